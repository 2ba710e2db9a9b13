import { randomUuid } from '../browser/randomUuid.ts'
import { deviceStore } from '../browser/storage.ts'

const key = 'screen_id'
const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The random id of this browser as a kiosk. Stored for as long as its storage lives. */
export function kioskId(): string {
  const stored = deviceStore.read(key)
  if (stored !== null && pattern.test(stored)) return stored
  const made = randomUuid()
  deviceStore.write(key, made)
  return made
}

/** The stored id; null where this browser has never been a kiosk. */
export const knownKioskId = () => deviceStore.read(key)

/** Drops the id: from now on this browser is another kiosk. */
export const forgetKioskId = () => deviceStore.remove(key)
