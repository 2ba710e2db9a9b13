import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { setSpoken } from '../repositories/preparedStories.ts'
import type { StoryToWorkOn } from '../repositories/preparedStories.ts'
import type { MadeOfStory } from './storyWork.ts'

/** Speaks the translation of a story: side B of its tape. */
export async function speakTranslation(
  { storyteller }: Pick<Context, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  const language = story.language === 'en' ? 'de' : 'en'
  const text = language === 'de' ? story.text_de : story.text_en
  const isTranslated = story.text_de !== null && story.text_en !== null
  if (story.spoken_hash !== null || text === null || !isTranslated) return {}
  const { narrator } = await storyteller()
  const reading = await narrator.read({ text, language })
  return {
    notice: reading.notice,
    keep: (db) => setSpoken(db, { storyId: story.id, language, reading, now: timestamp() }),
  }
}
