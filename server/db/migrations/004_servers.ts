import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What several servers of one server share: who has taken work up, and the tickets of exports. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  for (const table of ['story_work', 'device_story']) {
    await schema.alterTable(table).addColumn('claimed_by', 'integer').execute()
  }
  await schema
    .createTable('export_ticket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
