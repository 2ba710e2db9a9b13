import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { staffNameKey } from './repository.ts'

type Db = Kysely<Schema>

/** Whether the member of that name has logged in on the device with this hash. */
export async function isLoginDevice(db: Db, hash: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_device')
    .innerJoin('staff', 'staff.id', 'login_device.staff_id')
    .select('login_device.hash')
    .where('login_device.hash', '=', hash)
    .where('staff.name_key', '=', staffNameKey(name))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anybody has logged in on the device with this hash. */
export async function hasLoginDevice(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('login_device').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

/** Notes a login, and forgets devices on which nobody has logged in since `forgetBefore`. Times are ISO 8601. */
export async function noteLoginDevice(
  db: Db,
  { hash, staffId, now, forgetBefore }: { hash: string; staffId: number; now: string; forgetBefore: string },
): Promise<void> {
  await db.deleteFrom('login_device').where('last_login_at', '<', forgetBefore).execute()
  await db
    .insertInto('login_device')
    .values({ hash, staff_id: staffId, last_login_at: now })
    .onConflict((conflict) => conflict.columns(['hash', 'staff_id']).doUpdateSet({ last_login_at: now }))
    .execute()
}
