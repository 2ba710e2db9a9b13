import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What staff are told of by mail and webhook, and what they have noted about it. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('alarm')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('over_at', 'text')
    .addColumn('looked_at', 'text', (column) => column.notNull())
    .addColumn('seen_by', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('note', 'text')
    .addColumn('mail_told', 'text')
    .addColumn('webhook_told', 'text')
    .execute()
  await schema.createIndex('alarm_by_item').on('alarm').columns(['item', 'over_at']).execute()
}
