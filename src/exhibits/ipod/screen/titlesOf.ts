import { ipod } from '#content/exhibits/ipod/words.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { type SpokenWords, storyTitle } from '#lib/stories/storyTitle.ts'

/** The title in the page's language, and below it the other one. */
export function titlesOf(
  story: Story | null,
  language: Language,
): readonly [SpokenWords, SpokenWords | null] {
  const words = ipod[language]
  const other = language === 'en' ? 'de' : 'en'
  if (story === null)
    return [
      { text: words.share.title, lang: language },
      { text: ipod[other].share.title, lang: other },
    ]
  const first = storyTitle(story, language)
  if (first === null) return [{ text: words.stories.untitled, lang: language }, null]
  const second = storyTitle(story, other)
  return [first, second === null || second.lang === first.lang ? null : second]
}
