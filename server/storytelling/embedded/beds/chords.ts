/** A chord on its way: MIDI notes from low to high, and when it sounds. */
interface Chord {
  readonly notes: readonly number[]
  readonly at: number
  readonly seconds: number
  /** The home chord that everything ends on. */
  readonly isLast: boolean
}

/**
 * Takes turns of a progression through `seconds`, each chord about `each` seconds long, so that the last one to begin
 * is the first of the progression: home.
 */
export function chordsThrough(
  progression: readonly (readonly number[])[],
  seconds: number,
  each: number,
): Chord[] {
  const turns = Math.max(1, Math.round((seconds / each - 1) / progression.length))
  const count = turns * progression.length + 1
  const length = seconds / count
  return Array.from({ length: count }, (_, index) => ({
    notes: progression[index % progression.length] ?? [],
    at: index * length,
    seconds: length,
    isLast: index === count - 1,
  }))
}
