import { useEffect, useRef } from 'react'
import type { Voices } from '#audio/voice/createVoices.ts'
import { between, seededRandom } from '#lib/random.ts'
import { type EchoState, isDeviceOn } from '../echoMachine.ts'

/** Every planet rings at a pitch of its own: factors around the recorded one. */
const pitches = { lowest: 0.72, highest: 1.45 } as const

/** What the room lets sound beside voices: a planet that is touched or rises (ECHO-05), the device that wakes, keys. */
export function useRoomSounds(voices: Voices | null, room: EchoState): void {
  const before = useRef(room)
  useEffect(
    function ring() {
      const was = before.current
      before.current = room
      const mixer = voices?.mixer()
      if (!mixer) return
      const { openId } = room
      if (openId !== null && openId !== was.openId)
        mixer.play('planet-touch', 'device', between(seededRandom(openId), pitches.lowest, pitches.highest))
      else if (openId !== was.openId || room.isListOpen !== was.isListOpen) mixer.play('press')
      if (room.arrived !== was.arrived) mixer.play('planet-arrival')
      if (isDeviceOn(room) && !isDeviceOn(was)) mixer.play('speaker-wake')
    },
    [voices, room],
  )
}
