import { chooseLanguage } from '#state/visit.ts'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { IpodSceneProps } from '#scenes/ipod/IpodScene.tsx'
import { type IpodLayout, screenUnits, wheelUnits } from '#scenes/ipod/layout.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { createScreenPlane } from '#scenes/stage/screenPlane.ts'
import type { SceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import { chooserAddress, ipodConstants } from './constants.ts'
import { useDevice, useDeviceState } from './device/useDevice.ts'
import { useNowPlaying } from './device/useNowPlaying.ts'
import { Screen } from './screen/Screen.tsx'
import { usePageKeys } from './usePageKeys.ts'
import type { WheelKey } from './wheel/useWheel.ts'
import { WheelPad } from './wheel/WheelPad.tsx'
import { useLanguage } from '#state/language.ts'

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
    leave: () => navigate(chooserAddress, { replace: true }),
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
