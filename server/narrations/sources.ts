import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/db/schema.ts'

/** A story used in a narration, with its text at that time. */
export interface NarrationSource {
  readonly storyId: number
  /** `textHash` of the text in the narration's language. */
  readonly textHash: string
  /** In the contributor's own voice. */
  readonly withVoice: boolean
}

export const textHash = (text: string) => hash('sha256', text)

/** Stores the sources of a narration by its recording. */
export async function saveSources(
  db: Db,
  audioHash: string,
  sources: readonly NarrationSource[],
): Promise<void> {
  for (const { storyId, textHash: text_hash, withVoice } of sources) {
    const used = { text_hash, with_voice: withVoice ? 1 : 0 }
    await db
      .insertInto('narration_source')
      .values({ audio_hash: audioHash, story_id: storyId, ...used })
      .onConflict((conflict) => conflict.columns(['audio_hash', 'story_id']).doUpdateSet(used))
      .execute()
  }
}

/**
 * Whether all stories are still visible with the texts used, and voices may be used. Within a write this stays true,
 * since writes are serialized: a withdrawal comes before and is seen here, or after and finds the published narration.
 */
export async function sourcesArePublished(db: Db, sources: readonly NarrationSource[]): Promise<boolean> {
  if (sources.length === 0) return true
  const stories = await db
    .selectFrom('user_story')
    .select(['id', 'text_de', 'text_en', 'voice_in_narration'])
    .where('state', '=', 'published')
    .where(
      'id',
      'in',
      sources.map(({ storyId }) => storyId),
    )
    .execute()
  return sources.every((source) =>
    stories.some((story) => story.id === source.storyId && isAsUsed(story, source)),
  )
}

export async function isPublishable(db: Db, audioHash: string): Promise<boolean> {
  return sourcesArePublished(db, await sourcesOf(db, audioHash))
}

export async function sourcesOf(db: Db, audioHash: string): Promise<NarrationSource[]> {
  const rows = await db
    .selectFrom('narration_source')
    .select(['story_id as storyId', 'text_hash as textHash', 'with_voice as withVoice'])
    .where('audio_hash', '=', audioHash)
    .execute()
  return rows.map((row) => ({ ...row, withVoice: row.withVoice === 1 }))
}

type Usable = Pick<Selectable<Schema['user_story']>, 'text_de' | 'text_en' | 'voice_in_narration'>

/** Whether a story still has the text that was used, and its contributor's consent where the voice was. */
export const isAsUsed = (
  { text_de, text_en, voice_in_narration: agreed }: Usable,
  used: Pick<NarrationSource, 'textHash' | 'withVoice'>,
) =>
  (!used.withVoice || agreed === 1) &&
  [text_de, text_en].some((text) => text !== null && textHash(text) === used.textHash)
