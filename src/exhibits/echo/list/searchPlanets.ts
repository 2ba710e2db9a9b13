import type { Story } from '#contract/story.ts'
import { soughtWords, storyHolds } from '#lib/stories/storySearch.ts'

/** The stories that hold every word typed, in either language; all of them, the same array, where nothing was typed. */
export function searchPlanets(stories: readonly Story[], typed: string): readonly Story[] {
  const words = soughtWords(typed)
  return words.length === 0 ? stories : stories.filter((story) => storyHolds(story, words))
}
