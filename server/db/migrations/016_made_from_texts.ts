import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Spoken translations and pictures that may have been made of a text which somebody has replaced since: they go, and
 * are made anew. Upkeep removes their files.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const now = new Date().toISOString()
  const stories = await db
    .selectFrom('user_story')
    .select(['id', 'language', 'text_de', 'text_en', 'original_text', 'edited_by', 'sample'])
    .select(['spoken_hash', 'visual_hash', 'visual_former_hash', 'visual_words'])
    .where('edited_at', 'is not', null)
    .execute()
  for (const story of stories) {
    const { id, language, text_de, text_en, spoken_hash: spoken, visual_hash: visual } = story
    const drawn = (language === 'en' ? text_en : null) ?? text_de ?? text_en ?? story.original_text ?? ''
    const isOtherPicture = visual !== null && ![null, hash('sha256', drawn)].includes(story.visual_words)
    // What its contributor has taken out is not to be put back.
    const former = story.edited_by === null ? story.visual_former_hash : null
    if (spoken === null && !isOtherPicture && former === null) continue
    await db
      .updateTable('user_story')
      .set({
        spoken_hash: null,
        spoken_language: null,
        spoken_type: null,
        spoken_duration: null,
        spoken_waveform: null,
        ...(former !== null && { visual_former_hash: null }),
        ...(isOtherPicture && {
          visual_hash: null,
          visual_words: null,
          visual_former_hash: story.edited_by === null ? null : visual,
        }),
      })
      .where('id', '=', id)
      .execute()
    const files = [spoken, former, ...(isOtherPicture ? [visual, story.visual_former_hash] : [])]
    await db
      .updateTable('media')
      .set({ unused_since: '1970-01-01T00:00:00.000Z' })
      .where('hash', 'in', [...files.filter((file) => file !== null)])
      .execute()
    const isTranslated = text_de !== null && text_en !== null && story.sample === 0
    const order = { state: 'pending', claimed_at: null, due_at: now } as const
    for (const kind of [
      ...(isTranslated && spoken !== null ? (['voice'] as const) : []),
      ...(isOtherPicture ? (['visual'] as const) : []),
    ])
      await db
        .insertInto('story_work')
        .values({ story_id: id, kind, ...order })
        .onConflict((conflict) =>
          conflict.columns(['story_id', 'kind']).doUpdateSet({ ...order, attempts: 0 }),
        )
        .execute()
  }
}
