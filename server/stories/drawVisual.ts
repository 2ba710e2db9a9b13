import type { Context } from '#server/http/context.ts'
import { illustrateOnce } from '#server/narrations/generation.ts'
import { wordsKey } from './prepared.ts'
import type { StoryToWorkOn } from './prepared.ts'
import type { MadeOfStory } from './jobs.ts'

/**
 * Draws a story's first picture, or another one where its words are not those of the picture any more. A story in a
 * third language is drawn from its translation, and from its own words before there is one.
 */
export async function drawVisual(
  context: Pick<Context, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  // One that staff have put back says of no words that it is theirs, and stays.
  if (story.visual_hash !== null && [null, wordsKey(story)].includes(story.visual_words)) return {}
  return illustrateOnce(context, story)
}
