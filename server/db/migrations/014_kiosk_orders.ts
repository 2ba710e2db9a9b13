import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What an order is to do, and which settings somebody has seen who changes them. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('screen').addColumn('order_what', 'text').execute()
  for (const table of ['screen', 'room'])
    await schema
      .alterTable(table)
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
}
