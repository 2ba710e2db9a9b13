import type { Database } from './open.ts'

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
