import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Browsers in which members of staff have logged in, and the session that asked for a ticket. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('login_device')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('last_login_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_device_pk', ['hash', 'staff_id'])
    .execute()
  await schema.alterTable('export_ticket').addColumn('session_hash', 'text').execute()
}
