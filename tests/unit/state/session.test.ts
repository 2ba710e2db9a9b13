import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../lib/fakeStorage.ts'

let storage: Storage
const replaceState = vi.fn()

/** The store as a page finds it that is opened at this address. */
async function openAt(address: string) {
  vi.resetModules()
  vi.stubGlobal('location', { href: `https://museum.example${address}` })
  return (await import('#state/session.ts')).useSession
}

beforeEach(() => {
  storage = fakeStorage()
  replaceState.mockReset()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('history', { state: { kept: true }, replaceState })
})

test('[SHELL-04] a kiosk key flags kiosk mode, also after a reload, until an empty one ends it', async () => {
  expect((await openAt('/about?kioskKey=abc')).getState().kiosk).toBe(true)
  expect(replaceState).toHaveBeenCalledWith({ kept: true }, '', '/about')
  expect((await openAt('/about')).getState().kiosk).toBe(true)
  expect((await openAt('/about?kioskKey=')).getState().kiosk).toBe(false)
  expect((await openAt('/about')).getState().kiosk).toBe(false)
})

test('[SHELL-04] without a key the address stays as it is', async () => {
  expect((await openAt('/about?x=1')).getState().kiosk).toBe(false)
  expect(replaceState).not.toHaveBeenCalled()
})

test('a stored staff token counts as logged in; logging in and out keeps it in step', async () => {
  storage.setItem('auth_token', 't')
  const session = await openAt('/admin')
  expect(session.getState().staff).toBe(true)
  session.getState().logOut()
  expect([session.getState().staff, storage.getItem('auth_token')]).toEqual([false, null])
  session.getState().logIn('t2')
  expect([session.getState().staff, storage.getItem('auth_token')]).toEqual([true, 't2'])
})
