import type { Database } from '#server/db/open.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { adminSettings } from '#server/content/settings.ts'
import { deleteMemoriesBefore } from './repository.ts'

/** Memories from before this moment are older than so many months. ISO 8601 in UTC. */
export function retentionStart(months: number, nowMs: number): string {
  const at = new Date(nowMs)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() - months)
  // From the last of March to the last of February, not to the third of March.
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, lastDay))
  return at.toISOString()
}

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
      const gone = await deleteMemoriesBefore(writing, before, now)
      if (gone.memories > 0) {
        await writeAudit(writing, {
          by: null,
          action: 'memories.retention',
          item: { kind: 'memories' },
          after: { ...gone, months },
          now,
        })
      }
      return gone
    })
    if (memories === 0) break
    deleted += memories
  }
  return deleted
}
