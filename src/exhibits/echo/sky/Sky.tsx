import { useLanguage, useWords } from '#state/language.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Story } from '#contract/story.ts'
import { devicePlanet, homePlanet, type PlanetId } from '#lib/galaxy/ids.ts'
import { stretchFor } from '#lib/galaxy/field.ts'
import { createSkyLive } from '#lib/galaxy/live.ts'
import { createPlacer } from '#lib/galaxy/placement.ts'
import type { VoicesLive } from '#lib/sound/voiceLive.ts'
import type { SkyProps } from '#scenes/echo/props.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import type { DeviceStoryView } from '../device/useDeviceStory.ts'
import { isDeviceOn } from '../echoMachine.ts'
import type { EchoViewProps } from '../EchoView.tsx'
import type { Covered } from '../sheetPlace.ts'
import { PlanetKeys } from './PlanetKeys.tsx'
import styles from './Sky.module.css'
import { skyStories } from './skyStories.ts'
import { ZoomKeys } from './ZoomKeys.tsx'

const EchoSky = lazyComponent<SkyProps>(
  'echo-sky',
  async () => (await import('#scenes/echo/EchoSky.tsx')).EchoSky,
)

interface SkyOverlayProps extends EchoViewProps {
  readonly stories: readonly Story[] | null
  readonly live: VoicesLive
  readonly device: DeviceStoryView
  readonly covered: Covered
}

/** The drawn sky with its overlays for touch, keyboard and screen readers (ECHO-01 to 05). */
export function Sky(props: SkyOverlayProps) {
  const { state, dispatch, stories, live: voices, device, covered, onLeave } = props
  const language = useLanguage()
  const words = useWords(echo)
  const [live] = useState(createSkyLive)
  const stretch = stretchFor(props.screen)
  const placer = useMemo(() => createPlacer(stretch), [stretch])
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [hoveredId, setHoveredId] = useState<PlanetId | null>(null)
  const [hasKeys, setHasKeys] = useState(false)
  const facts = stories ?? none
  const placement = useMemo(() => placer.place(facts.map(({ id }) => id)), [placer, facts])
  const shown = useMemo(() => skyStories(facts, language, words.sky.untitled), [facts, language, words])
  const focused = hoveredId ?? (hasKeys ? state.focusedId : null)
  const { player } = device

  const act = useMemo(() => {
    const toggle = () => {
      if (player === null) return
      const { phase } = player.getState()
      if (phase === 'playing' || phase === 'loading') player.pause()
      else player.play()
    }
    const choose = (id: PlanetId | null) => {
      if (id === null) dispatch({ type: 'close' })
      else if (id === homePlanet) onLeave()
      else if (id === devicePlanet) toggle()
      else dispatch({ type: 'open', id })
    }
    return { toggle, choose }
  }, [player, dispatch, onLeave])

  const scene = useScene(props, {
    live,
    placement,
    shown,
    surface,
    focused,
    covered,
    act,
    setHoveredId,
    voices,
  })
  return (
    <div className={styles.sky}>
      <OnStage>{scene}</OnStage>
      <div ref={setSurface} className={styles.surface} data-surface />
      <PlanetKeys
        placement={placement}
        live={live}
        stories={facts}
        focusedId={state.focusedId}
        isDeviceOn={isDeviceOn(state)}
        screen={props.screen}
        onFocusId={(id) => dispatch({ type: 'focus', id })}
        onChoose={act.choose}
        onKeys={setHasKeys}
      />
      {state.openId === null && <ZoomKeys live={live} />}
    </div>
  )
}

const none: readonly Story[] = []

interface SceneParts {
  readonly live: SkyProps['live']
  readonly placement: SkyProps['placement']
  readonly shown: SkyProps['stories']
  readonly surface: HTMLElement | null
  readonly focused: PlanetId | null
  readonly covered: Covered
  readonly act: { readonly toggle: () => void; readonly choose: (id: PlanetId | null) => void }
  readonly setHoveredId: (id: PlanetId | null) => void
  readonly voices: VoicesLive
}

function useScene({ state, dispatch }: SkyOverlayProps, parts: SceneParts): ReactNode {
  const words = useWords(echo)
  const { live, placement, shown, surface, focused, act, setHoveredId, voices } = parts
  const { openId, rising, phase, device, isVisitorPlaying } = state
  const { left, top, right, bottom } = parts.covered
  const isUpright = placement.stretch.y > 1
  const labels = useMemo(
    () => ({
      home: words.backToEarth,
      share: words.createYourPlanet,
      // In portrait the label is below the key.
      device: isUpright ? '' : words.device.play,
    }),
    [words, isUpright],
  )
  return useMemo(
    () => (
      <EchoSky
        live={live}
        stories={shown}
        placement={placement}
        fixedLabels={labels}
        playing={device === 'playing'}
        deviceVoice={voices.device}
        storyVoice={voices.visitor}
        speaking={isVisitorPlaying}
        focused={focused}
        chosen={openId}
        covered={{ left, top, right, bottom }}
        arriving={rising}
        leaving={phase !== 'here'}
        surface={surface}
        onChoose={act.choose}
        onFocus={setHoveredId}
        onToggleDevice={act.toggle}
        onLanded={(id) => {
          if (id === homePlanet) dispatch({ type: 'landed' })
        }}
        onRisen={ignore}
      />
    ),
    [
      live,
      shown,
      placement,
      labels,
      device,
      voices,
      isVisitorPlaying,
      focused,
      openId,
      left,
      top,
      right,
      bottom,
      rising,
      phase,
      surface,
      act,
      setHoveredId,
      dispatch,
    ],
  )
}

const ignore = () => {}
