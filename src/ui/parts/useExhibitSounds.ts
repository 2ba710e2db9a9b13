import { useEffect, useState } from 'react'
import { onGesture } from '#audio/engine.ts'
import type { Mixer } from '#audio/Mixer.ts'
import type { Acoustics } from '#audio/acoustics.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { theMixer } from '#audio/theMixer.ts'

/**
 * Loads the mixer and an exhibit's sounds at the first gesture; null until then. After a failure the next gesture
 * tries again.
 * @param names the same array on every render
 * @param acoustics reverb of the exhibit; the same object on every render
 */
export function useExhibitSounds(names: readonly SoundName[], acoustics?: Acoustics): Mixer | null {
  const [mixer, setMixer] = useState<Mixer | null>(null)
  useEffect(
    function wakeInGestures() {
      let isStopped = false
      const wake = async () => {
        try {
          const made = await theMixer()
          await made.prepare(names)
          if (!isStopped) setMixer(made)
        } catch (error) {
          console.warn('The room stays silent', error)
        }
      }
      const stop = onGesture(() => void wake())
      return () => {
        isStopped = true
        stop()
      }
    },
    [names],
  )
  useEffect(
    function addAcoustics() {
      if (acoustics !== undefined) return mixer?.startReverb(acoustics)
    },
    [mixer, acoustics],
  )
  return mixer
}
