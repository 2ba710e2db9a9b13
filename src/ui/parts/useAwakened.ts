import { type RefObject, useEffect, useRef } from 'react'

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
