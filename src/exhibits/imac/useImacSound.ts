import { useCallback, useEffect, useRef } from 'react'
import { createImacSound, type ImacSound } from './imacSound.ts'
import type { Power } from './room/roomMachine.ts'

/** Lets the machine sound: nothing before the first gesture. */
export function useImacSound(power: Power): { readonly press: () => void; readonly tap: () => void } {
  const sound = useRef<ImacSound | null>(null)
  useEffect(function soundMachine() {
    const made = createImacSound()
    sound.current = made
    const listening = new AbortController()
    addEventListener('pointerdown', () => made.wake(), listening)
    addEventListener('keydown', () => made.wake(), listening)
    return () => {
      listening.abort()
      made.dispose()
      sound.current = null
    }
  }, [])
  useEffect(
    function followThePower() {
      if (power === 'starting') sound.current?.start()
      else sound.current?.settle()
    },
    [power],
  )
  return {
    press: useCallback(() => sound.current?.press(), []),
    tap: useCallback(() => sound.current?.tap(), []),
  }
}
