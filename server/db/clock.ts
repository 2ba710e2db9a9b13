import { timestamp } from './timestamp.ts'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'
import { setSetting, settingOf } from './settings.ts'

const settingName = 'clock'
/** ms by which the clock may advance between two notes: as long as a server may be off. */
const farthestMs = 30 * 86_400_000

/**
 * When the server was last up with a right clock, if the clock has jumped far ahead since; null: it seems right. Ask
 * before deleting by age: with a clock that is years ahead, everything is old.
 */
export async function clockDoubtedSince(db: Db, nowMs: number): Promise<string | null> {
  const seenAt = await settingOf(db, settingName)
  return seenAt !== undefined && nowMs - Date.parse(seenAt) > farthestMs ? seenAt : null
}

/** Notes that the server is up, if the clock seems right. @returns as `clockDoubtedSince` */
export async function noteClock({ write }: Pick<Database, 'write'>, nowMs: number): Promise<string | null> {
  return write(async (db) => {
    const doubtedSince = await clockDoubtedSince(db, nowMs)
    // A clock that was set back is not noted.
    if (doubtedSince === null && timestamp(nowMs) > ((await settingOf(db, settingName)) ?? ''))
      await confirmClock(db, nowMs)
    return doubtedSince
  })
}

/** Accepts the present clock, on request of staff. */
export async function confirmClock(db: Db, nowMs: number): Promise<void> {
  await setSetting(db, settingName, timestamp(nowMs))
}

/** The exhibition did not exist before this: earlier dates come from a wrong clock and never count as old. ISO 8601. */
export const firstDay = '2015-01-01T00:00:00.000Z'

/**
 * Makes jobs due that a clock ahead of time has postponed beyond `farthest`, which is later than any pause. Writes
 * nothing where there are none.
 * @returns whether there were any
 */
export async function pullBackDue(
  { db, write }: Pick<Database, 'db' | 'write'>,
  { now, farthest }: { now: string; farthest: string },
): Promise<boolean> {
  const late = await db
    .selectFrom('job')
    .select('due_at')
    .where('state', '=', 'pending')
    .where('due_at', '>', farthest)
    .limit(1)
    .execute()
  if (late.length === 0) return false
  await write((writing) =>
    writing
      .updateTable('job')
      .set({ due_at: now })
      .where('state', '=', 'pending')
      .where('due_at', '>', farthest)
      .execute(),
  )
  return true
}
