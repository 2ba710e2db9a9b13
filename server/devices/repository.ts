import { type Kysely, sql } from 'kysely'
import { exhibitDeviceIdsFrom } from '#contract/limits.ts'
import { deviceStates } from '#contract/staffDevice.ts'
import type { Device } from '#contract/device.ts'
import { withoutUnseen } from '#contract/withoutUnseen.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { lastByOf } from '#server/staff/audit.ts'

type Db = Kysely<Schema>
type DeviceState = (typeof deviceStates)[number]

/** Behind all others, whatever order staff have given them. */
export const nextPosition = sql<number>`(select coalesce(max(position), -1) + 1 from device)`

/** Published devices. */
export async function allDevices(db: Db): Promise<Device[]> {
  return db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('state', '=', 'published')
    .orderBy('position')
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
    .orderBy('device.position')
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
      .values((row) => ({
        id: row
          .selectFrom('device')
          .where('id', '<', exhibitDeviceIdsFrom)
          .select((all) => sql<number>`${all.fn.coalesce(all.fn.max('id'), all.lit(0))} + 1`.as('next')),
        name: tidyName(device.name),
        name_key: key,
        state: 'new',
        position: nextPosition,
        created_at: device.now,
      }))
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
      'revision',
      'created_at as createdAt',
      device
        .selectFrom('user_story')
        .whereRef('user_story.device_id', '=', 'device.id')
        .where('user_story.state', 'in', ['new', 'published', 'hidden'])
        .select((story) => story.fn.countAll<number>().as('count'))
        .as('stories'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows
    .map((row) => ({ ...row, stories: row.stories ?? 0 }))
    .toSorted((a, b) => deviceStates.indexOf(a.state) - deviceStates.indexOf(b.state))
}

/** How many devices wait for staff. */
export async function countNewDevices(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('device')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}

/** @throws HttpError 404 when there is no such device. */
export async function setDeviceState(db: Db, id: number, state: 'published' | 'hidden'): Promise<Device> {
  const found = await db
    .updateTable('device')
    .set((row) => ({ state, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (found === undefined) throw new HttpError(404, `There is no device ${id}.`)
  return found
}

/**
 * Gives a device another name.
 * @throws HttpError 404 when there is no such device, 409 when it has changed since, or another one is called so
 */
export async function renameDevice(
  db: Db,
  { id, revision, name }: { id: number; revision: number; name: string },
): Promise<{ before: string; after: string }> {
  const device = await db
    .selectFrom('device')
    .select(['name', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (device === undefined) throw new HttpError(404, `There is no device ${id}.`)
  if (device.revision !== revision) {
    const by = await lastByOf(db, { kind: 'device', id })
    throw new HttpError(
      409,
      `${by ?? 'Somebody'} has changed ${device.name} meanwhile. Nothing was overwritten.`,
    )
  }
  const other = await db
    .selectFrom('device')
    .select('name')
    .where('name_key', '=', deviceNameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined) throw new HttpError(409, `name: there is a device ${other.name} already`)
  await db
    .updateTable('device')
    .set({ name, name_key: deviceNameKey(name), revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  return { before: device.name, after: name }
}

/** Puts these devices first, in this order; the others keep theirs. @throws HttpError 400 for one that there is not */
export async function orderDevices(
  db: Db,
  first: readonly number[],
): Promise<{ before: number[]; after: number[] }> {
  const known = await db
    .selectFrom('device')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const before = known.map(({ id }) => id)
  const unknown = first.find((id) => !before.includes(id))
  if (unknown !== undefined) throw new HttpError(400, `deviceIds: there is no device ${unknown}`)
  const after = [...new Set([...first, ...before])]
  for (const [position, id] of after.entries()) {
    if (known.find((device) => device.id === id)?.position === position) continue
    await db.updateTable('device').set({ position }).where('id', '=', id).execute()
  }
  return { before, after }
}

/** On one line, and nothing in it that nobody sees. */
function tidyName(name: string): string {
  const seen = withoutUnseen(name.normalize('NFC'), ' ').replace(/\s+/gu, ' ').trim()
  return seen === '' ? name : seen
}

/** Two names with the same key mean the same device: 'Minitel' and ' minitel ' do. */
export function deviceNameKey(name: string): string {
  return tidyName(name)
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
}
