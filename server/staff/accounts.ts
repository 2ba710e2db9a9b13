import type { Role } from '#contract/staff.ts'
import type { Database } from '#server/db/open.ts'
import type { Write } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { findStaff, hasStaff, setStaff, staffNameKey } from './repository.ts'
import { addToken, kioskKeyId, revokeToken, revokeTokensOfStaff } from './tokens.ts'
import { hashPassword, isPasswordOf, makeToken, tokenHash } from '#server/http/secrets.ts'

const hourMs = 3_600_000
/** A staff token ends this long after the login, used or not: a working day in the museum. */
export const staffTokenMs = 12 * hourMs
/** An unused session ends earlier, so that an admin page left open does not stay logged in. */
export const staffIdleMs = 4 * hourMs
/** A kiosk key outlasts an exhibition year. */
export const kioskTokenMs = 400 * 24 * hourMs
/** A device on which a member logs in once a season stays known. */
const deviceMs = 400 * 24 * hourMs

export async function upsertStaff(
  database: Database,
  member: { name: string; password: string; role?: Role | undefined },
): Promise<'added' | 'reset'> {
  const passwordHash = await hashPassword(member.password)
  return database.write(async (db) => {
    const now = timestamp()
    const { id, added } = await setStaff(db, { name: member.name, passwordHash, role: member.role, now })
    if (!added) await revokeTokensOfStaff(db, id, now)
    return added ? 'added' : 'reset'
  })
}

/**
 * Adds the first member of all, together with a kiosk key.
 * @returns false where there is a member by now, and nothing was added: another server may have been first
 */
export async function addFirstMember(
  database: Database,
  member: { name: string; password: string },
  kiosk: NewKioskKey,
): Promise<boolean> {
  const passwordHash = await hashPassword(member.password)
  return database.write(async (db) => {
    if (await hasStaff(db)) return false
    await setStaff(db, { name: member.name, passwordHash, now: timestamp() })
    await kiosk.keep(db)
    return true
  })
}

/** @returns the new token @throws HttpError 401, the same and equally slow for unknown names and wrong passwords */
export async function logIn(database: Database, login: { name: string; password: string }): Promise<string> {
  const member = await findStaff(database.db, login.name)
  const isRight = await isPasswordOf(login.password, member?.password_hash ?? (await hashOfNoAccount()))
  if (member === undefined || !isRight) throw new HttpError(401, 'Name or password is wrong.')
  const token = makeToken()
  const now = Date.now()
  await database.write((db) =>
    addToken(db, {
      hash: tokenHash(token),
      kind: 'staff',
      staff_id: member.id,
      label: null,
      created_at: timestamp(now),
      expires_at: timestamp(now + staffTokenMs),
    }),
  )
  return token
}

interface DeviceLogin {
  readonly name: string
  readonly device_token?: string | undefined
}

/** Whether the member of that name has logged in with that device token before. */
export async function isDeviceOf(
  { db }: Database,
  { name, device_token: token }: DeviceLogin,
): Promise<boolean> {
  if (token === undefined) return false
  const row = await db
    .selectFrom('login_device')
    .innerJoin('staff', 'staff.id', 'login_device.staff_id')
    .select('login_device.hash')
    .where('login_device.hash', '=', tokenHash(token))
    .where('staff.name_key', '=', staffNameKey(name))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes a login on a device, and deletes devices without logins for long. A token of the member, or one with which
 * others have logged in, stays; any other is replaced.
 * @returns the token of the device
 */
export async function rememberDevice(
  { db, write }: Database,
  { name, device_token: sent = '' }: DeviceLogin,
): Promise<string | undefined> {
  const member = await findStaff(db, name)
  if (member === undefined) return undefined
  const known = await db
    .selectFrom('login_device')
    .select('hash')
    .where('hash', '=', tokenHash(sent))
    .executeTakeFirst()
  const token = known === undefined ? makeToken() : sent
  const nowMs = Date.now()
  const last_login_at = timestamp(nowMs)
  await write(async (writing) => {
    await writing
      .deleteFrom('login_device')
      .where('last_login_at', '<', timestamp(nowMs - deviceMs))
      .execute()
    await writing
      .insertInto('login_device')
      .values({ hash: tokenHash(token), staff_id: member.id, last_login_at })
      .onConflict((conflict) => conflict.columns(['hash', 'staff_id']).doUpdateSet({ last_login_at }))
      .execute()
  })
  return token
}

/** @returns the new kiosk key, which is shown this once. */
export async function createKioskKey(database: Database, label: string): Promise<string> {
  const { key, keep } = makeKioskKey(label)
  await database.write(keep)
  return key
}

interface NewKioskKey {
  readonly key: string
  /** Under which it is listed. */
  readonly id: string
  readonly keep: Write<void>
}

/** A new kiosk key, and what is to be written for it to open anything. */
export function makeKioskKey(label: string): NewKioskKey {
  const key = makeToken()
  const now = Date.now()
  return {
    key,
    id: kioskKeyId(tokenHash(key)),
    keep: (db) =>
      addToken(db, {
        hash: tokenHash(key),
        kind: 'kiosk',
        staff_id: null,
        label,
        created_at: timestamp(now),
        expires_at: timestamp(now + kioskTokenMs),
      }),
  }
}

export async function revoke(database: Database, token: string): Promise<void> {
  await database.write((db) => revokeToken(db, tokenHash(token), timestamp()))
}

let hashOfNobody: Promise<string> | undefined

/** Compared with the password of an unknown name, so that it takes as long as a known one. */
async function hashOfNoAccount(): Promise<string> {
  hashOfNobody ??= hashPassword(makeToken())
  return hashOfNobody
}
