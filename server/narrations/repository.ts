import * as z from 'zod/mini'
import type { Selectable } from 'kysely'
import { SpokenSegment } from '#contract/adminNarration.ts'
import { Cue } from '#contract/device.ts'
import type { Narration } from '#contract/device.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import type { StoryMaterial, WrittenNarration } from '#server/storyteller/ports.ts'
import type { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { webVttOf } from '#server/storyteller/captionLines.ts'
import { waveformFromJson } from '#server/media/waveform.ts'
import { pauseMs } from '#server/jobs/queue.ts'
import { archiveNarration } from './former.ts'
import { mediaUrl, storeMedia } from '#server/media/repository.ts'
import { orderJob } from '#server/jobs/repository.ts'
import type { Job } from '#server/jobs/repository.ts'
import type { MadeFrom } from '#server/jobs/queue.ts'
import { saveSources } from './sources.ts'
import type { NarrationSource } from './sources.ts'
import { removeServiceTakes } from './takes.ts'
import type { NarrationKey } from './takes.ts'

const Cues = z.array(Cue)
const Segments = z.array(SpokenSegment)

export async function narrationsOfDevice(db: Db, deviceId: number): Promise<Narration[]> {
  const rows = await db
    .selectFrom('narration')
    .selectAll()
    .where('device_id', '=', deviceId)
    .orderBy('language', 'desc')
    .execute()
  return rows.flatMap((row) => toNarration(row) ?? [])
}

type Spoken = Pick<
  Selectable<Schema['narration']>,
  'audio_hash' | 'duration' | 'transcript' | 'cues' | 'waveform' | 'segments' | 'language'
>

/** A row as published; null before the first narration. @param urlOf as in `toStory` */
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

/** The speakers of its segments, for staff; nothing for narrations from before segments were stored. */
export const segmentsOf = ({ segments }: Pick<Spoken, 'segments'>): { segments?: SpokenSegment[] } =>
  segments === null ? {} : { segments: Segments.parse(JSON.parse(segments)) }

/** The stories that a narrator may quote: the device's published ones, oldest first. */
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

export async function editionOf(db: Db, { deviceId, language }: NarrationKey) {
  return db
    .selectFrom('narration')
    .select(['edition', 'last_edition', 'audio_hash', 'segments', 'speak_again'])
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** A narration that is not stored yet. */
export interface MadeNarration extends NarrationKey {
  readonly edition: number
  readonly narration: WrittenNarration
  /** Part of the address of its recording. */
  readonly audioHash: string
  readonly sources: readonly NarrationSource[]
  readonly from: MadeFrom
}

/** Stores a recording and the sources of its words. @returns the columns of a narration */
export async function storeSpoken(db: Db, { narration, audioHash, sources }: MadeNarration, now: string) {
  const { audio, transcript, cues, seconds, waveform, segments } = narration
  await storeMedia(db, { hash: audioHash, bytes: audio.bytes, type: audio.type, now })
  await saveSources(db, audioHash, sources)
  return {
    transcript,
    cues: JSON.stringify(cues),
    duration: seconds,
    waveform: waveform && JSON.stringify(waveform),
    segments: JSON.stringify(segments),
    audio_hash: audioHash,
  }
}

/** Publishes it in place of the last one. If a service failed, its job stays due. */
export async function saveNarration(db: Db, made: MadeNarration, now: string): Promise<void> {
  const { deviceId, language, edition } = made
  const { segments, notice, speechFailure } = made.narration
  const before = await editionOf(db, made)
  const spoken = await storeSpoken(db, made, now)
  await archiveNarration(db, deviceId, language)
  await removeServiceTakes(db, made, segments)
  const values = {
    edition,
    last_edition: Math.max(before?.last_edition ?? 0, edition),
    made_at: now,
    published_at: now,
    ...spoken,
    speak_again: speechFailure === undefined ? 0 : 1,
  }
  await db
    .insertInto('narration')
    .values({ device_id: deviceId, language, ...values })
    .onConflict((conflict) => conflict.columns(['device_id', 'language']).doUpdateSet(values))
    .execute()
  const mayRecover = speechFailure?.mayRecover === true
  await orderJob(db, narrationJobOf(made), mayRecover ? dueAfter(now, speechFailure) : now, {
    state: speechFailure === undefined ? 'done' : mayRecover ? 'pending' : 'failed',
    attempts: speechFailure === undefined ? 0 : 1,
    note: mayRecover ? `${notice ?? ''} The service is asked again.`.trim() : (notice ?? null),
    noted_at: notice === undefined ? null : now,
  })
}

const dueAfter = (now: string, failure: ServiceFailure) =>
  new Date(Date.parse(now) + pauseMs(1, failure)).toISOString()

export const narrationJobOf = ({ deviceId, language }: NarrationKey): Job => ({
  kind: 'narration',
  subject: deviceId,
  language,
})
