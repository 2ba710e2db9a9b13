import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * This exhibition was not there before. What is dated earlier was dated by a clock that was wrong, as one is that has
 * lost its battery: nobody knows how old it is, so it is never too old. ISO 8601.
 */
export const firstDay = '2015-01-01T00:00:00.000Z'

/** Makes due what a clock ahead of time has put off beyond `farthest`, which is later than any pause lasts. */
export async function pullBackDue(
  db: Kysely<Schema>,
  { now, farthest }: { now: string; farthest: string },
): Promise<void> {
  for (const table of ['story_work', 'device_story'] as const) {
    await db
      .updateTable(table)
      .set({ due_at: now })
      .where('state', '=', 'pending')
      .where('due_at', '>', farthest)
      .execute()
  }
}
