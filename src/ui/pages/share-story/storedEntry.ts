import * as z from 'zod/mini'
import { visitStore } from '#lib/browser/storage.ts'
import { type DeviceEntry, noDevice } from './aboutDevice.ts'

/** What a reload must not take from a visitor beside their words: the device. Stored until the tab closes, or until it is sent. */
const key = 'draft:share-story'
const Stored = z.object({
  entry: z.object({ deviceId: z.nullable(z.int()), newName: z.string() }),
})

export function readEntry(): DeviceEntry {
  const stored = visitStore.read(key)
  if (stored === null) return noDevice
  try {
    return Stored.parse(JSON.parse(stored)).entry
  } catch (reason) {
    console.warn('The draft of an earlier version cannot be read', reason)
    return noDevice
  }
}

export function saveEntry(entry: DeviceEntry): void {
  if (entry.deviceId === null && entry.newName === '') visitStore.remove(key)
  else visitStore.write(key, JSON.stringify({ entry }))
}
