import { onFirstUse } from './onFirstUse.ts'

const graphemes = onFirstUse(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/**
 * The longest beginning of a text that holds at most `chars` characters, as the limits count them, and cuts no sign in
 * two: no letter from its marks, nobody from a family of emoji.
 */
export function cutText(text: string, chars: number): string {
  return text.length <= chars ? text : text.slice(0, graphemes().segment(text).containing(chars)?.index)
}

/** The first sign of a text with all that belongs to it; '' where there is none. The first use of a segmenter takes long. */
export const firstSign = (text: string) =>
  text === '' ? '' : (graphemes().segment(text).containing(0)?.segment ?? '')

/**
 * The first words of a text, on one line.
 * @param chars longest result before the ellipsis; a word is cut only where the line would lose half of itself
 */
export function firstWords(text: string, chars = 48): string {
  const line = text.trim().replace(/\s+/gu, ' ')
  if (line.length <= chars) return line
  const end = line.lastIndexOf(' ', chars)
  const words = end > chars / 2 ? line.slice(0, end) : cutText(line, chars)
  return `${words.replace(/[\s.,;:!?،؛؟–—-]+$/u, '')} …`
}
