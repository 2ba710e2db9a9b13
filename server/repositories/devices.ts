import type { Kysely } from 'kysely'
import type { Device } from '../../contract/device.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/HttpError.ts'

type Db = Kysely<Schema>

export async function allDevices(db: Db): Promise<Device[]> {
  return db.selectFrom('device').select(['id', 'name']).orderBy('id').execute()
}

/** @throws HttpError 404 when there is no such exhibition. */
export async function devicesOfExhibition(db: Db, exhibitionId: number): Promise<Device[]> {
  await requireExhibition(db, exhibitionId)
  return db
    .selectFrom('device')
    .innerJoin('exhibition_device', 'exhibition_device.device_id', 'device.id')
    .where('exhibition_device.exhibition_id', '=', exhibitionId)
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

/** The device of that name, made if there is none, and shown in that exhibition from now on. */
export async function findOrAddDevice(
  db: Db,
  device: { name: string; exhibitionId: number; now: string },
): Promise<Device> {
  const key = deviceNameKey(device.name)
  const known = await db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('name_key', '=', key)
    .executeTakeFirst()
  const found =
    known ??
    (await db
      .insertInto('device')
      .values({ name: device.name.normalize('NFC'), name_key: key, created_at: device.now })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow())
  await db
    .insertInto('exhibition_device')
    .values({ exhibition_id: device.exhibitionId, device_id: found.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return found
}

/** Two names with the same key mean the same device: 'iPod' and ' ipod ' do. */
export function deviceNameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
