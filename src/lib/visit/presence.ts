import type { Stop } from '../time/timers.ts'

/** Signs that a visit goes on, as the specification lists them for the idle return. Sound that plays is none. */
export const idleSigns = ['mousemove', 'mousedown', 'keydown', 'touchstart'] as const

/** Every sign of a person: while there are any, nothing reloads, invites or updates. */
export const signs = [...idleSigns, 'pointermove', 'pointerdown', 'wheel', 'click'] as const

/** Calls at each of these signs, before the page handles it. */
export function onSign(names: readonly (typeof signs)[number][], notice: () => void): Stop {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const name of names) addEventListener(name, notice, options)
  return () => listening.abort()
}
