import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { firstWords } from '#contract/cutText.ts'

export interface SpokenWords {
  readonly text: string
  readonly lang: Language
}

type StoryTexts = Pick<Story, 'titleDE' | 'titleEN' | 'textDE' | 'textEN'>

/**
 * A story's title (EXPL-02): in the given language, else German, else English, else its first words.
 * @returns null for a story without words, such as a voice without a transcript
 */
export function storyTitle(story: StoryTexts, language: Language): SpokenWords | null {
  const title = titleOf(story, language)
  return title && { ...title, text: softHyphens(title.text) }
}

function titleOf(story: StoryTexts, language: Language): SpokenWords | null {
  const own = language === 'de' ? story.titleDE : story.titleEN
  if (isSaid(own)) return { text: own.trim(), lang: language }
  if (isSaid(story.titleDE)) return { text: story.titleDE.trim(), lang: 'de' }
  if (isSaid(story.titleEN)) return { text: story.titleEN.trim(), lang: 'en' }
  const words = storyText(story, language)
  return words === null ? null : { text: firstWords(words.text), lang: words.lang }
}

/** A story's text in the given language, else in the other. */
export function storyText(story: StoryTexts, language: Language): SpokenWords | null {
  const other = language === 'de' ? 'en' : 'de'
  for (const candidate of [language, other] as const) {
    const text = candidate === 'de' ? story.textDE : story.textEN
    if (isSaid(text)) return { text, lang: candidate }
  }
  return null
}

function isSaid(text: string | null): text is string {
  return text !== null && text.trim() !== ''
}
