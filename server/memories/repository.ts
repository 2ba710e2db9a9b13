import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { fold } from '#server/db/fold.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import { firstDay } from '#server/db/clock.ts'
import type { Database } from '#server/db/open.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { adminSettings } from '#server/content/settings.ts'

/** A memory for research, as text or voice. Never shown in the exhibition. */
export interface NewMemory {
  text?: string
  voice?: { hash: string; type: string; seconds: number }
  yearOfBirth: number
  email: string | undefined
  consentVersion: string | undefined
  now: string
}

export async function addMemory(db: Db, memory: NewMemory): Promise<void> {
  await db
    .insertInto('memory')
    .values({
      text: memory.text ?? null,
      voice_hash: memory.voice?.hash ?? null,
      voice_type: memory.voice?.type ?? null,
      voice_duration: memory.voice?.seconds ?? null,
      year_of_birth: memory.yearOfBirth,
      // Empty texts become null.
      email: memory.email || null,
      consent_version: memory.consentVersion || null,
      created_at: memory.now,
    })
    .execute()
}

export async function memorySummary(db: Db) {
  const row = await db
    .selectFrom('memory')
    .select((memory) => [
      memory.fn.countAll<number>().as('memories'),
      memory.fn.count<number>('voice_hash').as('recordings'),
      memory.fn.min('created_at').as('oldest'),
      memory.fn.max('created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

export async function countMemoriesBefore(db: Db, before: string) {
  return db
    .selectFrom('memory')
    .select((memory) => [
      memory.fn.countAll<number>().as('memories'),
      memory.fn.count<number>('voice_hash').as('recordings'),
    ])
    .where('created_at', '<', before)
    .where('created_at', '>=', firstDay)
    .executeTakeFirstOrThrow()
}

export async function memoriesOfAddress(db: Db, email: string) {
  return db
    .selectFrom('memory')
    .selectAll()
    .where(sql<string>`fold(email)`, '=', fold(email.trim()))
    .orderBy('id')
    .execute()
}

export async function deleteMemories(
  db: Db,
  memories: readonly Pick<Selectable<Schema['memory']>, 'id' | 'voice_hash' | 'created_at'>[],
  now: string,
): Promise<void> {
  for (const { id, voice_hash: hash, created_at: createdAt } of memories) {
    await db.deleteFrom('memory').where('id', '=', id).execute()
    await noteRemoval(db, 'memory.deleted', { id, createdAt }, now)
    await removeMediaIfUnused(db, hash)
  }
}

/** Memories deleted per transaction, since other writes wait. */
const memoriesAtATime = 100

/** Deletes some memories from before this time (ISO 8601). */
async function deleteMemoriesBefore(db: Db, before: string, now: string) {
  const memories = await db
    .selectFrom('memory')
    .select(['id', 'voice_hash', 'created_at'])
    .where('created_at', '<', before)
    .where('created_at', '>=', firstDay)
    .limit(memoriesAtATime)
    .execute()
  await deleteMemories(db, memories, now)
  return { memories: memories.length, recordings: memories.filter((memory) => memory.voice_hash).length }
}

/** The time before which memories are older than this many months. ISO 8601 in UTC. */
export const retentionStart = (months: number, nowMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

/** Deletes memories older than the limit set by staff, if any. @returns how many */
export async function applyRetention(
  { db, write }: Pick<Database, 'db' | 'write'>,
  nowMs: number,
  signal?: AbortSignal,
): Promise<number> {
  const { retentionMonths: months } = await adminSettings(db)
  if (months === null) return 0
  const before = retentionStart(months, nowMs)
  const now = new Date(nowMs).toISOString()
  let deleted = 0
  while (signal?.aborted !== true) {
    const { memories } = await write(async (writing) => {
      const removed = await deleteMemoriesBefore(writing, before, now)
      if (removed.memories > 0) {
        await writeAudit(writing, {
          by: null,
          action: 'memories.retention',
          item: { kind: 'memories' },
          after: { ...removed, months },
          now,
        })
      }
      return removed
    })
    if (memories === 0) break
    deleted += memories
  }
  return deleted
}
