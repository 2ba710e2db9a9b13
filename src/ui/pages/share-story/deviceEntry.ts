import type { StoryDevice } from '#api/contributions.ts'
import type { Device } from '#contract/device.ts'
import { NewDeviceName } from '#contract/story.ts'

/** The visitor's input: a device or a new name, never both (SHARE-01). */
export interface DeviceEntry {
  readonly deviceId: number | null
  readonly newName: string
}

export const noDevice: DeviceEntry = { deviceId: null, newName: '' }

export const chooseDevice = (deviceId: number): DeviceEntry => ({ deviceId, newName: '' })

/** Typing a name clears the chosen device; an empty field does not. */
export function typeDeviceName(entry: DeviceEntry, newName: string): DeviceEntry {
  return newName === '' ? { ...entry, newName } : { deviceId: null, newName }
}

/** null without a known device or a valid new name (SHARE-02). */
export function resolveDevice(
  { deviceId, newName }: DeviceEntry,
  devices: readonly Device[],
): StoryDevice | null {
  const known = devices.find((device) => device.id === deviceId)
  if (known) return { kind: 'known', id: known.id, name: known.name }
  const name = NewDeviceName.safeParse(newName)
  return name.success ? { kind: 'new', name: name.data } : null
}

/** The device in `?deviceId=`; null where it is not a whole number. */
export function deviceOfAddress(search: string): number | null {
  const text = new URLSearchParams(search).get('deviceId') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}
