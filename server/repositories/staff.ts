import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findStaff(db: Db, name: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'password_hash'])
    .where('name_key', '=', staffNameKey(name))
    .executeTakeFirst()
}

/** Adds a member, or gives the member of that name a new password. */
export async function setStaff(
  db: Db,
  member: { name: string; passwordHash: string; now: string },
): Promise<{ id: number; added: boolean }> {
  const known = await findStaff(db, member.name)
  if (known !== undefined) {
    await db
      .updateTable('staff')
      .set({ password_hash: member.passwordHash })
      .where('id', '=', known.id)
      .execute()
    return { id: known.id, added: false }
  }
  const { id } = await db
    .insertInto('staff')
    .values({
      name: member.name.trim().normalize('NFC'),
      name_key: staffNameKey(member.name),
      password_hash: member.passwordHash,
      created_at: member.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, added: true }
}

export function staffNameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}
