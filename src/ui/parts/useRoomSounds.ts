import { useCallback, useEffect, useRef } from 'react'
import { assetBytes } from '#api/assetBytes.ts'
import type { Mixer } from '#audio/mixer/createMixer.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { SoundName } from '#audio/sounds.gen.ts'

/**
 * Lets a room without music sound: nothing before the first gesture, which loads the mixer and the sounds that are
 * named; then each when it is called. Without sound everything else goes on.
 * @param names the same array on every render
 */
export function useRoomSounds<Name extends SoundName>(names: readonly Name[]): (name: Name) => void {
  const mixer = useRef<Mixer | null>(null)
  useEffect(
    function wakeAtFirstGesture() {
      const listening = new AbortController()
      const wake = () => {
        listening.abort()
        theMixer(assetBytes).then(
          async (made) => {
            await made.prepare(names)
            mixer.current = made
          },
          (error: unknown) => console.warn('The room stays silent', error),
        )
      }
      addEventListener('pointerdown', wake, listening)
      addEventListener('keydown', wake, listening)
      return () => {
        listening.abort()
        mixer.current = null
      }
    },
    [names],
  )
  return useCallback((name) => void mixer.current?.play(name), [])
}
