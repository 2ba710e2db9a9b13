import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Screens with what they tell of themselves, the room of a kiosk key, and of which words a picture was drawn. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('token').addColumn('room', 'text').execute()
  await schema.alterTable('user_story').addColumn('visual_words', 'text').execute()
  await schema
    .createTable('screen')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key_hash', 'text', (column) => column.notNull().references('token.hash'))
    .addColumn('name', 'text')
    .addColumn('room', 'text')
    .addColumn('first_seen_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('order_when', 'text')
    .addColumn('order_by', 'text')
    .addColumn('order_at', 'text')
    .addColumn('test_results', 'text')
    .addColumn('test_by', 'text')
    .addColumn('test_at', 'text')
    .execute()
  await schema.createIndex('screen_by_seen').on('screen').column('seen_at').execute()
}
