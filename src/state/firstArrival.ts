import { useDeferredValue } from 'react'
import { after, afterPaint } from '#lib/time/timers.ts'

/** ms after which what waits for the first page starts without one, for example if its code is missing. */
const longestMs = 5_000

let hasArrived = false
let settle = () => {}

/** Resolves when the first page has been painted, or after 5 s. */
export const firstArrival = new Promise<void>((resolve) => {
  settle = resolve
  after(longestMs, resolve)
})

export function noteArrival(): void {
  hasArrived = true
  afterPaint(settle)
}

/**
 * False in the first picture after the site is opened, then true: what a page shows below its first screen comes in a
 * second picture, so that neither makes a touch wait. Pages that follow come whole; they are scrolled to where they were.
 */
export const useIsWhole = (): boolean => useDeferredValue(true, hasArrived)
