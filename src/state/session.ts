import { create } from 'zustand'
import { takeKioskKey } from '#lib/kiosk/kioskKey.ts'
import { deviceStore } from '#lib/browser/storage.ts'
import { tokenKeys } from '#lib/visit/tokens.ts'

interface Session {
  /** Exhibition mode: this browser is a kiosk of the museum and shows no menu. */
  readonly kiosk: boolean
  /** A staff token is stored. Only a call shows whether the server still accepts it. */
  readonly staff: boolean
  /** The server refused the stored token, which has expired or was revoked. Reset by a new token. */
  readonly isRefused: boolean
  logIn(token: string): void
  logOut(): void
  refuse(): void
}

export const wasOpenedWithKey = adoptKioskKey()

export const useSession = create<Session>()((set) => ({
  kiosk: deviceStore.read(tokenKeys.kiosk) !== null,
  staff: deviceStore.read(tokenKeys.staff) !== null,
  isRefused: false,
  logIn: (token) => {
    deviceStore.write(tokenKeys.staff, token)
    set({ staff: true, isRefused: false })
  },
  logOut: () => {
    deviceStore.remove(tokenKeys.staff)
    set({ staff: false, isRefused: false })
  },
  refuse: () => set(({ staff }) => ({ isRefused: staff })),
}))

/** Runs before anything else reads the address: a key must not stay visible or reach the analytics or a log. */
function adoptKioskKey(): boolean {
  if (typeof location === 'undefined') return false
  const address = takeKioskKey(location.href, deviceStore)
  if (address !== null) history.replaceState(history.state, '', address)
  return address !== null
}
