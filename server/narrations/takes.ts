import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'
import { Cue } from '#contract/device.ts'
import type { Take, Reading } from '#contract/narrationScript.ts'
import { takeWarnings, Cut } from '#contract/narrationScript.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import type { WrittenSegment, MadeTake } from '#server/storyteller/ports.ts'
import { findMedia, mediaHash, readMedia, storeMedia } from '#server/media/repository.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import type { MadeReading } from '#server/storyteller/recordings/makeTakes.ts'

export type TakeRow = Selectable<Schema['narration_take']>

export interface NarrationKey {
  readonly deviceId: number
  readonly language: Language
}

const Cues = z.array(Cue)
const Bars = z.array(z.int())
const Warnings = z.array(z.enum(takeWarnings))

/** A recording belongs to its words wherever they are used; a sound to its description. */
export function wordsHash({ kind, text }: Pick<WrittenSegment, 'kind' | 'text'>): string {
  const words = text.replace(/\s+/gu, ' ').trim()
  return hash('sha256', kind === 'sound' ? `sound: ${words}` : words)
}

/** The latest recording for each words, by `wordsHash`: a person's rather than a service's in this voice. */
export async function takesByWords(
  db: Db,
  { deviceId, language }: NarrationKey,
  serviceVoice: string | null,
): Promise<Map<string, TakeRow>> {
  const rows = await db
    .selectFrom('narration_take')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .orderBy('id')
    .execute()
  const ofService = rows.filter(({ service_voice: voice }) => voice !== null && voice === serviceVoice)
  const ofPeople = rows.filter(({ service_voice: voice }) => voice === null)
  return new Map([...ofService, ...ofPeople].map((row) => [row.text_hash, row]))
}

/** Recordings of a narration by people, with the times of their words. */
export async function takesOfPeople(db: Db, { deviceId, language }: NarrationKey) {
  return db
    .selectFrom('narration_take')
    .select(['id', 'cues'])
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('service_voice', 'is', null)
    .orderBy('id')
    .execute()
}

export const cuesOfTake = ({ cues }: TakeRow): Cue[] => Cues.parse(JSON.parse(cues))

export async function wavOf(db: Db, audioHash: string): Promise<Uint8Array> {
  const file = await findMedia(db, audioHash)
  if (file === undefined) throw new Error(`There is no recording ${audioHash}`)
  return readMedia(db, audioHash, 0, file.size)
}

/** For staff. @param urlOf as in `toStory` */
export function toTake(row: TakeRow, urlOf: (hash: string) => string): Take {
  return {
    id: row.id,
    audioUrl: urlOf(row.audio_hash),
    duration: row.duration,
    waveform: Bars.parse(JSON.parse(row.waveform)),
    cues: cuesOfTake(row),
    reader: row.reader ?? '',
    madeBy: row.made_by ?? '',
    madeAt: row.made_at,
    warnings: Warnings.parse(JSON.parse(row.warnings)),
  }
}

export type RecordedBy =
  | { readonly reader: string; readonly consentVersion: string; readonly madeBy: string }
  | { readonly serviceVoice: string }

interface NewTake extends NarrationKey {
  readonly segment: Pick<WrittenSegment, 'kind' | 'text' | 'storyId'>
  readonly take: MadeTake
  readonly by: RecordedBy
  readonly now: string
}

export async function addTake(
  db: Db,
  { deviceId, language, segment, take, by, now }: NewTake,
): Promise<void> {
  const audioHash = mediaHash(take.wav)
  await storeMedia(db, { hash: audioHash, bytes: take.wav, type: 'audio/wav', now })
  await db
    .insertInto('narration_take')
    .values({
      device_id: deviceId,
      language,
      text_hash: wordsHash(segment),
      story_id: segment.storyId,
      audio_hash: audioHash,
      duration: take.seconds,
      waveform: JSON.stringify(take.waveform),
      cues: JSON.stringify(take.cues),
      warnings: JSON.stringify(take.warnings),
      reader: 'reader' in by ? by.reader : null,
      consent_version: 'reader' in by ? by.consentVersion : null,
      made_by: 'reader' in by ? by.madeBy : null,
      service_voice: 'reader' in by ? null : by.serviceVoice,
      made_at: now,
    })
    .execute()
}

/** Deletes recordings by services that no narration uses any more; the others save asking again. */
export async function removeServiceTakes(
  db: Db,
  { deviceId, language }: NarrationKey,
  segments: readonly Pick<WrittenSegment, 'kind' | 'text'>[],
): Promise<void> {
  const removed = await db
    .deleteFrom('narration_take')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('service_voice', 'is not', null)
    .where('text_hash', 'not in', ['', ...segments.map((segment) => wordsHash(segment))])
    .returning('audio_hash')
    .execute()
  for (const { audio_hash: audioHash } of removed) await removeMediaIfUnused(db, audioHash)
}

