import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

export async function addToken(
  db: Db,
  token: Pick<
    Selectable<Schema['token']>,
    'hash' | 'kind' | 'staff_id' | 'label' | 'created_at' | 'expires_at'
  >,
): Promise<void> {
  await db.insertInto('token').values(token).execute()
}

export async function findToken(db: Db, hash: string) {
  return db
    .selectFrom('token')
    .select(['hash', 'kind', 'staff_id', 'expires_at', 'revoked_at', 'last_used_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}

export async function touchToken(db: Db, hash: string, now: string): Promise<void> {
  await db.updateTable('token').set({ last_used_at: now }).where('hash', '=', hash).execute()
}

export async function revokeToken(db: Db, hash: string, now: string): Promise<void> {
  await db
    .updateTable('token')
    .set({ revoked_at: now })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeTokensOfStaff(db: Db, staffId: number, now: string): Promise<void> {
  await db
    .updateTable('token')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .execute()
}
