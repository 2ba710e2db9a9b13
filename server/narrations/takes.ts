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
type ReadingRow = Selectable<Schema['narration_reading']>

export interface NarrationKey {
  readonly deviceId: number
  readonly language: Language
}

const Cues = z.array(Cue)
const Cuts = z.array(Cut)
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
  const readByPeople = rows.filter(({ service_voice: voice }) => voice === null)
  return new Map([...ofService, ...readByPeople].map((row) => [row.text_hash, row]))
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

type UrlOf = (hash: string) => string

const toRecording = (row: TakeRow | ReadingRow, urlOf: UrlOf) => ({
  id: row.id,
  audioUrl: urlOf(row.audio_hash),
  duration: row.duration,
  waveform: Bars.parse(JSON.parse(row.waveform)),
  reader: row.reader ?? '',
  warnings: Warnings.parse(JSON.parse(row.warnings)),
})

/** For staff. @param urlOf as in `toStory` */
export const toTake = (row: TakeRow, urlOf: UrlOf): Take => ({
  ...toRecording(row, urlOf),
  cues: cuesOfTake(row),
  madeBy: row.made_by ?? '',
  madeAt: row.made_at,
})

/** For staff. @param urlOf as in `toStory` */
export const toReading = (row: ReadingRow, urlOf: UrlOf): Reading => ({
  ...toRecording(row, urlOf),
  language: row.language,
  cuts: Cuts.parse(JSON.parse(row.cuts)),
})

export type RecordedBy =
  | { readonly reader: string; readonly consentVersion: string; readonly madeBy: string }
  | { readonly serviceVoice: string }

interface NewTake extends NarrationKey {
  readonly segment: Pick<WrittenSegment, 'kind' | 'text' | 'storyId'>
  readonly take: MadeTake
  readonly by: RecordedBy
  readonly now: string
}

export async function addTake(db: Db, { segment, take, by, ...made }: NewTake): Promise<void> {
  await db
    .insertInto('narration_take')
    .values({
      ...(await storeRecording(db, { ...made, recording: take, by })),
      text_hash: wordsHash(segment),
      story_id: segment.storyId,
      cues: JSON.stringify(take.cues),
      service_voice: 'reader' in by ? null : by.serviceVoice,
    })
    .execute()
}

interface NewRecording extends NarrationKey {
  readonly recording: Pick<MadeTake, 'wav' | 'seconds' | 'waveform' | 'warnings'>
  readonly by: RecordedBy
  readonly now: string
}

/** Stores its file. @returns the columns that takes and readings share */
async function storeRecording(db: Db, { deviceId, language, recording, by, now }: NewRecording) {
  const { wav, seconds, waveform, warnings } = recording
  const hash = mediaHash(wav)
  await storeMedia(db, { hash, bytes: wav, type: 'audio/wav', now })
  const person = 'reader' in by ? by : null
  return {
    device_id: deviceId,
    language,
    audio_hash: hash,
    duration: seconds,
    waveform: JSON.stringify(waveform),
    warnings: JSON.stringify(warnings),
    reader: person?.reader ?? null,
    consent_version: person?.consentVersion ?? null,
    made_by: person?.madeBy ?? null,
    made_at: now,
  }
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
  await removeMediaIfUnused(db, ...removed.map((take) => take.audio_hash))
}

/** Deletes recordings of a story's words that were removed. */
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
  await removeMediaIfUnused(db, ...removed.map((take) => take.audio_hash))
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

interface NewReading extends NarrationKey {
  readonly reading: MadeReading
  readonly by: Extract<RecordedBy, { reader: string }>
  readonly now: string
}

/** Stores a recording of a whole script, in place of the one before. */
export async function saveReading(db: Db, { reading, by, ...made }: NewReading): Promise<ReadingRow> {
  const columns = await storeRecording(db, { ...made, recording: reading, by })
  const former = await db
    .deleteFrom('narration_reading')
    .where('device_id', '=', made.deviceId)
    .where('language', '=', made.language)
    .returning('audio_hash')
    .execute()
  const row = await db
    .insertInto('narration_reading')
    .values({ ...columns, cuts: JSON.stringify(reading.cuts) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await removeMediaIfUnused(db, ...former.map((one) => one.audio_hash))
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
