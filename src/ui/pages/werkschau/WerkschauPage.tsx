import { useEffect, useMemo, useReducer, useState } from 'react'
import { useLocation } from 'wouter'
import { chooser } from '#content/exhibits/chooser.ts'
import { werkschau } from '#content/pages/werkschau.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'
import { useTimeout } from '#lib/time/useTimer.ts'
import type { HallProps } from '#scenes/hall/Hall.tsx'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useHasLargeText } from '#state/reading.ts'
import { useStage } from '#state/stage.ts'
import { useTheme } from '#state/theme.ts'
import { Head } from '#ui/kit/Head.tsx'
import { SoundControl } from '#ui/kit/SoundControl.tsx'
import { LoadingLine } from '#ui/kit/LoadingLine.tsx'
import { Wordmark } from '#ui/kit/Wordmark.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { initialChooser, nextChooser, exhibitToEnter } from './chooserMachine.ts'
import { hallDevices, isWhole, shown } from './pedestals.ts'
import { Tile } from './Tile.tsx'
import { useViewport } from '#lib/browser/useViewport.ts'
import styles from './WerkschauPage.module.css'
import type { Size } from '#lib/geometry/size.ts'
import { hallStill, stillPlace } from './tileFrame.ts'
import type { Mixer, Sounding } from '#audio/Mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { ownedTimers } from '#lib/time/timers.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { useQuery } from '@tanstack/react-query'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { visualsQuery } from '#api/queries/visuals.ts'
import { sample } from './sample.ts'

const Hall = lazyComponent<HallProps>('hall', async () => {
  for (const { pedestal } of shown) pedestal.OnShow.preload()
  return (await import('#scenes/hall/Hall.tsx')).Hall
})

/** Share of the progress for loading; preparing the scene is the rest. */
const loadingShare = 0.85

/** ms. The camera takes 0.9 s to an object; the limit is for displays that draw no frames. */
const longestWalkMs = 2400

/** The chooser: objects on plinths in a dark hall (WERK-01). */
export function WerkschauPage() {
  const language = useLanguage()
  const words = useWords(werkschau)
  const overrides = useOverrides()
  const [, navigate] = useLocation()
  const theme = useTheme((state) => state.theme)
  const viewport = useViewport()
  const loaded = useStage((stage) => stage.progress)
  const prints = useTapeVisuals()
  const [state, dispatch] = useReducer(nextChooser, initialChooser)
  const { approached, chosen } = state
  // Phones and pages zoomed far in get a page that scrolls.
  const hasLargeText = useHasLargeText()
  const hasSpace = Math.min(viewport.width, viewport.height) >= 480 && !hasLargeText
  const status = useSceneStatus(hasSpace)
  // The still shows hidden devices, too, so with some hidden only the scene can be the hall.
  const isHall = hasSpace && (isWhole || status === 'loading' || status === 'ready')
  const isDrawn = status === 'ready'
  const entered = exhibitToEnter(state, isDrawn)

  const scene = useMemo(
    () => (
      <Hall
        devices={hallDevices}
        approached={approached}
        chosen={chosen}
        prints={prints}
        onArrived={() => dispatch({ type: 'arrive' })}
      />
    ),
    [approached, chosen, prints],
  )
  useHallSound(chosen === null ? approached : null)

  useEffect(
    function enterExhibit() {
      const found = shown.find(({ exhibit }) => exhibit.id === entered)
      if (found !== undefined) navigate(found.exhibit.address, { replace: true })
    },
    [entered, navigate],
  )
  useTimeout(() => dispatch({ type: 'arrive' }), chosen !== null && entered === null ? longestWalkMs : null)
  useEffect(
    function skipTheWay() {
      if (chosen === null) return
      const listening = new AbortController()
      const skip = (event: Event) => {
        if (event instanceof KeyboardEvent && event.repeat) return
        dispatch({ type: 'arrive' })
      }
      addEventListener('pointerdown', skip, listening)
      addEventListener('keydown', skip, listening)
      return () => listening.abort()
    },
    [chosen],
  )

  const choose = (key: string) => dispatch({ type: 'choose', key })

  return (
    <ScenePage
      status={status}
      still={isHall && isWhole && <HallPicture viewport={viewport} isHidden={isDrawn} />}
      failed={{ text: words.stillOnly, retry: words.retry, className: styles.broken }}
      className={isHall ? `${styles.page} ${styles.hall}` : styles.page}
      data-theme="dark"
      data-going={chosen !== null || undefined}
      lang={language}
    >
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      <Head className={styles.head} back={<Wordmark />} keys={<SoundControl />} />
      <main id="main" className={styles.main}>
        <div className={styles.opening}>
          <h1 className={styles.title} tabIndex={-1}>
            {overridden(
              overrides,
              `werkschau.title.${language}`,
              isWhole ? words.title : chooser.name[language],
            )}
          </h1>
          <p className={styles.lead}>
            {overridden(
              overrides,
              `werkschau.lead.${language}`,
              isWhole ? words.lead : chooser.invitation[language],
            )}
          </p>
          <p className={styles.hint}>{words.hint}</p>
        </div>
        <ul className={styles.tiles} aria-label={words.devices}>
          {shown.map((one) => (
            <Tile
              key={one.exhibit.id}
              shown={one}
              theme={theme}
              layout={isHall ? { viewport, isDrawn: isDrawn || !isWhole } : null}
              isNear={(chosen ?? approached) === one.exhibit.id}
              prints={one.pedestal.hasPrints ? prints : noPrints}
              onApproach={() => dispatch({ type: 'approach', key: one.exhibit.id })}
              onLeave={() => dispatch({ type: 'leave', key: one.exhibit.id })}
              onChoose={() => choose(one.exhibit.id)}
            />
          ))}
        </ul>
        {status === 'loading' && (
          <div className={styles.coming}>
            <LoadingLine share={loadingShare * loaded} words={words.loading} />
          </div>
        )}
      </main>
    </ScenePage>
  )
}

