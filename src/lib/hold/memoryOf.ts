import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { storyText } from '../stories/storyTitle.ts'

interface Memory {
  readonly story: Story
  /** The sentence that mentions the part, and its language. */
  readonly sentence: string
  readonly lang: Language
}

/**
 * The first story with a sentence in which a word begins with one of `words`.
 * @param words lower case, see Part.words
 */
export function memoryOf(
  words: readonly string[],
  stories: readonly Story[],
  language: Language,
): Memory | null {
  for (const story of stories) {
    const text = storyText(story, language)
    if (text === null) continue
    const sentences = new Intl.Segmenter(text.lang, { granularity: 'sentence' }).segment(text.text)
    for (const { segment } of sentences) {
      const spoken = ` ${segment
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')}`
      if (words.some((word) => spoken.includes(` ${word}`)))
        return { story, sentence: segment.trim(), lang: text.lang }
    }
  }
  return null
}
