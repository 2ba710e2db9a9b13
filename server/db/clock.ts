import { timestamp } from './timestamp.ts'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'
import { setSetting, settingOf } from './settings.ts'

const settingName = 'clock'
/** How far ahead the clock may go between two times the server is seen up, ms: as long as a server is closed. */
const farthestMs = 30 * 86_400_000

/**
 * When the server was last up by a clock that was right, where the clock has jumped far ahead since; null: it seems right.
 * Whoever deletes by age asks: with a clock that is years ahead, all is old.
 */
export async function clockDoubtedSince(db: Db, nowMs: number): Promise<string | null> {
  const seenAt = await settingOf(db, settingName)
  return seenAt !== undefined && nowMs - Date.parse(seenAt) > farthestMs ? seenAt : null
}

/** Notes that the server is up, by a clock that seems right. @returns as `clockDoubtedSince` */
export async function noteClock({ write }: Pick<Database, 'write'>, nowMs: number): Promise<string | null> {
  return write(async (db) => {
    const doubtedSince = await clockDoubtedSince(db, nowMs)
    // What a clock says that was set back is no news.
    if (doubtedSince === null && timestamp(nowMs) > ((await settingOf(db, settingName)) ?? ''))
      await confirmClock(db, nowMs)
    return doubtedSince
  })
}

/** From now on the clock counts as right: somebody has looked. */
export async function confirmClock(db: Db, nowMs: number): Promise<void> {
  await setSetting(db, settingName, timestamp(nowMs))
}

/**
 * This exhibition was not there before. What is dated earlier was dated by a clock that was wrong, as one is that has
 * lost its battery: nobody knows how old it is, so it is never too old. ISO 8601.
 */
export const firstDay = '2015-01-01T00:00:00.000Z'

/**
 * Makes due what a clock ahead of time has put off beyond `farthest`, which is later than any pause lasts. Writes nothing
 * where there is nothing.
 * @returns whether there was something
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
