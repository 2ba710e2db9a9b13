import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What staff have set for kiosks, and for all kiosks of a room. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('screen').addColumn('settings', 'text').execute()
  await schema
    .createTable('room')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute()
}
