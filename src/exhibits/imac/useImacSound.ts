import { useCallback, useEffect } from 'react'
import { useAwakened } from '../../ui/parts/useRoomSound.ts'
import { createImacSound } from './imacSound.ts'
import type { Power } from './room/roomMachine.ts'

/** Lets the machine sound: nothing before the first gesture. */
export function useImacSound(power: Power): { readonly press: () => void; readonly tap: () => void } {
  const sound = useAwakened(createImacSound)
  useEffect(
    function followThePower() {
      if (power === 'starting') sound.current?.start()
      else sound.current?.settle()
    },
    [power, sound],
  )
  return {
    press: useCallback(() => sound.current?.press(), [sound]),
    tap: useCallback(() => sound.current?.tap(), [sound]),
  }
}
