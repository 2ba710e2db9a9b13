/** Seeded random numbers: the same seed gives the same sound on every machine. */
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
  let state = hash(seed)

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  // Box-Muller; 1 - next() keeps the logarithm finite.
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  }

  return {
    next,
    normal,
    between: (low, high) => low + (high - low) * next(),
    vary: (amount) => Math.max(0.1, 1 + (amount / 2) * normal()),
  }
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value
}
