import type { Context } from '../context.ts'
import { illustrateOnce, saveVisual, wordsKey } from '../generation.ts'
import type { StoryToWorkOn } from '../repositories/preparedStories.ts'
import { visualOf } from '../repositories/stories.ts'
import type { MadeOfStory } from './storyWork.ts'

/** Draws a story's first picture, or another one where its words are not those of the picture any more. */
export async function drawVisual(
  context: Pick<Context, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  const texts = { ...story, ...originalText(story) }
  const words = wordsKey(texts)
  if (isDrawnFrom(story, words)) return {}
  // Until it is there, the one before stays.
  const picture = await illustrateOnce(context, texts)
  return {
    notice: picture.notice,
    keep: async (db) => {
      const now = await visualOf(db, story.id)
      // Staff may have had the same words drawn meanwhile: theirs is newer.
      if (now !== undefined && !isDrawnFrom(now, words)) await saveVisual(db, picture)
    },
  }
}

const isDrawnFrom = (
  { visual_hash, visual_words }: { visual_hash: string | null; visual_words: string | null },
  words: string,
) => visual_hash !== null && visual_words === words

/** A story in a third language is drawn from its translation, and from its own words before there is one. */
function originalText({ text_de, text_en, original_text }: StoryToWorkOn) {
  return { text_de: text_de ?? (text_en === null ? original_text : null), text_en }
}
