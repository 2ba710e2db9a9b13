import { useEffect } from 'react'
import type { HallKey } from '../../lib/hallKeys.ts'
import { useAwakened } from '../../ui/parts/useRoomSound.ts'
import { createHallSound } from './hallSound.ts'

/** Lets the hall sound: nothing before the first gesture, then the breath of whoever somebody is near to. */
export function useHallSound(near: HallKey | null): void {
  const sound = useAwakened(createHallSound)
  useEffect(
    function clickWhenPressed() {
      const listening = new AbortController()
      addEventListener('pointerdown', () => sound.current?.press(), listening)
      return () => listening.abort()
    },
    [sound],
  )
  useEffect(
    function breathe() {
      sound.current?.breathe(near)
    },
    [near, sound],
  )
}
