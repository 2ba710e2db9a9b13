import { sql } from 'kysely'
import { exhibitDeviceIdsFrom } from '#contract/limits.ts'
import { deviceStates } from '#contract/staffDevice.ts'
import type { Device } from '#contract/device.ts'
import { withoutUnseen } from '#contract/withoutUnseen.ts'
import type { Db } from '#server/db/schema.ts'
import { lastByOf } from '#server/staff/audit.ts'

type DeviceState = (typeof deviceStates)[number]

/** Behind all others. */
export const nextPosition = sql<number>`(select coalesce(max(position), -1) + 1 from device)`

export async function allDevices(db: Db): Promise<Device[]> {
  return db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function devicesOfExhibition(db: Db, exhibitionId: number): Promise<Device[]> {
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

export const findExhibition = (db: Db, id: number) =>
  db.selectFrom('exhibition').select('id').where('id', '=', id).executeTakeFirst()

export const findDevice = (db: Db, id: number) =>
  db.selectFrom('device').select(['id', 'name', 'state']).where('id', '=', id).executeTakeFirst()

export const findDeviceIn = (db: Db, deviceId: number, exhibitionId: number) =>
  db
    .selectFrom('exhibition_device')
    .select('device_id')
    .where('exhibition_id', '=', exhibitionId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()

/** The device of that name in the exhibition; a new one is added and awaits staff. */
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

/** Every device; those that await staff come first. */
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

export async function countNewDevices(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('device')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}

export async function setDeviceState(
  db: Db,
  id: number,
  state: 'published' | 'hidden',
): Promise<Device | undefined> {
  return db
    .updateTable('device')
    .set((row) => ({ state, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/**
 * Renames a device.
 * @returns a sentence where it has changed since or the name is in use; undefined where there is no such device
 */
export async function renameDevice(
  db: Db,
  { id, revision, name }: { id: number; revision: number; name: string },
): Promise<{ before: string; after: string } | { refused: string } | undefined> {
  const device = await db
    .selectFrom('device')
    .select(['name', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (device === undefined) return undefined
  if (device.revision !== revision) {
    const lastBy = await lastByOf(db, { kind: 'device', id })
    return {
      refused: `${lastBy ?? 'Somebody'} has changed ${device.name} meanwhile. Nothing was overwritten. Reload the list, then rename it again.`,
    }
  }
  const other = await db
    .selectFrom('device')
    .select('name')
    .where('name_key', '=', deviceNameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined)
    return { refused: `name: there is a device ${other.name} already. Choose another name.` }
  await db
    .updateTable('device')
    .set({ name, name_key: deviceNameKey(name), revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  return { before: device.name, after: name }
}

/** Puts these devices first, in this order; the others keep theirs. @returns an unknown id */
export async function orderDevices(
  db: Db,
  first: readonly number[],
): Promise<{ before: number[]; after: number[] } | { unknown: number }> {
  const known = await db
    .selectFrom('device')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const before = known.map(({ id }) => id)
  const unknown = first.find((id) => !before.includes(id))
  if (unknown !== undefined) return { unknown }
  const after = [...new Set([...first, ...before])]
  for (const [position, id] of after.entries()) {
    if (known.find((device) => device.id === id)?.position === position) continue
    await db.updateTable('device').set({ position }).where('id', '=', id).execute()
  }
  return { before, after }
}

/** On one line, without invisible characters. */
function tidyName(name: string): string {
  const seen = withoutUnseen(name.normalize('NFC'), ' ').replace(/\s+/gu, ' ').trim()
  return seen === '' ? name : seen
}

/** Names with the same key mean the same device, such as 'Minitel' and ' minitel '. */
export function deviceNameKey(name: string): string {
  return tidyName(name)
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
}
