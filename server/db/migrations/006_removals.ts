import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What was withdrawn, hidden, deleted or revoked, so that no restored backup brings it back: see db/removals.ts. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('removal')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('item_created_at', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('removal_key', ['kind', 'item', 'item_created_at', 'at'])
    .execute()
  // As far as it can still be told.
  await sql`
    insert into removal (kind, item, item_created_at, at)
    select 'story.' || state, cast(id as text), created_at, coalesce(deleted_at, changed_at, edited_at, created_at)
    from user_story where state in ('withdrawn', 'hidden', 'deleted')`.execute(db)
  await sql`
    insert into removal (kind, item, item_created_at, at)
    select 'kioskKey.revoked', hash, created_at, revoked_at
    from token where kind = 'kiosk' and revoked_at is not null`.execute(db)
}
