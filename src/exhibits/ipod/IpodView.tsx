import { chooseLanguage } from '#state/visit.ts'
import { useLayoutEffect, useMemo, useState, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { chooser } from '#content/exhibits/chooser.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { isForThePage } from '#lib/browser/isForThePage.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { IpodSceneProps } from '#scenes/ipod/IpodScene.tsx'
import { type IpodLayout, screenUnits, wheelUnits } from '#scenes/ipod/layout.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { createScreenPlane } from '#scenes/stage/screenPlane.ts'
import type { SceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import { ipodConstants } from './constants.ts'
import { useDevice, useDeviceState } from './device/useDevice.ts'
import { useNowPlaying } from './device/useNowPlaying.ts'
import { Screen } from './screen/Screen.tsx'
import type { WheelKey } from './wheel/useWheel.ts'
import { WheelPad } from './wheel/WheelPad.tsx'
import { useLanguage } from '#state/language.ts'
import { holdMs, turnedByScroll, type WheelTurn } from './wheel/wheelMachine.ts'

const IpodScene = lazyComponent<IpodSceneProps>(
  'ipod-scene',
  async () => (await import('#scenes/ipod/IpodScene.tsx')).IpodScene,
)

export interface IpodViewProps {
  readonly layout: IpodLayout
  readonly status: SceneStatus
}

/** The working player: display and wheel lie over the scene or the still. */
export function IpodView(props: IpodViewProps) {
  const language = useLanguage()
  const { layout, status } = props
  const [, navigate] = useLocation()
  const [planes] = useState(() => ({
    screen: createScreenPlane(screenUnits),
    wheel: createScreenPlane(wheelUnits),
  }))
  const [keyDown, setKeyDown] = useState<WheelKey | null>(null)
  const list = useDeviceStories(ipodExhibit.device.id, ipodConstants.refreshMs, language)
  const machine = useDeviceState()
  const { state } = machine
  const playing = useNowPlaying(state.track, list.stories)
  const controls = useDevice(machine, {
    stories: list.stories,
    playing,
    switchLanguage: () => chooseLanguage(language === 'en' ? 'de' : 'en'),
    leave: () => navigate(chooser.address, { replace: true }),
  })
  const cards = useMemo(
    () => state.ids.map((id) => list.stories?.find((story) => story.id === id) ?? null),
    [state.ids, list.stories],
  )
  useLayoutEffect(
    function layOnStill() {
      // A drawn scene places them every frame.
      if (status === 'ready') return
      planes.screen.place(layout.screen)
      planes.wheel.place(layout.wheel)
    },
    [status, planes, layout],
  )

  const press = (key: WheelKey) =>
    controls.press(
      key === 'previous' ? { type: 'previous', positionSeconds: playing.position } : { type: key },
    )
  const hold = (key: WheelKey) => {
    if (key === 'menu') controls.press({ type: 'home' })
  }
  usePageKeys({ onTurn: controls.turn, onKey: press, onHold: hold })

  const scene = useMemo(
    () => <IpodScene layout={layout} planes={planes} keyDown={keyDown} />,
    [layout, planes, keyDown],
  )

  return (
    <>
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      <Screen
        plane={planes.screen}
        state={state}
        about={list}
        cards={cards}
        playing={playing}
        controls={controls}
      />
      <WheelPad plane={planes.wheel} onTurn={controls.turn} onKey={press} onHold={hold} onDown={setKeyDown} />
    </>
  )
}

interface PageKeys {
  readonly onTurn: (turn: WheelTurn) => void
  readonly onKey: (key: WheelKey) => void
  readonly onHold: (key: WheelKey) => void
}

/** Detents per key; Home and End turn to the ends. */
const turns: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 4,
  PageUp: -4,
  Home: -100_000,
  End: 100_000,
}

/** Keyboard and mouse wheel, anywhere on the page (IPOD-06). */
function usePageKeys(keys: PageKeys): void {
  const turn = useEffectEvent((detents: number) => keys.onTurn({ detents, rows: detents }))
  const press = useEffectEvent((key: WheelKey) => keys.onKey(key))
  const handleHold = useEffectEvent((key: WheelKey) => keys.onHold(key))
  useEffect(function listen() {
    const listening = new AbortController()
    let escapeMs: number | null = null
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
        if (!isForThePage(event.target) || isSlider(event.target)) return
        const detents = turns[event.key]
        if (detents !== undefined) {
          event.preventDefault()
          turn(detents)
        } else if (event.key === 'Escape' || event.key === 'Backspace') {
          event.preventDefault()
          if (!event.repeat) {
            escapeMs = event.timeStamp
            press('menu')
          } else if (escapeMs !== null && event.timeStamp - escapeMs >= holdMs) {
            escapeMs = null
            handleHold('menu')
          }
        } else if (
          !isControl(event.target) &&
          !event.repeat &&
          (event.key === 'Enter' || event.key === ' ')
        ) {
          event.preventDefault()
          press(event.key === 'Enter' ? 'centre' : 'play')
        }
      },
      listening,
    )
    let rest = 0
    addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || !(event.target instanceof Element)) return
        if (event.target.closest('[data-screen], [data-wheel]') === null) return
        event.preventDefault()
        const scrolled = turnedByScroll(rest, event.deltaY === 0 ? event.deltaX : event.deltaY)
        rest = scrolled.rest
        if (scrolled.detents !== 0) turn(scrolled.detents)
      },
      { passive: false, signal: listening.signal },
    )
    return () => listening.abort()
  }, [])
}

const isSlider = (target: EventTarget | null) => target instanceof HTMLInputElement

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input') !== null
