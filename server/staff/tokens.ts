import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/db/schema.ts'
import { noteRemoval } from '#server/db/removals.ts'

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
    .leftJoin('staff', 'staff.id', 'token.staff_id')
    .select([
      'token.hash',
      'token.kind',
      'token.created_at',
      'token.expires_at',
      'token.revoked_at',
      'token.last_used_at',
      'staff.name as staff_name',
      'staff.role as staff_role',
    ])
    .where('token.hash', '=', hash)
    .executeTakeFirst()
}

/** Digits of a key's hash that identify it without revealing it. */
export function kioskKeyId(hash: string): string {
  return hash.slice(0, 16)
}

/** The valid ones of these kiosk keys at `now`, ISO 8601. */
export async function kioskKeysThatOpen(
  db: Db,
  hashes: readonly string[],
  now: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('token')
    .select('hash')
    .where('kind', '=', 'kiosk')
    .where('hash', 'in', hashes)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

export async function kioskKeysForStaff(db: Db) {
  const rows = await db
    .selectFrom('token')
    .select(['hash', 'label', 'location', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
    .where('kind', '=', 'kiosk')
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()
  return rows.map((row) => ({
    id: kioskKeyId(row.hash),
    label: row.label,
    location: row.location,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }))
}

/** Revokes the key with this id. @returns the key, undefined where there is none */
export async function revokeKioskKey(db: Db, id: string, now: string) {
  const key = (await kioskKeysForStaff(db)).find((known) => known.id === id)
  if (key === undefined) return undefined
  const revoked = await db
    .updateTable('token')
    .set({ revoked_at: now })
    .where('kind', '=', 'kiosk')
    .where('hash', 'like', `${id}%`)
    .where('revoked_at', 'is', null)
    .returning(['hash', 'created_at'])
    .execute()
  for (const { hash, created_at: createdAt } of revoked) {
    await noteRemoval(db, 'kioskKey.revoked', { id: hash, createdAt }, now)
  }
  return key
}

/** Sets the location of a key's kiosks. @returns the key before, undefined where there is none */
export async function setKeyGroup(db: Db, id: string, location: string | null) {
  const key = (await kioskKeysForStaff(db)).find((known) => known.id === id)
  if (key === undefined) return undefined
  await db
    .updateTable('token')
    .set({ location })
    .where('kind', '=', 'kiosk')
    .where('hash', 'like', `${id}%`)
    .execute()
  return key
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

export async function revokeStaffTokens(db: Db, now: string): Promise<void> {
  await db
    .updateTable('token')
    .set({ revoked_at: now })
    .where('kind', '=', 'staff')
    .where('revoked_at', 'is', null)
    .execute()
}
