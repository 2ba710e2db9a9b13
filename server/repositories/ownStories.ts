import type { Kysely } from 'kysely'
import type { OwnStory } from '../../contract/ownStory.ts'
import type { Schema } from '../db/schema.ts'
import { orderNarrationAnew } from './deviceStories.ts'
import { toStory } from './stories.ts'
import { orderStoryWork } from './storyWork.ts'
import { removeMediaIfUnused } from './upkeep.ts'

type Db = Kysely<Schema>

/** A story as whoever left it sees it; undefined where it was deleted whole. */
export async function ownStoryOf(db: Db, storyId: number): Promise<OwnStory | undefined> {
  const row = await db.selectFrom('user_story').selectAll().where('id', '=', storyId).executeTakeFirst()
  if (row === undefined) return undefined
  const device = await db
    .selectFrom('device')
    .select(['id', 'name', 'state'])
    .where('id', '=', row.device_id)
    .executeTakeFirstOrThrow()
  const isWaiting = row.state === 'published' && device.state !== 'published'
  return {
    state: isWaiting ? 'waiting' : row.state,
    device: { id: device.id, name: device.name },
    story: row.state === 'withdrawn' ? null : toStory(row),
  }
}

interface Correction {
  readonly storyId: number
  readonly text: { readonly de: string | null; readonly en: string | null }
  readonly language: 'de' | 'en' | null
  readonly now: string
}

/** Puts another text in its place; title, translation and picture are made anew. @returns false where there is none to correct */
export async function correctStory(db: Db, { storyId, text, language, now }: Correction): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_story')
    .set({
      text_de: text.de,
      text_en: text.en,
      title_de: null,
      title_en: null,
      language,
      original_text: null,
      original_language: null,
      ...noSpokenTranslation,
    })
    .where('id', '=', storyId)
    .where('state', '!=', 'withdrawn')
    .where('voice_hash', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  for (const kind of ['words', 'visual'] as const) await orderStoryWork(db, { storyId, kind, now })
  return true
}

/**
 * Takes a story back: what was said, written and drawn is deleted at once; that there was one stays, so that its key
 * can say so. Narrations that quote it are ordered anew. Withdrawing twice is harmless.
 */
export async function withdrawStory(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .selectFrom('user_story')
    .select(['device_id', 'text_de', 'text_en', 'voice_hash', 'visual_hash', 'spoken_hash'])
    .where('id', '=', storyId)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst()
  if (row === undefined) return
  await db
    .updateTable('user_story')
    .set({
      state: 'withdrawn',
      text_de: null,
      text_en: null,
      title_de: null,
      title_en: null,
      original_text: null,
      original_language: null,
      voice_hash: null,
      voice_type: null,
      voice_duration: null,
      voice_waveform: null,
      visual_hash: null,
      year_of_birth: null,
      ...noSpokenTranslation,
    })
    .where('id', '=', storyId)
    .execute()
  await db.deleteFrom('story_work').where('story_id', '=', storyId).execute()
  for (const hash of [row.voice_hash, row.visual_hash, row.spoken_hash]) {
    if (hash !== null) await removeMediaIfUnused(db, hash)
  }
  await orderNarrationsThatQuote(db, row, now)
}

const noSpokenTranslation = {
  spoken_hash: null,
  spoken_language: null,
  spoken_type: null,
  spoken_duration: null,
  spoken_waveform: null,
} as const

/** Sentences shorter than this, in characters, stand in many texts by chance. */
const shortestQuote = 24

async function orderNarrationsThatQuote(
  db: Db,
  story: { device_id: number; text_de: string | null; text_en: string | null },
  now: string,
): Promise<void> {
  const sentences = [story.text_de, story.text_en]
    .flatMap((text) => text?.split(/(?<=[.!?…])\s+/) ?? [])
    .map(lettersOf)
    .filter((sentence) => sentence.length >= shortestQuote)
  const narrations = await db
    .selectFrom('device_story')
    .select(['language', 'transcript'])
    .where('device_id', '=', story.device_id)
    .execute()
  for (const { language, transcript } of narrations) {
    const told = lettersOf(transcript ?? '')
    if (sentences.some((sentence) => told.includes(sentence))) {
      await orderNarrationAnew(db, { deviceId: story.device_id, language, now })
    }
  }
}

/** Letters and digits alone: a narrator sets signs and spaces anew. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
