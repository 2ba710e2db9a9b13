import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type Db = Kysely<Schema>

/** Keeps a ticket by its hash, and forgets those that have expired. Times are ISO 8601. */
export async function addTicket(
  db: Db,
  { hash, session, expiresAt, now }: { hash: string; session: string; expiresAt: string; now: string },
): Promise<void> {
  await db.deleteFrom('export_ticket').where('expires_at', '<=', now).execute()
  await db
    .insertInto('export_ticket')
    .values({ hash, expires_at: expiresAt, session_hash: session })
    .execute()
}

/** @returns the hash of the session that asked for it; undefined where there is no such ticket, or it has expired */
export async function removeTicket(db: Db, hash: string, now: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('export_ticket')
    .where('hash', '=', hash)
    .returning(['expires_at', 'session_hash'])
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now ? undefined : (row.session_hash ?? undefined)
}
