import type { Database } from '#server/db/open.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { adminSettings } from '#server/content/settings.ts'
import { deleteMemoriesBefore } from './repository.ts'

/** Memories from before this moment are older than so many months. ISO 8601 in UTC. */
export const retentionStart = (months: number, nowMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

/** Deletes the memories that are older than staff have set, if they have. @returns how many */
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
