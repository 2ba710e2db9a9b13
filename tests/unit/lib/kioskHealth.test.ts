import { expect, test, vi } from 'vitest'
import { countError, kioskHealth, noteFrameRate, noteReload } from '../../../src/lib/kioskHealth.ts'
import { fakeStorage } from './fakeStorage.ts'

test('[ADMIN-09] a screen tells how it is doing: errors by kind, frames a second, its last reload, its build', () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  vi.useFakeTimers({ now: 5000 })
  expect(kioskHealth()).toMatchObject({
    version: null,
    errors: { render: 0, script: 0, rejection: 0 },
    frameRate: null,
    lastReload: null,
  })
  countError('script')
  countError('rejection')
  countError('rejection')
  noteFrameRate(60)
  noteReload('version')
  expect(kioskHealth()).toMatchObject({
    errors: { render: 0, script: 1, rejection: 2 },
    frameRate: 60,
    lastReload: { reason: 'version', at: 5000 },
  })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
