import { between, seededRandom } from '#contract/random.ts'

/** A seeded random generator. */
export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number
  /** An element of a list, which must not be empty. */
  of<T>(list: readonly [T, ...T[]]): T
  /** True with probability `share`. */
  when(share: number): boolean
}

/** The same seed always gives the same numbers. */
export function chanceFrom(seed: string): Chance {
  const next = seededRandom(seed)
  return {
    between: (from, to) => between(next, from, to),
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    when: (share) => next() < share,
  }
}
