import type { Kysely, Selectable } from 'kysely'
import * as z from 'zod/mini'
import { Cut } from '#contract/narrationScript.ts'
import type { Reading } from '#contract/narrationScript.ts'
import { takeWarnings } from '#contract/narrationScript.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MadeReading } from '#server/storyteller/recordings/makeTakes.ts'
import { mediaHash, storeMedia } from '#server/media/repository.ts'
import type { NarrationKey, RecordedBy } from './takes.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'

type Db = Kysely<Schema>
type ReadingRow = Selectable<Schema['narration_reading']>

const Bars = z.array(z.int())
const Cuts = z.array(Cut)
const Warnings = z.array(z.enum(takeWarnings))

interface NewReading extends NarrationKey {
  readonly reading: MadeReading
  readonly by: Extract<RecordedBy, { reader: string }>
  readonly now: string
}

/** Keeps a recording of a whole script, in place of the one before. */
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

/** Undefined where there is none, or another has taken its place. */
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

/** Those of a device that were not made into takes yet. */
export const readingsOf = (db: Db, deviceId: number): Promise<ReadingRow[]> =>
  db.selectFrom('narration_reading').selectAll().where('device_id', '=', deviceId).execute()

/** What was made of it stays. */
export async function removeReading(db: Db, { id, audio_hash: audioHash }: ReadingRow): Promise<void> {
  await db.deleteFrom('narration_reading').where('id', '=', id).execute()
  await removeMediaIfUnused(db, audioHash)
}

/** As staff see it. @param urlOf as in `toStory` */
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
