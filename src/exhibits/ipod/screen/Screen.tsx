import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ipod, type IpodWords } from '#content/exhibits/ipod/words.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import type { Story } from '#contract/story.ts'
import type { ScreenPlane } from '#scenes/stage/screenPlane.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useWords } from '#state/language.ts'
import { ShareCard } from '#ui/parts/ShareCard.tsx'
import type { DeviceStories } from '#ui/parts/useDeviceStories.ts'
import { screenOf } from '../device/deviceMachine.ts'
import type { DeviceState } from '../device/deviceState.ts'
import type { DeviceControls } from '../device/useDevice.ts'
import { isPlaying, type NowPlaying } from '../device/useNowPlaying.ts'
import { Boot } from './Boot.tsx'
import { Home } from './Home.tsx'
import { Player } from './Player.tsx'
import { StoryText } from './StoryText.tsx'
import { Spoken } from './Spoken.tsx'
import styles from './Screen.module.css'

const CoverFlow = lazyComponent<ScreenProps>(
  'covers',
  async () => (await import('./CoverFlow.tsx')).CoverFlow,
)
const StoryList = lazyComponent<ScreenProps>('list', async () => (await import('./StoryList.tsx')).StoryList)

export interface ScreenProps {
  readonly state: DeviceState
  readonly about: DeviceStories
  /** In the order of the machine's ids; null for the share card. */
  readonly cards: readonly (Story | null)[]
  readonly playing: NowPlaying
  readonly controls: DeviceControls
}

/** The player's display as HTML over the scene or the still. */
export function Screen(props: ScreenProps & { readonly plane: ScreenPlane }) {
  const words = useWords(ipod)
  const { state, playing, plane } = props
  const screen = screenOf(state)
  const glass = useRef<HTMLElement>(null)
  const isDeeper = useIsDeeper(state.path.length)
  useLayoutEffect(
    function lieOnPicture() {
      plane.hold(glass.current)
      return () => plane.hold(null)
    },
    [plane],
  )
  useFocusOnScreen(glass, state.isOn ? screen : null)
  useEffect(function loadDuringBoot() {
    void CoverFlow.preload()
    void StoryList.preload()
  }, [])
  return (
    <section
      ref={glass}
      className={styles.glass}
      data-display
      aria-label={words.screen}
      data-screen={state.isOn ? screen : 'boot'}
    >
      {state.isOn ? (
        <>
          <header className={styles.bar}>
            <span
              className={styles.sign}
              data-playing={isPlaying(playing.state) || undefined}
              aria-hidden="true"
            />
            <h2 className={styles.heading} tabIndex={-1} data-heading="">
              {headingOf(state, words)}
            </h2>
            <span className={styles.battery} aria-hidden="true" />
          </header>
          <div key={screen} className={styles.body} data-from={isDeeper ? 'right' : 'left'}>
            <Suspense>
              <Content {...props} />
            </Suspense>
          </div>
          <Spoken {...props} glass={glass} />
        </>
      ) : (
        <Boot {...props} />
      )}
      <span className={styles.sheen} aria-hidden="true" />
    </section>
  )
}

function Content(props: ScreenProps) {
  switch (screenOf(props.state)) {
    case 'home':
      return <Home {...props} />
    case 'covers':
      return <CoverFlow {...props} />
    case 'stories':
      return <StoryList {...props} />
    case 'story':
      return <StoryText {...props} />
    case 'player':
      return <Player {...props} />
    case 'share':
      return <Share />
  }
}

function headingOf(state: DeviceState, words: IpodWords): string {
  switch (screenOf(state)) {
    case 'home':
      return words.menu.heading
    case 'covers':
      return words.stories.covers
    case 'stories':
      return words.stories.list
    case 'story':
      return words.text.heading
    case 'player':
      return words.player.heading
    case 'share':
      return words.share.heading
  }
}

/** Whether the present screen is deeper than the last one: it then slides in from the right. */
function useIsDeeper(depth: number): boolean {
  const [last, setLast] = useState({ depth, isDeeper: true })
  if (last.depth !== depth) setLast({ depth, isDeeper: depth > last.depth })
  return last.isDeeper
}

/** The focused element disappears with its screen: the marked row or the header of the next one gets the focus. */
function useFocusOnScreen(glass: { readonly current: HTMLElement | null }, screen: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(
    function goOnReading() {
      const previous = before.current
      before.current = screen
      if (previous === null || previous === screen) return
      const focused = document.activeElement
      if (focused !== document.body && !focused?.matches('[data-heading], h1')) return
      const place = glass.current?.querySelector<HTMLElement>('[aria-current="true"]')
      const head = glass.current?.querySelector<HTMLElement>('[data-heading]')
      ;(place ?? head)?.focus({ preventScroll: true })
    },
    [glass, screen],
  )
}

/** The window with the code (IPOD-04). */
function Share() {
  const words = useWords(ipod).share
  return (
    <div className={styles.share}>
      <ShareCard deviceId={ipodExhibit.device.id} words={words}>
        <h3 className={styles.title}>{words.title}</h3>
      </ShareCard>
    </div>
  )
}
