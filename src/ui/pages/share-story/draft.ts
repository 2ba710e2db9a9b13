import * as z from 'zod/mini'
import { visitStore } from '#lib/storage.ts'
import { type DeviceEntry, noDevice } from './aboutDevice.ts'

/** What a reload must not take from a visitor. Kept until the tab closes, or until it is sent. */
export interface Draft {
  readonly entry: DeviceEntry
  readonly text: string
}

const key = 'draft:share-story'
const Stored = z.object({
  entry: z.object({ deviceId: z.nullable(z.int()), newName: z.string() }),
  text: z.string(),
})
const emptyDraft: Draft = { entry: noDevice, text: '' }

export function readDraft(): Draft {
  const stored = visitStore.read(key)
  if (stored === null) return emptyDraft
  try {
    return Stored.parse(JSON.parse(stored))
  } catch (reason) {
    console.warn('The draft of an earlier version cannot be read', reason)
    return emptyDraft
  }
}

export function saveDraft(draft: Draft): void {
  const isEmpty = draft.text === '' && draft.entry.deviceId === null && draft.entry.newName === ''
  if (isEmpty) visitStore.remove(key)
  else visitStore.write(key, JSON.stringify(draft))
}
