import type { Kysely } from 'kysely'
import type { Language } from '#contract/common.ts'
import { timestamp } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import type { SpokenNarration } from '../storytelling/ports.ts'
import { storeMedia, mediaHash } from './media.ts'

type Db = Kysely<Schema>

/** A story with all that work on it needs; undefined once it is deleted. */
export async function storyToWorkOn(db: Db, storyId: number) {
  return db
    .selectFrom('user_story')
    .innerJoin('device', 'device.id', 'user_story.device_id')
    .select([
      'user_story.id',
      'user_story.device_id',
      'device.name as device_name',
      'user_story.title_de',
      'user_story.title_en',
      'user_story.text_de',
      'user_story.text_en',
      'user_story.language',
      'user_story.original_text',
      'user_story.sample',
      'user_story.voice_hash',
      'user_story.voice_type',
      'user_story.visual_hash',
      'user_story.visual_edition',
      'user_story.visual_words',
      'user_story.spoken_hash',
      'user_story.edited_at',
    ])
    .where('user_story.id', '=', storyId)
    .executeTakeFirst()
}
export type StoryToWorkOn = NonNullable<Awaited<ReturnType<typeof storyToWorkOn>>>

/** The words of a story; a column that is left out stays as it is. */
export interface StoryWords {
  readonly title_de?: string
  readonly title_en?: string
  readonly text_de?: string | null
  readonly text_en?: string | null
  readonly language?: Language | null
  readonly original_text?: string
  readonly original_language?: string
  readonly voice_speech?: number | null
  readonly doubtful_text?: string
}

/**
 * Keeps the words that were made for a story as it stood at `edited_at`.
 * @returns false where somebody has changed or withdrawn it since: then nothing is kept
 */
export async function setWords(
  db: Db,
  story: Pick<StoryToWorkOn, 'id' | 'edited_at'>,
  words: StoryWords,
): Promise<boolean> {
  if (Object.keys(words).length === 0) return true
  const row = await db
    .updateTable('user_story')
    .set((now) => ({
      ...words,
      revision: now('revision', '+', 1),
      changed_by: null,
      changed_at: timestamp(),
      // Nobody of staff has read it.
      ...(words.doubtful_text !== undefined && {
        decision_id: now.case().when('state', '=', 'published').then(null).else(now.ref('decision_id')).end(),
      }),
    }))
    .where('id', '=', story.id)
    .where('state', '!=', 'withdrawn')
    .where('edited_at', story.edited_at === null ? 'is' : '=', story.edited_at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the spoken translation of a story. */
export async function setSpoken(
  db: Db,
  spoken: { storyId: number; language: Language; reading: SpokenNarration; now: string },
): Promise<void> {
  const { audio, seconds, waveform } = spoken.reading
  const hash = mediaHash(audio.bytes)
  await storeMedia(db, { hash, bytes: audio.bytes, type: audio.type, now: spoken.now })
  await db
    .updateTable('user_story')
    .set({
      spoken_hash: hash,
      spoken_language: spoken.language,
      spoken_type: audio.type,
      spoken_duration: seconds,
      spoken_waveform: waveform && JSON.stringify(waveform),
    })
    .where('id', '=', spoken.storyId)
    .execute()
}
