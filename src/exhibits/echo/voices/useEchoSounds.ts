import { useEffect, useRef } from 'react'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { between, seededRandom } from '#contract/random.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { type EchoState, isDeviceOn } from '../echoMachine.ts'

const names: readonly SoundName[] = ['press', 'planet-touch', 'planet-arrival', 'speaker-wake']

/** Every planet has its own pitch: factors on the recording. */
const pitches = { lowest: 0.72, highest: 1.45 } as const

/** The exhibit's sounds apart from voices: touched and rising planets (ECHO-05), the waking device, keys. */
export function useEchoSounds(state: EchoState): void {
  const mixer = useExhibitSounds(names, echoExhibit.acoustics)
  const before = useRef(state)
  useEffect(
    function ring() {
      const previous = before.current
      before.current = state
      if (mixer === null) return
      const { openId } = state
      if (openId !== null && openId !== previous.openId)
        mixer.play('planet-touch', 'device', between(seededRandom(openId), pitches.lowest, pitches.highest))
      else if (openId !== previous.openId || state.isListOpen !== previous.isListOpen) mixer.play('press')
      if (state.arrived !== previous.arrived) mixer.play('planet-arrival')
      if (isDeviceOn(state) && !isDeviceOn(previous)) mixer.play('speaker-wake')
    },
    [mixer, state],
  )
}
