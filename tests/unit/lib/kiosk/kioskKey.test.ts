import { expect, test } from 'vitest'
import { takeKioskKey } from '#lib/kiosk/kioskKey.ts'
import { keyedStore } from '#lib/browser/storage.ts'
import { fakeStorage } from '../fakeStorage.ts'

function taken(address: string, stored: Record<string, string> = {}) {
  const storage = fakeStorage(stored)
  const visible = takeKioskKey(
    `https://museum.example${address}`,
    keyedStore(() => storage),
  )
  return { visible, token: storage.getItem('kiosk_token') }
}

test.each([
  ['/?kioskKey=abc', '/'],
  ['/exhibits?kioskKey=abc#rooms', '/exhibits#rooms'],
  [
    '/exhibits/werkschau/share-story?deviceId=3&kioskKey=abc&x=%20y+z',
    '/exhibits/werkschau/share-story?deviceId=3&x=%20y+z',
  ],
])('[SHELL-04] %s stores the key and shows %s', (address, visible) => {
  expect(taken(address)).toEqual({ visible, token: 'abc' })
})

test('[SHELL-04] an empty key leaves exhibition mode', () => {
  expect(taken('/about?kioskKey=', { kiosk_token: 'abc' })).toEqual({ visible: '/about', token: null })
  expect(taken('/about?kioskKey', { kiosk_token: 'abc' })).toEqual({ visible: '/about', token: null })
})

test('[SHELL-04] an address without the parameter changes nothing', () => {
  expect(taken('/about?key=1', { kiosk_token: 'abc' })).toEqual({ visible: null, token: 'abc' })
})
