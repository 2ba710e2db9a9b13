import type { Kysely } from 'kysely'
import { deviceStates } from '../../contract/device.ts'
import type { Device } from '../../contract/device.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/HttpError.ts'

type Db = Kysely<Schema>
type DeviceState = (typeof deviceStates)[number]

/** Published devices. */
export async function allDevices(db: Db): Promise<Device[]> {
  return db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()
}

/** Published devices. @throws HttpError 404 when there is no such exhibition. */
export async function devicesOfExhibition(db: Db, exhibitionId: number): Promise<Device[]> {
  await requireExhibition(db, exhibitionId)
  return db
    .selectFrom('device')
    .innerJoin('exhibition_device', 'exhibition_device.device_id', 'device.id')
    .where('exhibition_device.exhibition_id', '=', exhibitionId)
    .where('device.state', '=', 'published')
    .select(['device.id', 'device.name'])
    .orderBy('device.id')
    .execute()
}

/** @throws HttpError 404 when there is no such exhibition. */
export async function requireExhibition(db: Db, id: number): Promise<void> {
  const found = await db.selectFrom('exhibition').select('id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new HttpError(404, `There is no exhibition ${id}.`)
}

/** @throws HttpError 404 when there is no such device. */
export async function requireDevice(db: Db, id: number): Promise<Device> {
  const found = await db.selectFrom('device').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new HttpError(404, `There is no device ${id}.`)
  return found
}

/** @throws HttpError 404 when there is no such device, or visitors may not see it. */
export async function requirePublished(db: Db, id: number): Promise<Device> {
  const found = await db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (found === undefined) throw new HttpError(404, `There is no device ${id}.`)
  return found
}

/** @throws HttpError 404 when there is no such exhibition, no such device, or the one does not show the other. */
export async function requireDeviceIn(db: Db, deviceId: number, exhibitionId: number): Promise<Device> {
  await requireExhibition(db, exhibitionId)
  const device = await requireDevice(db, deviceId)
  const shown = await db
    .selectFrom('exhibition_device')
    .select('device_id')
    .where('exhibition_id', '=', exhibitionId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  if (shown === undefined) {
    throw new HttpError(404, `Exhibition ${exhibitionId} does not show device ${deviceId}.`)
  }
  return device
}

/** The device of that name, in that exhibition from now on. If there is none it is made, and waits for staff. */
export async function findOrAddDevice(
  db: Db,
  device: { name: string; exhibitionId: number; now: string },
): Promise<Device & { state: DeviceState }> {
  const key = deviceNameKey(device.name)
  const known = await db
    .selectFrom('device')
    .select(['id', 'name', 'state'])
    .where('name_key', '=', key)
    .executeTakeFirst()
  const found =
    known ??
    (await db
      .insertInto('device')
      .values({ name: tidyName(device.name), name_key: key, state: 'new', created_at: device.now })
      .returning(['id', 'name', 'state'])
      .executeTakeFirstOrThrow())
  await db
    .insertInto('exhibition_device')
    .values({ exhibition_id: device.exhibitionId, device_id: found.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return found
}

/** Every device as staff see it: what waits for them first. */
export async function devicesForStaff(db: Db) {
  const rows = await db
    .selectFrom('device')
    .select((device) => [
      'id',
      'name',
      'state',
      'created_at as createdAt',
      device
        .selectFrom('user_story')
        .whereRef('user_story.device_id', '=', 'device.id')
        .select((story) => story.fn.countAll<number>().as('count'))
        .as('stories'),
    ])
    .orderBy('id')
    .execute()
  return rows
    .map((row) => ({ ...row, stories: row.stories ?? 0 }))
    .toSorted((a, b) => deviceStates.indexOf(a.state) - deviceStates.indexOf(b.state))
}

/** @throws HttpError 404 when there is no such device. */
export async function setDeviceState(db: Db, id: number, state: 'published' | 'hidden'): Promise<Device> {
  const found = await db
    .updateTable('device')
    .set({ state })
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (found === undefined) throw new HttpError(404, `There is no device ${id}.`)
  return found
}

/** On one line, and nothing in it that nobody sees. */
function tidyName(name: string): string {
  const seen = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return seen === '' ? name : seen
}

/** Two names with the same key mean the same device: 'iPod' and ' ipod ' do. */
export function deviceNameKey(name: string): string {
  return tidyName(name).toLowerCase()
}
