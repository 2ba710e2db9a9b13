import { expect, test, vi } from 'vitest'
import { keyedStore } from '#lib/browser/storage.ts'
import { fakeStorage } from '../fakeStorage.ts'

test('keeps texts in the storage it is given', () => {
  const storage = fakeStorage()
  const store = keyedStore(() => storage)
  store.write('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeNull()
})

test('where storage is refused, warns and keeps the text for the life of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = keyedStore(() => fakeStorage({}, true))
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeNull()
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
