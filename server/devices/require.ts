import type { Device } from '#contract/device.ts'
import type { Db } from '#server/db/schema.ts'
import { found } from '#server/http/HttpError.ts'
import { findDevice, findDeviceIn, findExhibition } from './repository.ts'

// For routes: each throws HttpError 404 where there is nothing.

export async function requireExhibition(db: Db, id: number): Promise<void> {
  found(await findExhibition(db, id), `There is no exhibition ${id}.`)
}

export async function requireDevice(db: Db, deviceId: number): Promise<Device> {
  const { id, name } = found(await findDevice(db, deviceId), `There is no device ${deviceId}.`)
  return { id, name }
}

export async function requirePublished(db: Db, deviceId: number): Promise<Device> {
  const device = await findDevice(db, deviceId)
  const { id, name } = found(
    device?.state === 'published' ? device : undefined,
    `There is no device ${deviceId}.`,
  )
  return { id, name }
}

export async function requireDeviceIn(db: Db, deviceId: number, exhibitionId: number): Promise<Device> {
  await requireExhibition(db, exhibitionId)
  const device = await requireDevice(db, deviceId)
  found(
    await findDeviceIn(db, deviceId, exhibitionId),
    `Exhibition ${exhibitionId} does not show device ${deviceId}.`,
  )
  return device
}
