import { expect, test, vi } from 'vitest'
import { decideReload } from '#lib/reloadForCode.ts'
import { keyedStore } from '#lib/storage.ts'
import { fakeStorage } from './fakeStorage.ts'

function visit() {
  const storage = fakeStorage()
  const reload = vi.fn<() => void>()
  return {
    reload,
    miss: (conditions: { isServerThere?: () => Promise<boolean>; isBusy?: () => boolean } = {}) =>
      decideReload({
        store: keyedStore(() => storage),
        isServerThere: async () => true,
        isBusy: () => false,
        reload,
        ...conditions,
      }),
  }
}

test('[STACK-01] missing code reloads the page once a visit', async () => {
  const { miss, reload } = visit()
  expect(await miss()).toBe(true)
  expect(await miss()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[STACK-01] nothing is reloaded while somebody types or records, nor when they begin meanwhile', async () => {
  const { miss, reload } = visit()
  expect(await miss({ isBusy: () => true })).toBe(false)
  let isBusy = false
  const begins = async () => {
    isBusy = true
    return true
  }
  expect(await miss({ isServerThere: begins, isBusy: () => isBusy })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // It has not used up the one reload.
  expect(await miss()).toBe(true)
})

test('[STACK-01] nothing is reloaded into a server that does not answer', async () => {
  const { miss, reload } = visit()
  expect(await miss({ isServerThere: async () => false })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(await miss()).toBe(true)
})
