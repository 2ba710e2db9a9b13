import type { Sounding } from '../../audio/mixer/createMixer.ts'
import type { HallKey } from '../../lib/hallKeys.ts'
import { ownedTimers } from '../../lib/timers.ts'
import { createRoomMixer } from '../../ui/parts/useRoomSound.ts'

/** Sounds of the hall. */
export interface HallSound {
  /** The first gesture of the visit: from now on there is sound. */
  wake(): void
  /** The breath of an object that somebody comes near to; null when nobody is near. */
  breathe(key: HallKey | null): void
  press(): void
  dispose(): void
}

/** Milliseconds between the detents of a wheel that is turned a little. */
const ticksMs = [0, 90, 200, 340] as const

export function createHallSound(): HallSound {
  const timers = ownedTimers()
  let breath: Sounding | null = null
  let near: HallKey | null = null
  const room = createRoomMixer({
    sounds: ['press', 'tape-hiss', 'wheel-tick', 'speaker-wake'],
    silence: 'The hall stays silent',
    // Who is near already breathes now.
    onReady: () => {
      if (near !== null) breath = sound(near)
    },
  })

  function sound(key: HallKey): Sounding | null {
    const mixer = room.mixer()
    if (mixer === null) return null
    if (key === 'tape') return mixer.loop('tape-hiss', { fadeSeconds: 0.4 })
    if (key === 'echo') return mixer.play('speaker-wake')
    const stops = ticksMs.map((ms) => timers.after(ms, () => mixer.play('wheel-tick')))
    return { stop: () => stops.forEach((stop) => stop()) }
  }

  return {
    wake: room.wake,
    breathe: (key) => {
      if (key === near) return
      near = key
      breath?.stop(0.5)
      breath = key === null ? null : sound(key)
    },
    press: () => room.mixer()?.play('press'),
    dispose: () => {
      room.dispose()
      breath?.stop(0.5)
      timers.dispose()
    },
  }
}
