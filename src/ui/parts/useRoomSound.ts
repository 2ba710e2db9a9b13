import { type RefObject, useEffect, useRef } from 'react'
import { assetBytes } from '../../api/assetBytes.ts'
import type { Mixer } from '../../audio/mixer/createMixer.ts'
import { theMixer } from '../../audio/mixer/mixer.ts'
import type { SoundName } from '../../audio/sounds.gen.ts'

/** The mix of the exhibition as one room has it. */
export interface RoomMixer {
  /** Call it in a gesture: the first one brings the mixer; one that could not be had is asked for again by the next. */
  wake(): void
  /** Null until the room can sound, and once it is left. */
  mixer(): Mixer | null
  dispose(): void
}

interface RoomMixerParts {
  readonly sounds: readonly SoundName[]
  /** Told in the log where there is no sound. */
  readonly silence: string
  /** The mixer is there, the sounds are not yet. */
  readonly onMixer?: (mixer: Mixer) => void
  /** Whatever is asked for sounds at once from now on. */
  readonly onReady?: (mixer: Mixer) => void
}

export function createRoomMixer({ sounds, silence, onMixer, onReady }: RoomMixerParts): RoomMixer {
  let mixer: Mixer | null = null
  let isAsleep = true
  let isDisposed = false

  async function join(made: Mixer): Promise<void> {
    if (isDisposed) return
    onMixer?.(made)
    await made.prepare(sounds)
    if (isDisposed) return
    mixer = made
    onReady?.(made)
  }

  return {
    wake: () => {
      if (!isAsleep) return
      isAsleep = false
      theMixer(assetBytes)
        .then(join)
        .catch((error: unknown) => {
          isAsleep = true
          console.warn(silence, error)
        })
    },
    mixer: () => mixer,
    dispose: () => {
      isDisposed = true
      mixer = null
    },
  }
}

interface Sleeper {
  /** The first gesture of the visit: from now on there is sound. */
  wake(): void
  dispose(): void
}

/**
 * What sounds in a room, for as long as it is open; gestures wake it. Null before the room is there.
 * @param make the same function on every render
 */
export function useAwakened<S extends Sleeper>(make: () => S): RefObject<S | null> {
  const sleeper = useRef<S | null>(null)
  useEffect(
    function sound() {
      const made = make()
      sleeper.current = made
      const listening = new AbortController()
      addEventListener('pointerdown', () => made.wake(), listening)
      addEventListener('keydown', () => made.wake(), listening)
      return () => {
        listening.abort()
        made.dispose()
        sleeper.current = null
      }
    },
    [make],
  )
  return sleeper
}
