import type { Chance } from './random.ts'

/** Units between strokes, and the total width. */
const [gap, wide] = [4, 916]

/**
 * Words as strokes in the lower margin, one per word and as long as the word; sentences end in colour. A story without
 * text gets an invented rhythm, and few words are continued.
 * @param fewest strokes
 * @param longest stroke, in units
 */
export function strip(text: string | null, chance: Chance, fewest: number, longest: number): string {
  const words = text?.match(/[\p{L}\p{N}’'-]+[^\p{L}\p{N}]*/gu)?.slice(0, 140) ?? []
  const strokes = words.map((word) => {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 1
    return { size: Math.max(0.1, Math.min(1, letters / 13)), isLast: /[.!?…]/.test(word) }
  })
  while (strokes.length < fewest) {
    strokes.push({ size: Math.max(0.1, chance.between(0.2, 1) ** 1.6), isLast: chance.when(0.1) })
  }
  const sum = strokes.reduce((total, { size }) => total + size, 0)
  const scale = Math.min(longest, (wide - gap * strokes.length) / sum)
  let x = 42
  return strokes
    .map(({ size, isLast }) => {
      const width = Math.max(1.5, size * scale)
      const stroke = `<rect class="fill-${isLast ? 'accent' : 'dark'}" x="${x.toFixed(1)}" y="946" width="${width.toFixed(1)}" height="${isLast ? 18 : 10}"/>`
      x += width + gap
      return stroke
    })
    .join('')
}
