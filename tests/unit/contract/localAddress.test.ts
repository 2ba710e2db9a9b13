import { expect, test } from 'vitest'
import { isLocalAddress, isLocalHost } from '#contract/localAddress.ts'

test('only a host that is the machine itself leads no phone anywhere', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])
    expect(isLocalHost(host), host).toBe(true)
  for (const host of [
    'museum.example',
    'localhost.example',
    '192.168.1.7',
    '1127.0.0.1',
    'kiosk',
    '[fe80::1]',
  ])
    expect(isLocalHost(host), host).toBe(false)
  expect(isLocalAddress('http://[::1]:3000/x')).toBe(true)
  expect(isLocalAddress('https://museum.example/?at=localhost')).toBe(false)
  expect(isLocalAddress('nothing')).toBe(false)
})
