import { randomUuid } from './randomUuid.ts'
import { deviceStore } from './storage.ts'

const key = 'screen_id'
const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What this browser calls itself towards the museum: random, and kept for as long as its storage lives. */
export function screenId(): string {
  const kept = deviceStore.read(key)
  if (kept !== null && pattern.test(kept)) return kept
  const made = randomUuid()
  deviceStore.write(key, made)
  return made
}

/** The same, without making one: null where this browser has never been a screen of the museum. */
export const knownScreenId = () => deviceStore.read(key)

/** From now on this browser is another screen. */
export const forgetScreenId = () => deviceStore.remove(key)
