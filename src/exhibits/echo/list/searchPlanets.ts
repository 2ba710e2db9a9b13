import type { Story } from '#contract/story.ts'
import { soughtWords, storyHolds } from '#lib/stories/storySearch.ts'

/** The stories that contain every typed word, in either language; without words the same array. */
export function searchPlanets(stories: readonly Story[], typed: string): readonly Story[] {
  const words = soughtWords(typed)
  return words.length === 0 ? stories : stories.filter((story) => storyHolds(story, words))
}
