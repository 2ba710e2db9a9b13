import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

/** Keeps a ticket by its hash, and forgets those that have expired. Times are ISO 8601. */
export async function addTicket(
  db: Db,
  { hash, expiresAt, now }: { hash: string; expiresAt: string; now: string },
): Promise<void> {
  await db.deleteFrom('export_ticket').where('expires_at', '<=', now).execute()
  await db.insertInto('export_ticket').values({ hash, expires_at: expiresAt }).execute()
}

/** @returns whether it was there, and has not expired */
export async function removeTicket(db: Db, hash: string, now: string): Promise<boolean> {
  const row = await db
    .deleteFrom('export_ticket')
    .where('hash', '=', hash)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now
}
