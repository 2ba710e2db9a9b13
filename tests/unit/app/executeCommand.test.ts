import { expect, test, vi } from 'vitest'
import { deviceStore, visitStore } from '#lib/storage.ts'
import { preventIdle } from '#state/visit.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

test('[ADMIN-09] an order is obeyed once: now in any case, alone only when nobody is there', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const { executeCommand, executedCommand } = await import('#app/heartbeat/executeCommand.ts')
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const answer = (id: string | null, when: 'alone' | 'now') => ({
    now: '',
    version: null,
    room: null,
    order: id === null ? null : { id, when },
  })
  executeCommand(answer(null, 'now'))
  expect(reload).not.toHaveBeenCalled()

  const release = preventIdle()
  executeCommand(answer('1', 'alone'))
  expect([reload.mock.calls.length, executedCommand()]).toEqual([0, null])
  executeCommand(answer('2', 'now'))
  expect([reload.mock.calls.length, executedCommand()]).toEqual([1, '2'])
  // The server may say it again until it has heard.
  executeCommand(answer('2', 'now'))
  expect(reload).toHaveBeenCalledTimes(1)
  release()
  executeCommand(answer('3', 'alone'))
  expect([reload.mock.calls.length, executedCommand()]).toEqual([2, '3'])
  expect(deviceStore.read('screen_obeyed')).toBe('3')
  expect(visitStore.read('load-reason')).toBe('staff')
  vi.unstubAllGlobals()
})
