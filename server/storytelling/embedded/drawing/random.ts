/** A repeatable source of chance. */
export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number
  /** One of the list, which must not be empty. */
  of<T>(list: readonly [T, ...T[]]): T
  /** True in `share` of all cases. */
  when(share: number): boolean
}

/** Chance from a text: the same text always gives the same numbers (FNV-1a into mulberry32). */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (from, to) => from + next() * (to - from),
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    when: (share) => next() < share,
  }
}
