import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../lib/fakeStorage.ts'

async function languageStore() {
  vi.resetModules()
  return (await import('#state/language.ts')).useLanguageStore
}

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))

test('[FIT-06] the chosen language lasts for the visit and is reset on the idle return', async () => {
  const store = await languageStore()
  expect(store.getState().chosen).toBeNull()
  store.getState().choose('de')
  expect(store.getState().chosen).toBe('de')
  const afterReload = await languageStore()
  expect(afterReload.getState().chosen).toBe('de')
  afterReload.getState().resetVisit()
  expect(afterReload.getState().chosen).toBeNull()
  expect((await languageStore()).getState().chosen).toBeNull()
})

test('a stored language that the house does not speak is ignored', async () => {
  sessionStorage.setItem('language', 'fr')
  expect((await languageStore()).getState().chosen).toBeNull()
})
