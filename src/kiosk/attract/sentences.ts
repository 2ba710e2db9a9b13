import type { Language } from '#contract/common.ts'
import { onFirstUse } from '#contract/onFirstUse.ts'
import type { Story } from '#contract/story.ts'
import { storyText } from '#lib/stories/storyTitle.ts'

/** A sentence of a visitor's story, to be read while passing by. */
export interface Sentence {
  readonly text: string
  readonly lang: Language
  readonly isSample: boolean
}

/** Characters: shorter ones say nothing, longer ones are not read in passing. */
const shortest = 24
const longest = 140
const sentences = onFirstUse(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }))

/** The first sentence of a text that can be read in passing; null where there is none. */
export function sentenceOf(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line.length >= shortest ? line : null
  for (const { segment } of sentences().segment(line)) {
    const one = segment.trim()
    if (one.length >= shortest && one.length <= longest) return one
  }
  return null
}

/** At most `count` sentences in a language, newest stories first, visitors' own before samples. */
export function sentencesOf(
  stories: readonly Story[],
  language: Language,
  count: number,
): readonly Sentence[] {
  const found: Sentence[] = []
  for (const isSample of [false, true]) {
    for (const story of stories) {
      if (found.length === count) return found
      if (story.sample !== isSample) continue
      const texts = storyText(story, language)
      const text = texts?.lang === language ? sentenceOf(texts.text) : null
      if (text !== null) found.push({ text, lang: language, isSample })
    }
  }
  return found
}
