import { cutText } from '#contract/cutText.ts'

/** Characters of the opening; a text up to `wholeUpTo` is shown whole. */
const openingChars = 1100
const wholeUpTo = 1500

/** The opening of a long text, cut after a sentence if one ends nearby, else between words. */
export function opening(text: string): string {
  if (text.length <= wholeUpTo) return text
  const start = cutText(text, openingChars)
  const sentence = Math.max(...['. ', '! ', '? ', '.\n', '» '].map((end) => start.lastIndexOf(end) + 1))
  if (sentence > openingChars * 0.6) return start.slice(0, sentence).trimEnd()
  const word = start.lastIndexOf(' ')
  return word > openingChars * 0.6 ? start.slice(0, word) : start
}
