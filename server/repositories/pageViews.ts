import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Counts one view of a route on a day (`2026-05-17`). Nothing else is kept of it. */
export async function countPageView(db: Kysely<Schema>, view: { day: string; route: string }): Promise<void> {
  await db
    .insertInto('page_view')
    .values({ ...view, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'route']).doUpdateSet((row) => ({ count: row('page_view.count', '+', 1) })),
    )
    .execute()
}
