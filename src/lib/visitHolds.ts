/*
 * Something is under way that must not be cut off because nobody touches the screen: somebody speaks into the
 * recorder, a story is being sent. As long as anything holds the visit, it does not end by itself (TAPE-07b).
 */

const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/** Holds the visit. Returns what lets it go; letting go twice is harmless. */
export function holdVisit(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    if (!holds.delete(hold)) return
    for (const listener of listeners) listener()
  }
}

/** Calls whenever something lets go: until just now somebody was busy here. Returns what stops it. */
export function onVisitReleased(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody is busy here although nothing is touched. */
export const isVisitHeld = () => holds.size > 0
