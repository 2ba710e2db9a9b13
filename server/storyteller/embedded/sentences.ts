import type { Language } from '#contract/common.ts'

const segmenters = {
  de: new Intl.Segmenter('de', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/** The trimmed sentences of a text. An ordinal does not end one («am 6. Mai»). */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenters[language].segment(text)) {
    open += segment
    if (/\b\d{1,2}\.\s*$/.test(segment)) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}
