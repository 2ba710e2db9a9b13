import { useEffect, useRef } from 'react'
import type { HallKey } from '#lib/hallKeys.ts'
import { createHallSound, type HallSound } from './hallSound.ts'

/** Lets the hall sound: nothing before the first gesture, then the breath of whoever somebody is near to. */
export function useHallSound(near: HallKey | null): void {
  const sound = useRef<HallSound | null>(null)
  useEffect(function soundHall() {
    const made = createHallSound()
    sound.current = made
    const listening = new AbortController()
    const touch = () => {
      made.wake()
      made.press()
    }
    addEventListener('pointerdown', touch, listening)
    addEventListener('keydown', () => made.wake(), listening)
    return () => {
      listening.abort()
      made.dispose()
      sound.current = null
    }
  }, [])
  useEffect(
    function breathe() {
      sound.current?.breathe(near)
    },
    [near],
  )
}
