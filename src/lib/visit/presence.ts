import type { Stop } from '../time/timers.ts'

/** Events that show presence for the idle return, as the specification lists them. Playing sound is not one. */
export const idleSigns = ['mousemove', 'mousedown', 'keydown', 'touchstart'] as const

/** All events that show presence: while there are any, nothing reloads, invites or updates. */
export const signs = [...idleSigns, 'pointermove', 'pointerdown', 'wheel', 'click'] as const

/** Calls `notice` at each of these events, before the page handles it. */
export function onSign(names: readonly (typeof signs)[number][], notice: () => void): Stop {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const name of names) addEventListener(name, notice, options)
  return () => listening.abort()
}
