import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'

type Named = Pick<Story, 'titleDE' | 'titleEN' | 'textDE' | 'textEN'>

/** A story's name on icon and notepad, and its language if it differs from the page's. */
export function nameOf(
  story: Named | null,
  language: Language,
): { readonly text: string; readonly lang: Language | undefined } {
  const title = story && storyTitle(story, language)
  if (!title) return { text: imacDesktop[language].stories.untitled, lang: undefined }
  return { text: title.text, lang: title.lang === language ? undefined : title.lang }
}
