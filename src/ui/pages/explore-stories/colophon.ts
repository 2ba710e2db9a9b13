import type { Language } from '#contract/common.ts'
import { onFirstUse } from '#contract/onFirstUse.ts'
import type { Story } from '#contract/story.ts'
import { explore } from '#content/pages/explore.ts'
import { storyText } from '#lib/stories/storyTitle.ts'

const dates = {
  de: onFirstUse(() => new Intl.DateTimeFormat('de-CH', { day: 'numeric', month: 'long', year: 'numeric' })),
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })),
}

/** The small print of a story: when it was told, or that it is a sample, and where its language is not the page's. */
export function colophon(story: Story, language: Language): string[] {
  const words = explore[language]
  const lines: string[] = []
  if (story.sample) lines.push(words.sample)
  else if (story.createdAt !== '') lines.push(dates[language]().format(new Date(story.createdAt)))
  const text = storyText(story, language)
  if (text && text.lang !== language) lines.push(words.onlyIn[text.lang])
  else if (story.voice && story.language && story.language !== language)
    lines.push(words.told[story.language])
  if (!text && story.voice) lines.push(words.voice.noTranscript)
  return lines
}
