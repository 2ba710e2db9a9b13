import type { Context } from '../context.ts'
import { illustrateOnce, keepVisual } from '../generation.ts'
import type { StoryToWorkOn } from '../repositories/preparedStories.ts'
import { visualOf } from '../repositories/stories.ts'
import type { MadeOfStory } from './storyWork.ts'

/** Draws a story's first picture. */
export async function drawVisual(
  context: Pick<Context, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  if (story.visual_hash !== null) return {}
  const picture = await illustrateOnce(context, { ...story, ...textAsTold(story) })
  return {
    notice: picture.notice,
    keep: async (db) => {
      // Staff may have had it drawn meanwhile: theirs is newer.
      if ((await visualOf(db, story.id)) === null) await keepVisual(db, picture)
    },
  }
}

/** A story in a third language is drawn from its translation, and from its own words before there is one. */
function textAsTold({ text_de, text_en, original_text }: StoryToWorkOn) {
  return { text_de: text_de ?? (text_en === null ? original_text : null), text_en }
}
