import { expect, test, vi } from 'vitest'
import { deviceStore, visitStore } from '#lib/storage.ts'
import { preventIdle } from '#state/visit.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

test('[ADMIN-09] an order is obeyed once: now in any case, alone only when nobody is there', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const { obey, obeyedOrder } = await import('#app/screen/obey.ts')
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const answer = (id: string | null, when: 'alone' | 'now') => ({
    now: '',
    version: null,
    room: null,
    order: id === null ? null : { id, when },
  })
  obey(answer(null, 'now'))
  expect(reload).not.toHaveBeenCalled()

  const release = preventIdle()
  obey(answer('1', 'alone'))
  expect([reload.mock.calls.length, obeyedOrder()]).toEqual([0, null])
  obey(answer('2', 'now'))
  expect([reload.mock.calls.length, obeyedOrder()]).toEqual([1, '2'])
  // The server may say it again until it has heard.
  obey(answer('2', 'now'))
  expect(reload).toHaveBeenCalledTimes(1)
  release()
  obey(answer('3', 'alone'))
  expect([reload.mock.calls.length, obeyedOrder()]).toEqual([2, '3'])
  expect(deviceStore.read('screen_obeyed')).toBe('3')
  expect(visitStore.read('load-reason')).toBe('staff')
  vi.unstubAllGlobals()
})
