import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type Db = Kysely<Schema>

/** Rows in memory at a time. Read page by page, so that nobody waits for a reader with a slow line. */
const rowsAtATime = 200

export type MemoryRow = Selectable<Schema['memory']>

/** Every memory, the oldest first. One that is deleted meanwhile is left out. */
export async function* memoryRows(db: Db): AsyncGenerator<MemoryRow> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('memory')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute()
    yield* rows
    last = rows.at(-1)?.id ?? 0
    if (rows.length < rowsAtATime) return
  }
}

/** Every story that visitors have left and nobody has taken back or deleted, the oldest first. */
export async function* storyRows(db: Db) {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('user_story')
      .innerJoin('device', 'device.id', 'user_story.device_id')
      .selectAll('user_story')
      .select('device.name as device_name')
      .where('user_story.id', '>', last)
      .where('user_story.state', 'in', ['new', 'published', 'hidden'])
      .where('user_story.sample', '=', 0)
      .orderBy('user_story.id')
      .limit(rowsAtATime)
      .execute()
    yield* rows
    last = rows.at(-1)?.id ?? 0
    if (rows.length < rowsAtATime) return
  }
}
