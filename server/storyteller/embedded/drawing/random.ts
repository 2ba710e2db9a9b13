import { between, seededRandom } from '#contract/random.ts'

/** A repeatable source of chance. */
export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number
  /** One of the list, which must not be empty. */
  of<T>(list: readonly [T, ...T[]]): T
  /** True in `share` of all cases. */
  when(share: number): boolean
}

/** Chance from a text: the same text always gives the same numbers. */
export function chanceFrom(seed: string): Chance {
  const next = seededRandom(seed)
  return {
    between: (from, to) => between(next, from, to),
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    when: (share) => next() < share,
  }
}
