import { type RefObject, useEffect, useRef } from 'react'

/** Where the pointer looks from, shares of the screen from its middle, -1 to 1. */
export interface Gaze {
  readonly x: number
  readonly y: number
}

/** Where a mouse is, from the middle of the screen, -1 to 1: the player turns a little towards it. A finger moves nothing: it would push its own target away. */
export function useGaze(wake: () => void): RefObject<Gaze> {
  const gaze = useRef<Gaze>({ x: 0, y: 0 })
  useEffect(
    function follow() {
      const listening = new AbortController()
      addEventListener(
        'pointermove',
        ({ pointerType, clientX, clientY, buttons }) => {
          if (pointerType !== 'mouse' || buttons > 0) return
          gaze.current = { x: (2 * clientX) / innerWidth - 1, y: (2 * clientY) / innerHeight - 1 }
          wake()
        },
        { passive: true, signal: listening.signal },
      )
      return () => listening.abort()
    },
    [wake],
  )
  return gaze
}
