import type { Access } from '#contract/route.ts'
import { deviceStore, type KeyedStore } from '../browser/storage.ts'

/** Keys of localStorage, fixed by spec §3. */
export const tokenKeys = { staff: 'auth_token', kiosk: 'kiosk_token' } as const

/**
 * The bearer of a call (API-02): staff calls carry the staff token, so that a kiosk token cannot lock staff out; every
 * other call carries the kiosk token, else the staff token.
 */
export function bearerFor(access: Access, store: KeyedStore = deviceStore): string | null {
  const staff = store.read(tokenKeys.staff)
  if (access === 'staff' || access === 'curator') return staff
  return store.read(tokenKeys.kiosk) ?? staff
}
