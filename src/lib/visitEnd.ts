/*
 * The end of a visit: somebody has left, and nothing of them stays for the next one. Whoever keeps something of a
 * visitor in memory, outside of what is on screen, forgets it here.
 */

const listeners = new Set<() => void>()

/** Calls when a visit has ended. Returns what stops it. */
export function onVisitEnd(forget: () => void): () => void {
  listeners.add(forget)
  return () => listeners.delete(forget)
}

/** One that fails keeps no other from forgetting. */
export function tellVisitEnd(): void {
  for (const forget of [...listeners]) {
    try {
      forget()
    } catch (error) {
      console.error('Something of the last visit could not be forgotten', error)
    }
  }
}
