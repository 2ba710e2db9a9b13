import type { Role } from '#contract/staff.ts'
import type { Db } from '#server/db/schema.ts'

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findStaff(db: Db, name: string) {
  return members(db).where('name_key', '=', staffNameKey(name)).executeTakeFirst()
}

const members = (db: Db) => db.selectFrom('staff').select(['id', 'name', 'password_hash', 'role'])

/** Adds a member, a curator unless it is said, or gives the member of that name a new password. */
export async function setStaff(
  db: Db,
  member: { name: string; passwordHash: string; role?: Role | undefined; now: string },
): Promise<{ id: number; added: boolean }> {
  const known = await findStaff(db, member.name)
  if (known !== undefined) {
    await db
      .updateTable('staff')
      .set({ password_hash: member.passwordHash, ...(member.role && { role: member.role }) })
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
      role: member.role ?? 'curator',
      created_at: member.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, added: true }
}

/** @returns the member's name as it is stored; undefined where there is no such member. */
export async function setRole(db: Db, name: string, role: Role): Promise<string | undefined> {
  const row = await db
    .updateTable('staff')
    .set({ role })
    .where('name_key', '=', staffNameKey(name))
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export function staffNameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}