const noPrints: readonly string[] = []

interface HallPictureProps {
  readonly viewport: Size
  /** The scene is drawn, so the still fades out; it returns at once if the scene is lost. */
  readonly isHidden: boolean
}

/** The still of the hall: the first picture of every visit, and the only one where nothing moves. */
function HallPicture({ viewport, isHidden }: HallPictureProps) {
  const { url } = hallStill(viewport)
  const { left, top, width, height } = stillPlace(viewport)
  return (
    <img
      className={styles.picture}
      data-hidden={isHidden || undefined}
      src={url}
      style={{ left, top, width, height }}
      data-low={top > 0 || undefined}
      data-narrow={left > 0 || undefined}
      alt=""
      fetchPriority="high"
    />
  )
}

const names: readonly SoundName[] = ['press', ...hallDevices.map(({ breath }) => breath.sound)]
/** Seconds. */
const fades = { in: 0.4, out: 0.5 } as const

/** The sounds of the hall: touches, and the idle sound of the approached object. */
function useHallSound(near: string | null): void {
  const mixer = useExhibitSounds(names, chooser.acoustics)
  useEffect(
    function press() {
      if (mixer === null) return
      const listening = new AbortController()
      addEventListener('pointerdown', () => mixer.play('press'), listening)
      return () => listening.abort()
    },
    [mixer],
  )
  useEffect(
    function breathe() {
      if (mixer === null || near === null) return
      const breath = breathOf(near, mixer)
      return () => breath?.stop(fades.out)
    },
    [mixer, near],
  )
}

function breathOf(slug: string, mixer: Mixer): Sounding | null {
  const breath = hallDevices.find((device) => device.slug === slug)?.breath
  if (breath === undefined) return null
  const { sound, atMs } = breath
  if (atMs === 'loop') return mixer.loop(sound, { fadeSeconds: fades.in })
  const timers = ownedTimers()
  for (const ms of atMs) timers.after(ms, () => mixer.play(sound))
  return { stop: timers.dispose }
}

/** Spec §5: pictures of stories behind the tape tile. */
const behindTile = 4

const none: readonly string[] = []

/** Up to four random pictures of stories about the cassette (WERK-02); none while they load. */
function useTapeVisuals(): readonly string[] {
  const { data } = useQuery(visualsQuery(tapeExhibit.device.id))
  const [urls, setUrls] = useState(none)
  useEffect(
    function pickOnce() {
      if (data === undefined) return
      // A refreshed list must not change the pictures.
      setUrls((before) =>
        before.length > 0
          ? before
          : sample(
              data.map((visual) => visual.visualUrl),
              behindTile,
              Math.random,
            ),
      )
    },
    [data],
  )
  return urls
}
