import { startTransition, useEffect, useState } from 'react'
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
 * How many of a page's parts are laid out: one when the site opens on it, then one more with each frame, so that none of
 * them makes a touch wait. Pages that follow are whole at once, because they are scrolled to where they were.
 */
export function usePartsLaid(parts: number): number {
  const [laid, setLaid] = useState(hasArrived ? parts : 1)
  useEffect(
    function layNext() {
      if (laid < parts) return afterPaint(() => startTransition(() => setLaid(laid + 1)))
    },
    [laid, parts],
  )
  return laid
}
