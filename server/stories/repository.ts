import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Device } from '#contract/device.ts'
import type { GroupedStories, Story } from '#contract/story.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import type { Streamed } from '#server/http/json.ts'
import { mediaUrl } from '#server/media/repository.ts'
import { orderJob, removeStoryJobs } from '#server/jobs/repository.ts'
import { waveformFromJson } from '#server/media/waveform.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import { secretOf } from '#server/db/settings.ts'
import { isSignatureOf, signatureOf } from '#server/http/secrets.ts'

type Row = Selectable<Schema['user_story']>

export interface NewStory {
  deviceId: number
  language: 'de' | 'en' | null
  text?: { de: string | null; en: string | null }
  voice?: { hash: string; type: string; seconds: number; waveform: readonly number[] | null }
  yearOfBirth: number | undefined
  consentVersion?: string | undefined
  /** The contributor's consent to the use of the recording in the narration, and its version. */
  voiceInNarration?: false | { consentVersion: string | undefined }
  /** `new` awaits review; by default `published`. */
  state?: 'new' | 'published'
  now: string
}

/** Adds a story and orders its jobs. @returns its id */
export async function addStory(db: Db, story: NewStory): Promise<number> {
  const { id } = await db
    .insertInto('user_story')
    .values({
      device_id: story.deviceId,
      language: story.language,
      text_de: story.text?.de ?? null,
      text_en: story.text?.en ?? null,
      sample: 0,
      state: story.state ?? 'published',
      voice_hash: story.voice?.hash ?? null,
      voice_type: story.voice?.type ?? null,
      voice_duration: story.voice?.seconds ?? null,
      voice_waveform: story.voice?.waveform ? JSON.stringify(story.voice.waveform) : null,
      voice_in_narration: story.voiceInNarration ? 1 : 0,
      voice_consent_version: (story.voiceInNarration && story.voiceInNarration.consentVersion) || null,
      year_of_birth: story.yearOfBirth ?? null,
      consent_version: story.consentVersion ?? null,
      created_at: story.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const kind of ['words', 'visual'] as const) {
    await orderJob(db, { kind, subject: id }, story.now)
  }
  return id
}

/** Published stories: visitors' before the samples, newest first. */
export async function* storiesOfDevice(db: Db, deviceId: number): AsyncGenerator<Story> {
  for await (const row of newestOf(db, deviceId).selectAll().stream()) yield toStory(row)
}

/** The stories by device, in the order of the devices; an empty list for a device without stories. */
export async function* storiesByDevice(
  db: Db,
  devices: readonly Device[],
): AsyncGenerator<Streamed<GroupedStories[number]>> {
  for (const device of devices) yield { device, userStories: storiesOfDevice(db, device.id) }
}

export async function randomStoriesOfDevice(db: Db, deviceId: number, count: number): Promise<Story[]> {
  const rows = await published(db, deviceId)
    .selectAll()
    .orderBy(sql`random()`)
    .limit(count)
    .execute()
  return rows.map((row) => toStory(row))
}

/** The pictures of a device's published stories, newest first. */
export async function* visualsOfDevice(db: Db, deviceId: number): AsyncGenerator<{ visualUrl: string }> {
  const rows = newestOf(db, deviceId).select('visual_hash').where('visual_hash', 'is not', null).stream()
  for await (const { visual_hash: hash } of rows) if (hash !== null) yield { visualUrl: mediaUrl(hash) }
}

export async function storiesToIllustrate(db: Db, deviceId: number): Promise<number[]> {
  const rows = await published(db, deviceId).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Visitors' stories that are neither withdrawn nor deleted. */
export async function countSubmitted(db: Db): Promise<{ stories: number; recordings: number }> {
  return db
    .selectFrom('user_story')
    .select((story) => [
      story.fn.countAll<number>().as('stories'),
      story.fn.count<number>('voice_hash').as('recordings'),
    ])
    .where('sample', '=', 0)
    .where('state', 'in', ['new', 'published', 'hidden'])
    .executeTakeFirstOrThrow()
}

/** @returns how many */
export async function removeSampleStories(db: Db): Promise<number> {
  const removed = await db.deleteFrom('user_story').where('sample', '=', 1).returning('id').execute()
  await removeStoryJobs(
    db,
    removed.map(({ id }) => id),
  )
  return removed.length
}

/** What visitors see of a device. */
const published = (db: Db, deviceId: number) =>
  db.selectFrom('user_story').where('device_id', '=', deviceId).where('state', '=', 'published')

/** In the order of the index `user_story_by_device`, so that nothing is sorted. */
const newestOf = (db: Db, deviceId: number) => published(db, deviceId).orderBy('sample').orderBy('id', 'desc')

/** A row for visitors. @param urlOf makes the addresses of its files; by default the public ones */
export function toStory(row: Row, urlOf = mediaUrl): Story {
  return {
    id: row.id,
    titleEN: row.title_en,
    titleDE: row.title_de,
    textEN: row.text_en,
    textDE: row.text_de,
    visualUrl: row.visual_hash === null ? null : urlOf(row.visual_hash),
    voice: toVoice(row, urlOf),
    language: row.language,
    ...(row.original_text !== null &&
      row.original_language !== null && {
        original: { language: row.original_language, text: row.original_text },
      }),
    ...spokenTranslationOf(row, urlOf),
    sample: row.sample === 1,
    createdAt: row.created_at,
  }
}

function spokenTranslationOf(row: Row, urlOf: typeof mediaUrl): Pick<Story, 'spokenTranslation'> {
  const { spoken_hash: hash, spoken_language: language, spoken_type: type, spoken_duration: duration } = row
  if (hash === null || language === null || type === null || duration === null) return {}
  const waveform = row.spoken_waveform === null ? null : waveformFromJson(row.spoken_waveform)
  return { spokenTranslation: { language, url: urlOf(hash), type, duration, waveform } }
}

function toVoice(row: Row, urlOf: typeof mediaUrl): Story['voice'] {
  if (row.voice_hash === null || row.voice_type === null || row.voice_duration === null) return null
  return {
    url: urlOf(row.voice_hash),
    type: row.voice_type,
    duration: row.voice_duration,
    waveform: row.voice_waveform === null ? null : waveformFromJson(row.voice_waveform),
  }
}

/** Columns that refer to files. */
export const storyFiles = ['voice_hash', 'visual_hash', 'visual_former_hash', 'spoken_hash'] as const

/** Deletes the files of a deleted story, unless they have other uses. */
export async function removeStoryFiles(
  db: Db,
  story: Pick<Selectable<Schema['user_story']>, (typeof storyFiles)[number]>,
): Promise<void> {
  await removeMediaIfUnused(db, ...storyFiles.map((column) => story[column]))
}

/**
 * The key of a contributor's story (SHARE-08): its id and a signature with the server's secret. Keys are not stored,
 * so a copy of the stories reveals none.
 */
export async function personalLinkKey(db: Db, storyId: number): Promise<string> {
  return `${storyId}.${signatureOf(await secretOf(db, 'take-home-secret'), textOf(storyId))}`
}

/** The id in a valid key; null for others. */
export async function storyIdOfKey(db: Db, key: string): Promise<number | null> {
  const [idText = '', signature = ''] = key.split('.')
  const storyId = Number(idText)
  return isSignatureOf(await secretOf(db, 'take-home-secret'), textOf(storyId), signature) ? storyId : null
}

const textOf = (storyId: number) => `story ${storyId}`
