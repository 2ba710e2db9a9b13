import { create } from 'zustand'
import { takeKioskKey } from '#lib/kioskKey.ts'
import { deviceStore } from '#lib/storage.ts'
import { tokenKeys } from '#lib/tokens.ts'

interface Session {
  /** Exhibition mode: this screen hangs in the museum and shows no menu. */
  readonly kiosk: boolean
  /** A staff token is stored. Whether the server still takes it, only a call tells. */
  readonly staff: boolean
  logIn(token: string): void
  logOut(): void
}

adoptKioskKey()

export const useSession = create<Session>()((set) => ({
  kiosk: deviceStore.read(tokenKeys.kiosk) !== null,
  staff: deviceStore.read(tokenKeys.staff) !== null,
  logIn: (token) => {
    deviceStore.write(tokenKeys.staff, token)
    set({ staff: true })
  },
  logOut: () => {
    deviceStore.remove(tokenKeys.staff)
    set({ staff: false })
  },
}))

/** Before anything else reads the address: a key must not stay visible, nor reach the analytics or a log. */
function adoptKioskKey(): void {
  if (typeof location === 'undefined') return
  const address = takeKioskKey(location.href, deviceStore)
  if (address !== null) history.replaceState(history.state, '', address)
}
