import type { Language } from '../../../contract/common.ts'

const segmenters = {
  de: new Intl.Segmenter('de', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/** The sentences of a text, trimmed. An ordinal does not end one («am 6. Mai»). */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenters[language].segment(text)) {
    open += segment
    if (/\b\d{1,2}\.\s*$/.test(open)) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/**
 * Splits a sentence into captions of at most `maxChars`, at commas and the like where there are any, else between
 * words. Joined by blanks they are the sentence again; only a single longer word exceeds the limit.
 */
export function captionsOf(sentence: string, maxChars: number): string[] {
  const words = sentence.split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  if (whole.length <= maxChars || words.length < 2) return [whole]
  // The cut nearest to the middle is best; a cut after punctuation may lie further out.
  let best = 1
  let bestCost = Infinity
  let length = 0
  for (let cut = 1; cut < words.length; cut++) {
    const before = words[cut - 1] ?? ''
    length += before.length + 1
    const offCentre = Math.abs(length / whole.length - 0.5)
    const cost = offCentre + (/[,;:.!?»”–]$/.test(before) ? 0 : 0.35)
    if (cost < bestCost) {
      best = cut
      bestCost = cost
    }
  }
  return [
    ...captionsOf(words.slice(0, best).join(' '), maxChars),
    ...captionsOf(words.slice(best).join(' '), maxChars),
  ]
}
