import { between, seededRandom as uniform } from '../../../contract/random.ts'

/** What a sound draws from a seed. */
export interface Random {
  /** Even, from 0 up to but not 1. */
  next(): number
  /** Even, from `low` to `high`. */
  between(low: number, high: number): number
  /** Around 0 with standard deviation 1. */
  normal(): number
  /** A factor around 1: 0.1 gives about 0.9 to 1.1, never less than a tenth. */
  vary(amount: number): number
}

export function seededRandom(seed: string): Random {
  const next = uniform(seed)

  // Box-Muller; 1 - next() keeps the logarithm finite.
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  }

  return {
    next,
    normal,
    between: (low, high) => between(next, low, high),
    vary: (amount) => Math.max(0.1, 1 + (amount / 2) * normal()),
  }
}
