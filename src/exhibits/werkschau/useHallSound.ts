import { useEffect } from 'react'
import type { Mixer, Sounding } from '#audio/Mixer.ts'
import { roomAcoustics } from '#audio/roomAcoustics.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import type { HallKey } from '#lib/hallKeys.ts'
import { ownedTimers } from '#lib/timers.ts'
import { useRoomSounds } from '#ui/parts/useRoomSounds.ts'

const names: readonly SoundName[] = ['press', 'tape-hiss', 'wheel-tick', 'speaker-wake']
/** Milliseconds between the detents of a wheel that is turned a little. */
const ticksMs = [0, 90, 200, 340] as const
/** Seconds. */
const fades = { in: 0.4, out: 0.5 } as const

/** Lets the hall sound: every touch, and the breath of the object that somebody is near to. */
export function useHallSound(near: HallKey | null): void {
  const mixer = useRoomSounds(names, roomAcoustics.hall)
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
      return () => breath.stop(fades.out)
    },
    [mixer, near],
  )
}

function breathOf(key: HallKey, mixer: Mixer): Sounding {
  if (key === 'tape') return mixer.loop('tape-hiss', { fadeSeconds: fades.in })
  if (key === 'echo') return mixer.play('speaker-wake')
  const timers = ownedTimers()
  for (const ms of ticksMs) timers.after(ms, () => mixer.play('wheel-tick'))
  return { stop: timers.dispose }
}
