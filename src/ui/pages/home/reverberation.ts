/** One stroke of the drawing: `height` from 0 (a dot) to 1 (the loudest instant). */
export interface Stroke {
  readonly x: number
  readonly height: number
}

/** Share of the drawing's width at which the word ends and the room goes on alone. */
export const wordEnds = 0.3

/** Syllables of a two-syllable word: where each stands (share of the width), how loud it is, how wide. */
const syllables = [
  { at: 0.075, level: 0.95, width: 0.034 },
  { at: 0.135, level: 0.42, width: 0.018 },
  { at: 0.21, level: 1, width: 0.042 },
  { at: 0.27, level: 0.55, width: 0.022 },
] as const

/** Decay per width: the level falls to a thousandth (60 dB, what acousticians call reverberation time) at the far end. */
const decay = Math.log(1000) / (1 - wordEnds)

/**
 * The track of a spoken word and of the room after it, always the same.
 * `count` strokes, `x` from 0 to 1.
 */
export function reverberation(count: number): Stroke[] {
  return Array.from({ length: count }, (_, index) => {
    const x = index / (count - 1)
    const grain = 0.62 + 0.38 * noise(index)
    return { x, height: Math.min(1, x < wordEnds ? word(x) * grain : room(x) * (0.4 + 0.6 * noise(index))) }
  })
}

function word(x: number): number {
  return syllables.reduce(
    (sum, { at, level, width }) => sum + level * Math.exp(-(((x - at) / width) ** 2)),
    0.015,
  )
}

function room(x: number): number {
  return 0.62 * Math.exp(-decay * (x - wordEnds))
}

/** A fixed number from 0 to 1 for each index. */
function noise(index: number): number {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}
