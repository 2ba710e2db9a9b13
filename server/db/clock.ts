import type { Kysely } from 'kysely'
import { timestamp } from './timestamp.ts'
import type { Database } from './open.ts'
import type { Schema } from './schema.ts'
import { setSetting, settingOf } from './settings.ts'

type Db = Kysely<Schema>

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
