import { randomUuid } from '../browser/randomUuid.ts'
import { deviceStore } from '../browser/storage.ts'

const key = 'screen_id'
const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What this browser calls itself towards the museum: random, and kept for as long as its storage lives. */
export function kioskId(): string {
  const stored = deviceStore.read(key)
  if (stored !== null && pattern.test(stored)) return stored
  const made = randomUuid()
  deviceStore.write(key, made)
  return made
}

/** The same, without making one: null where this browser has never been a screen of the museum. */
export const knownKioskId = () => deviceStore.read(key)

/** From now on this browser is another screen. */
export const forgetKioskId = () => deviceStore.remove(key)
