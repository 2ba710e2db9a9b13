import { useEffect, useRef } from 'react'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { between, seededRandom } from '#contract/random.ts'
import { useRoomSounds } from '#ui/parts/useRoomSounds.ts'
import { type EchoState, isDeviceOn } from '../echoMachine.ts'

const names: readonly SoundName[] = ['press', 'planet-touch', 'planet-arrival', 'speaker-wake']

/** Every planet rings at a pitch of its own: factors around the recorded one. */
const pitches = { lowest: 0.72, highest: 1.45 } as const

/** What the room lets sound beside voices: a planet that is touched or rises (ECHO-05), the device that wakes, keys. */
export function useEchoSounds(room: EchoState): void {
  const mixer = useRoomSounds(names, echoExhibit.acoustics)
  const before = useRef(room)
  useEffect(
    function ring() {
      const was = before.current
      before.current = room
      if (mixer === null) return
      const { openId } = room
      if (openId !== null && openId !== was.openId)
        mixer.play('planet-touch', 'device', between(seededRandom(openId), pitches.lowest, pitches.highest))
      else if (openId !== was.openId || room.isListOpen !== was.isListOpen) mixer.play('press')
      if (room.arrived !== was.arrived) mixer.play('planet-arrival')
      if (isDeviceOn(room) && !isDeviceOn(was)) mixer.play('speaker-wake')
    },
    [mixer, room],
  )
}
