import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Avatars can be held and hidden. Those that are there stay shown; nobody of the staff has decided on them yet. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('avatar')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .execute()
  await schema.alterTable('avatar').addColumn('decided_by', 'text').execute()
  await schema.alterTable('avatar').addColumn('decided_at', 'text').execute()
  await schema.createIndex('avatar_by_state').on('avatar').columns(['state', 'id']).execute()
}