/** Deletes recordings of a story's words that are gone. */
export async function removeTakesOf(
  db: Db,
  { storyId, languages }: { readonly storyId: number; readonly languages: readonly Language[] },
): Promise<void> {
  const removed = await db
    .deleteFrom('narration_take')
    .where('story_id', '=', storyId)
    .where('language', 'in', languages)
    .returning('audio_hash')
    .execute()
  for (const { audio_hash: audioHash } of removed) await removeMediaIfUnused(db, audioHash)
}

export async function findTake(
  db: Db,
  { deviceId, language, takeId }: NarrationKey & { readonly takeId: number },
): Promise<TakeRow | undefined> {
  return db
    .selectFrom('narration_take')
    .selectAll()
    .where('id', '=', takeId)
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .where('service_voice', 'is', null)
    .executeTakeFirst()
}

/** Deletes its bytes, too, unless another recording uses them. */
export async function removeTake(db: Db, { id, audio_hash: audioHash }: TakeRow): Promise<void> {
  await db.deleteFrom('narration_take').where('id', '=', id).execute()
  await removeMediaIfUnused(db, audioHash)
}

/** @returns a sentence where the number of captions differs, or times run backwards */
export async function setCueTimes(
  db: Db,
  row: TakeRow,
  starts: readonly number[],
): Promise<string | undefined> {
  const cues = cuesOfTake(row)
  if (starts.length !== cues.length) return `starts: there must be ${cues.length} of them`
  if (starts.some((start, index) => start < (starts[index - 1] ?? 0) || start > row.duration)) {
    return 'starts: must rise, and end before the recording does'
  }
  const corrected = cues.map(({ text }, index) => ({ start: starts[index] ?? 0, text }))
  await db
    .updateTable('narration_take')
    .set({ cues: JSON.stringify(corrected) })
    .where('id', '=', row.id)
    .execute()
  return undefined
}

type ReadingRow = Selectable<Schema['narration_reading']>

const Cuts = z.array(Cut)

interface NewReading extends NarrationKey {
  readonly reading: MadeReading
  readonly by: Extract<RecordedBy, { reader: string }>
  readonly now: string
}

/** Stores a recording of a whole script in place of the last one. */
export async function saveReading(
  db: Db,
  { deviceId, language, reading, by, now }: NewReading,
): Promise<ReadingRow> {
  const audioHash = mediaHash(reading.wav)
  await storeMedia(db, { hash: audioHash, bytes: reading.wav, type: 'audio/wav', now })
  const former = await db
    .deleteFrom('narration_reading')
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .returning('audio_hash')
    .execute()
  const row = await db
    .insertInto('narration_reading')
    .values({
      device_id: deviceId,
      language,
      audio_hash: audioHash,
      duration: reading.seconds,
      waveform: JSON.stringify(reading.waveform),
      cuts: JSON.stringify(reading.cuts),
      warnings: JSON.stringify(reading.warnings),
      reader: by.reader,
      consent_version: by.consentVersion,
      made_by: by.madeBy,
      made_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const { audio_hash: hash } of former) await removeMediaIfUnused(db, hash)
  return row
}

/** Undefined where there is none, or it was replaced. */
export async function findReading(
  db: Db,
  { deviceId, language, readingId }: NarrationKey & { readonly readingId: number },
): Promise<ReadingRow | undefined> {
  return db
    .selectFrom('narration_reading')
    .selectAll()
    .where('id', '=', readingId)
    .where('device_id', '=', deviceId)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** Those of a device that were not cut yet. */
export const readingsOf = (db: Db, deviceId: number): Promise<ReadingRow[]> =>
  db.selectFrom('narration_reading').selectAll().where('device_id', '=', deviceId).execute()

/** The recordings cut from it stay. */
export async function removeReading(db: Db, { id, audio_hash: audioHash }: ReadingRow): Promise<void> {
  await db.deleteFrom('narration_reading').where('id', '=', id).execute()
  await removeMediaIfUnused(db, audioHash)
}

/** For staff. @param urlOf as in `toStory` */
export function toReading(row: ReadingRow, urlOf: (hash: string) => string): Reading {
  return {
    id: row.id,
    language: row.language,
    audioUrl: urlOf(row.audio_hash),
    duration: row.duration,
    waveform: Bars.parse(JSON.parse(row.waveform)),
    cuts: Cuts.parse(JSON.parse(row.cuts)),
    reader: row.reader ?? '',
    warnings: Warnings.parse(JSON.parse(row.warnings)),
  }
}
