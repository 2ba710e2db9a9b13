import { useEffect, useState } from 'react'
import { onGesture } from '#audio/engine.ts'
import type { Mixer } from '#audio/Mixer.ts'
import type { Acoustics } from '#audio/acoustics.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { theMixer } from '#audio/theMixer.ts'

/**
 * Lets a room sound: null before the first gesture, which loads the mixer and the sounds that are named; then what they
 * are played on. Where that fails everything else goes on, and the next gesture tries again.
 * @param names the same array on every render
 * @param acoustics of a room with walls; the same object on every render
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
