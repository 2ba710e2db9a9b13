import { useEffect, useRef, useState } from 'react'
import type { PartSound } from '#content/exhibits/parts.ts'
import { theMixer } from '#audio/theMixer.ts'
import { watchWaking } from '#audio/watchSound.ts'
import type { Stop } from '#lib/time/timers.ts'

/** The sound of a part, through the device channel; another press begins it anew, leaving the part ends it. */
export function usePartSound(name: PartSound): { readonly hasFailed: boolean; readonly play: () => void } {
  const [hasFailed, setHasFailed] = useState(false)
  const stop = useRef<Stop>(() => {})
  const isStopped = useRef(false)
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
      stop.current()
    }
  }, [])
  const play = async () => {
    try {
      const mixer = await theMixer()
      const { playPart } = await import('#audio/parts/playPart.ts')
      stop.current()
      if (!isStopped.current) stop.current = playPart(name, mixer.bus('device'))
      setHasFailed(false)
      watchWaking(mixer.context.rawContext, () => setHasFailed(true))
    } catch (error) {
      console.warn('A part stays silent', error)
      setHasFailed(true)
    }
  }
  return { hasFailed, play: () => void play() }
}
