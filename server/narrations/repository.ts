import * as z from 'zod/mini'
import type { Kysely, Selectable } from 'kysely'
import type { Language } from '#contract/common.ts'
import { SpokenSegment } from '#contract/adminNarration.ts'
import { Cue } from '#contract/device.ts'
import type { Narration } from '#contract/device.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoryMaterial, WrittenNarration } from '#server/storyteller/ports.ts'
import type { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { webVttOf } from '#server/storyteller/webVtt.ts'
import { waveformFromJson } from '#server/media/waveform.ts'
import { pauseMs } from '#server/jobs/queue.ts'
import { archiveNarration } from './former.ts'
import { mediaUrl, storeMedia } from '#server/media/repository.ts'
import { orderedNow } from './orders.ts'
import { saveSources, sourcesArePublished } from './sources.ts'
import type { NarrationSource } from './sources.ts'
import { removeServiceTakes } from './takes.ts'

type Db = Kysely<Schema>

const Cues = z.array(Cue)
const Segments = z.array(SpokenSegment)

/** The narrations of a device that can be heard, English first. */
export async function narrationsOfDevice(db: Db, deviceId: number): Promise<Narration[]> {
  const rows = await db
    .selectFrom('device_story')
    .selectAll()
    .where('device_id', '=', deviceId)
    .orderBy('language', 'desc')
    .execute()
  return rows.flatMap((row) => toNarration(row) ?? [])
}

type Spoken = Pick<
  Selectable<Schema['device_story']>,
  'audio_hash' | 'duration' | 'transcript' | 'cues' | 'waveform' | 'segments' | 'language'
>

/** A row as it is heard; null before the first narration. @param urlOf as in `toStory` */
export function toNarration(row: Spoken, urlOf = mediaUrl): Narration | null {
  const { audio_hash, duration, transcript, cues, waveform, language } = row
  if (audio_hash === null || duration === null || transcript === null || cues === null) return null
  const timed = Cues.parse(JSON.parse(cues))
  const readers = new Set(
    (segmentsOf(row).segments ?? []).flatMap(({ voice }) =>
      voice?.by === 'person' ? (voice.name ?? []) : [],
    ),
  )
  return {
    language,
    audioUrl: urlOf(audio_hash),
    duration,
    transcript,
    cues: timed,
    captions: webVttOf(timed, duration),
    waveform: waveform === null ? null : waveformFromJson(waveform),
    ...(readers.size > 0 && { readBy: [...readers] }),
  }
}

/** Who speaks what in it, for staff; nothing for a narration from before segments were kept. */
export const segmentsOf = ({ segments }: Pick<Spoken, 'segments'>): { segments?: SpokenSegment[] } =>
  segments === null ? {} : { segments: Segments.parse(JSON.parse(segments)) }

/** What the narrator may quote: the published stories of a device, oldest first. */
export async function materialOfDevice(db: Db, deviceId: number): Promise<StoryMaterial[]> {
  const rows = await db
    .selectFrom('user_story')
    .select(['id', 'text_de', 'text_en', 'sample'])
    .where('device_id', '=', deviceId)
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    textDE: row.text_de,
    textEN: row.text_en,
    sample: row.sample === 1,
  }))
}

export async function editionOf(db: Db, deviceId: number, language: Language) {
  return db
    .selectFrom('device_story')
    .select(['edition', 'last_edition', 'audio_hash', 'segments'])
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
}

export interface FormerNarration {
  readonly deviceId: number
  readonly language: Language
  readonly edition: number
  readonly narration: WrittenNarration
  /** Under which its recording is served. */
  readonly audioHash: string
  readonly sources: readonly NarrationSource[]
  readonly now: string
}

/** Puts a narration in its place. A newer edition that came meanwhile stays. */
export async function saveNarration(db: Db, made: FormerNarration): Promise<void> {
  const before = await editionOf(db, made.deviceId, made.language)
  if (before === undefined || before.last_edition < made.edition) await putInPlace(db, made, made.edition)
}

async function putInPlace(db: Db, made: FormerNarration, lastEdition: number): Promise<void> {
  const { deviceId, language, edition, audioHash } = made
  const { audio, transcript, cues, seconds, waveform, segments, notice, speechFailure } = made.narration
  await storeMedia(db, { hash: audioHash, bytes: audio.bytes, type: audio.type, now: made.now })
  await saveSources(db, audioHash, made.sources)
  await archiveNarration(db, deviceId, language)
  await removeServiceTakes(db, made, segments)
  const values = {
    ...stateAfter(speechFailure, made.now),
    edition,
    last_edition: lastEdition,
    made_at: made.now,
    transcript,
    cues: JSON.stringify(cues),
    duration: seconds,
    waveform: waveform && JSON.stringify(waveform),
    segments: JSON.stringify(segments),
    audio_hash: audioHash,
    note: speechFailure?.mayRecover ? `${notice ?? ''} The service is asked again.`.trim() : (notice ?? null),
    noted_at: notice === undefined ? null : made.now,
  }
  await db
    .insertInto('device_story')
    .values({ device_id: deviceId, language, ...values })
    .onConflict((conflict) => conflict.columns(['device_id', 'language']).doUpdateSet(values))
    .execute()
}

/** Where a service failed it is spoken again: after a pause, or after a start where staff have to do something first. */
function stateAfter(failure: ServiceFailure | undefined, now: string) {
  if (failure === undefined) return { ...orderedNow(now), state: 'ready' } as const
  const dueAt = new Date(Date.parse(now) + pauseMs(1, failure)).toISOString()
  return {
    ...orderedNow(dueAt),
    state: failure.mayRecover ? 'pending' : 'failed',
    words_stay: 1,
    attempts: 1,
  } as const
}

/** Puts a narration that was spoken again in the place of the one whose words it has, if that is still heard. */
export async function saveSpokenAgain(db: Db, made: FormerNarration, before: string): Promise<void> {
  const heard = await editionOf(db, made.deviceId, made.language)
  if (heard?.audio_hash === before && (await sourcesArePublished(db, made.sources)))
    await putInPlace(db, made, heard.last_edition)
}

/**
 * As `saveNarration`, for one that was ordered. Where staff have put another in its place meanwhile, that stays; where
 * one of its stories has been taken away or changed, it is ordered anew.
 */
export async function saveOrderedNarration(db: Db, made: FormerNarration): Promise<void> {
  const row = await db
    .selectFrom('device_story')
    .select('state')
    .where('device_id', '=', made.deviceId)
    .where('language', '=', made.language)
    .executeTakeFirst()
  if (row?.state !== 'pending') return
  if (await sourcesArePublished(db, made.sources)) return saveNarration(db, made)
  await db
    .updateTable('device_story')
    .set(orderedNow(made.now))
    .where('device_id', '=', made.deviceId)
    .where('language', '=', made.language)
    .execute()
}
