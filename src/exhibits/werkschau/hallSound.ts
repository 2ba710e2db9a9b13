import { assetBytes } from '#api/assetBytes.ts'
import type { Mixer, Sounding } from '#audio/mixer/createMixer.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { ownedTimers } from '#lib/timers.ts'
import type { HallKey } from '#lib/hallKeys.ts'

/** Sounds of the hall. */
export interface HallSound {
  /** The first gesture of the visit: from now on there is sound. */
  wake(): void
  /** The breath of an object that somebody comes near to; null when nobody is near. */
  breathe(key: HallKey | null): void
  press(): void
  dispose(): void
}

const needed: readonly SoundName[] = ['press', 'tape-hiss', 'wheel-tick', 'speaker-wake']
/** Milliseconds between the detents of a wheel that is turned a little. */
const ticksMs = [0, 90, 200, 340] as const

export function createHallSound(): HallSound {
  const timers = ownedTimers()
  let mixer: Mixer | null = null
  let isAsleep = true
  let isDisposed = false
  let breath: Sounding | null = null
  let near: HallKey | null = null

  function sound(key: HallKey): Sounding | null {
    if (mixer === null) return null
    if (key === 'tape') return mixer.loop('tape-hiss', { fadeSeconds: 0.4 })
    if (key === 'echo') return mixer.play('speaker-wake')
    const stops = ticksMs.map((ms) => timers.after(ms, () => mixer?.play('wheel-tick')))
    return { stop: () => stops.forEach((stop) => stop()) }
  }

  return {
    wake: () => {
      if (!isAsleep) return
      isAsleep = false
      theMixer(assetBytes).then(
        async (made) => {
          await made.prepare(needed)
          if (isDisposed) return
          mixer = made
          // Who is near already breathes now.
          if (near !== null) breath = sound(near)
        },
        (error: unknown) => {
          isAsleep = true
          console.warn('The hall stays silent', error)
        },
      )
    },
    breathe: (key) => {
      if (key === near) return
      near = key
      breath?.stop(0.5)
      breath = key === null ? null : sound(key)
    },
    press: () => mixer?.play('press'),
    dispose: () => {
      isDisposed = true
      breath?.stop(0.5)
      timers.dispose()
    },
  }
}
