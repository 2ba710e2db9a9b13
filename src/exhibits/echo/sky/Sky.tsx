import { useLanguage, useWords } from '#state/language.ts'
import { useCallback, useMemo, useState } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Story } from '#contract/story.ts'
import { devicePlanet, homePlanet, type PlanetId } from '#lib/galaxy/ids.ts'
import { stretchFor } from '#lib/galaxy/field.ts'
import { createSkyLive } from '#lib/galaxy/live.ts'
import { createPlacer } from '#lib/galaxy/placement.ts'
import type { Edges } from '#lib/galaxy/view.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import type { VoicesLive } from '#lib/sound/voiceLive.ts'
import type { SkyProps } from '#scenes/echo/props.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import type { DeviceStoryView } from '../device/useDeviceStory.ts'
import { isDeviceOn } from '../echoMachine.ts'
import type { EchoViewProps } from '../EchoView.tsx'
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
  readonly covered: Edges
}

/** The drawn sky with its overlays for touch, keyboard and screen readers (ECHO-01 to 05). */
export function Sky(props: SkyOverlayProps) {
  const { state, dispatch, stories, live: voices, onLeave } = props
  const { openId, rising, phase, device, isVisitorPlaying } = state
  const { left, top, right, bottom } = props.covered
  const { player } = props.device
  const language = useLanguage()
  const words = useWords(echo)
  const [live] = useState(createSkyLive)
  const stretch = stretchFor(props.screen)
  const isUpright = stretch.y > 1
  const placer = useMemo(() => createPlacer(stretch), [stretch])
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [hoveredId, setHoveredId] = useState<PlanetId | null>(null)
  const [hasKeys, setHasKeys] = useState(false)
  const facts = stories ?? none
  const placement = useMemo(() => placer.place(facts.map(({ id }) => id)), [placer, facts])
  const shown = useMemo(() => skyStories(facts, language, words.sky.untitled), [facts, language, words])
  const focused = hoveredId ?? (hasKeys ? state.focusedId : null)

  const choose = useCallback(
    (id: PlanetId | null) => {
      if (id === null) dispatch({ type: 'close' })
      else if (id === homePlanet) onLeave()
      else if (id !== devicePlanet) dispatch({ type: 'open', id })
      else if (player !== null) toggle(player)
    },
    [player, dispatch, onLeave],
  )
  const labels = useMemo(
    () => ({
      home: words.backToEarth,
      share: words.createYourPlanet,
      // In portrait the label is below the key.
      device: isUpright ? '' : words.device.play,
    }),
    [words, isUpright],
  )
  const scene = useMemo(
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
        onChoose={choose}
        onFocus={setHoveredId}
        onLanded={(id) => {
          if (id === homePlanet) dispatch({ type: 'landed' })
        }}
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
      choose,
      dispatch,
    ],
  )
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
        onChoose={choose}
        onKeys={setHasKeys}
      />
      {openId === null && <ZoomKeys live={live} />}
    </div>
  )
}

const none: readonly Story[] = []

function toggle(player: PlayerHandle): void {
  const { phase } = player.getState()
  if (phase === 'playing' || phase === 'loading') player.pause()
  else player.play()
}
