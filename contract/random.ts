/** Draws numbers from 0 (included) to 1 (excluded). */
export type Random = () => number

/**
 * A seeded source of numbers: the same seed gives the same row, on every machine (mulberry32).
 * @param seed any integer, such as a story's id, or any text
 */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? scrambled(seed) : hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from `from` (included) to `to` (excluded). */
export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from)
}

/** One of the values; undefined of none. */
export function pick<T>(random: Random, values: readonly T[]): T | undefined {
  return values[Math.floor(random() * values.length)]
}

/** A whole number from 0 to 2 ** 32 - 1, always the same for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** Neighbouring ids must not give neighbouring rows (a finaliser as in MurmurHash3). */
function scrambled(seed: number): number {
  let hash = seed | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
