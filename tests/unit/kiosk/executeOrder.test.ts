import { expect, test, vi } from 'vitest'
import { endVisit } from '#app/idle/endVisit.ts'
import { deviceStore, visitStore } from '#lib/browser/storage.ts'
import { preventIdle } from '#state/visit.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

test('an order is executed once: now in any case, alone and a restart only when no visitor is there', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.stubGlobal('sessionStorage', fakeStorage({}))
  const { executeOrder, executedOrder } = await import('#kiosk/heartbeat/executeOrder.ts')
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const answer = (id: string | null, when: 'alone' | 'now', what?: 'reload' | 'restart') => ({
    now: '',
    version: null,
    location: null,
    order: id === null ? null : { id, when, ...(what && { what }) },
  })
  executeOrder(answer(null, 'now'))
  expect(reload).not.toHaveBeenCalled()

  const release = preventIdle('recording')
  executeOrder(answer('1', 'alone'))
  expect([reload.mock.calls.length, executedOrder()]).toEqual([0, null])
  executeOrder(answer('2', 'now'))
  expect([reload.mock.calls.length, executedOrder()]).toEqual([1, '2'])
  // The server may say it again until it has heard.
  executeOrder(answer('2', 'now'))
  expect(reload).toHaveBeenCalledTimes(1)
  release()
  executeOrder(answer('3', 'alone'))
  expect([reload.mock.calls.length, executedOrder()]).toEqual([2, '3'])
  expect(deviceStore.read('screen_executed')).toBe('3')
  expect(visitStore.read('load-reason')).toBe('staff')

  const dataset: { restartsBy?: string; restart?: string } = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  // Without a launcher the order stands.
  executeOrder(answer('4', 'alone', 'restart'))
  expect(executedOrder()).toBe('3')
  dataset.restartsBy = 'systemctl reboot'
  const recording = preventIdle('recording')
  executeOrder(answer('4', 'alone', 'restart'))
  expect(executedOrder()).toBe('3')
  recording()
  executeOrder(answer('4', 'alone', 'restart'))
  // First the server hears that it was heard, so that nothing restarts for ever.
  expect([executedOrder(), dataset.restart]).toEqual(['4', undefined])
  // New settings may end the visit and load the page anew in between.
  endVisit()
  const writing = preventIdle('recording')
  executeOrder(answer(null, 'alone'))
  expect(dataset.restart).toBeUndefined()
  writing()
  executeOrder(answer(null, 'alone'))
  expect(dataset.restart).toBe('now')
  // The launcher takes it; one that fails is not tried again by itself.
  delete dataset.restart
  executeOrder(answer(null, 'alone'))
  expect([dataset.restart, reload.mock.calls.length]).toEqual([undefined, 2])
  vi.unstubAllGlobals()
})
