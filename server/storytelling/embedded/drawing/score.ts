import type { Chance } from './random.ts'

/** A word as a stroke: `size` from 0.1 (short) to 1 (long), `isLast` at the end of a sentence. */
export interface Beat {
  readonly size: number
  readonly isLast: boolean
}

/** The longest word that still makes a difference, in letters. */
const longest = 13
const fewest = 30
const most = 140

/**
 * The rhythm of a story: one beat a word. Two stories with different words look different. A story that exists only
 * as a voice gets an invented rhythm; a short one is followed by an invented one until there is something to see.
 */
export function scoreOf(text: string | null, chance: Chance): readonly Beat[] {
  const words = text?.match(/[\p{L}\p{N}’'-]+[^\p{L}\p{N}]*/gu) ?? []
  const beats: Beat[] = words.slice(0, most).map((word) => {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 1
    return { size: Math.max(0.1, Math.min(1, letters / longest)), isLast: /[.!?…]/.test(word) }
  })
  const count = beats.length === 0 ? 40 + chance.below(40) : Math.max(beats.length, fewest)
  while (beats.length < count) {
    beats.push({ size: Math.max(0.1, chance.between(0.2, 1) ** 1.6), isLast: chance.when(0.1) })
  }
  return beats
}
