import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { storyText } from '../stories/storyTitle.ts'

export interface Memory {
  readonly story: Story
  /** The sentence that speaks of it, and its language. */
  readonly sentence: string
  readonly lang: Language
}

/**
 * Who remembers a part: the first of the stories with a sentence in which a word begins as one of these.
 * @param words lower case, see Part.words
 */
export function memoryOf(
  words: readonly string[],
  stories: readonly Story[],
  language: Language,
): Memory | null {
  for (const story of stories) {
    const told = storyText(story, language)
    if (told === null) continue
    const sentences = new Intl.Segmenter(told.lang, { granularity: 'sentence' }).segment(told.text)
    for (const { segment } of sentences) {
      const heard = ` ${segment
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')}`
      if (words.some((word) => heard.includes(` ${word}`)))
        return { story, sentence: segment.trim(), lang: told.lang }
    }
  }
  return null
}
