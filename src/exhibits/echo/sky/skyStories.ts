import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import type { StoryFacts } from '#lib/galaxy/traits.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import type { SkyStory } from '#lib/galaxy/story.ts'

/** Facts of the original text, so that both languages show the same planet. */
export function storyFacts({ id, language, textDE, textEN, createdAt }: Story): StoryFacts {
  const original = (language === 'en' ? textEN : textDE) ?? textEN ?? textDE ?? ''
  return { id, language, length: original.length, createdAt }
}

export function skyStories(
  stories: readonly Story[],
  language: Language,
  untitled: string,
): readonly SkyStory[] {
  return stories.map((story) => ({
    ...storyFacts(story),
    title: storyTitle(story, language)?.text ?? untitled,
    hasVoice: story.voice !== null,
  }))
}
