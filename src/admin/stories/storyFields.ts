import type { AdminStory } from '#contract/admin.ts'

/** What staff may put right in a story. */
export const storyFields = ['titleDE', 'titleEN', 'textDE', 'textEN'] as const
export type StoryField = (typeof storyFields)[number]

/** As a form holds them: empty where there is none. */
export function wordsOf(story: Pick<AdminStory, StoryField>): Readonly<Record<StoryField, string>> {
  return {
    titleDE: story.titleDE ?? '',
    titleEN: story.titleEN ?? '',
    textDE: story.textDE ?? '',
    textEN: story.textEN ?? '',
  }
}
