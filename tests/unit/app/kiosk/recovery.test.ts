import { expect, test, vi } from 'vitest'
import { followVersion } from '#app/kiosk/recovery/followVersion.ts'
import { isReloadDue, triesAgainMs } from '#app/kiosk/recovery/newVersion.ts'
import { reload } from '#app/kiosk/recovery/reload.ts'
import { activateNewVersion } from '#app/newVersion.ts'
import { preventIdle, useVisit } from '#state/visit.ts'

vi.mock('#app/kiosk/recovery/reload.ts', () => ({ reload: vi.fn<typeof reload>() }))
vi.mock('#app/newVersion.ts', () => ({ activateNewVersion: vi.fn<typeof activateNewVersion>() }))
vi.mock('#lib/buildVersion.ts', () => ({ buildVersion: () => 'index-old' }))
vi.mock('#api/client.ts', () => ({ call: async () => ({ build: 'index-new' }) }))

const old = 'index-old'
const fresh = 'index-new'

test.each([
  ['the same build', { here: old, served: old, tried: null }, false],
  ['another build', { here: old, served: fresh, tried: null }, true],
  ['a server that does not say', { here: old, served: null, tried: null }, false],
  ['a client that is not built', { here: null, served: fresh, tried: null }, false],
  ['a build that did not come', { here: old, served: fresh, tried: { build: fresh, at: 1000 } }, false],
  [
    'a build after one that did not come',
    { here: old, served: fresh, tried: { build: 'index-x', at: 1000 } },
    true,
  ],
  ['a clock that was set back', { here: old, served: fresh, tried: { build: fresh, at: 9000 } }, true],
] as const)('[FIT-04] %s: reload due?', (_name, versions, due) => {
  expect(isReloadDue(versions, 2000)).toBe(due)
})

test('[FIT-04] a build that did not come is tried again, but not in a storm', () => {
  const versions = { here: old, served: fresh, tried: { build: fresh, at: 0 } }
  expect(isReloadDue(versions, triesAgainMs - 1)).toBe(false)
  expect(isReloadDue(versions, triesAgainMs)).toBe(true)
})

test('[FIT-04] a new version waits until nobody is there; one that cannot be put in place is loaded anew all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(activateNewVersion).mockRejectedValue(new Error('no such worker'))
  vi.useFakeTimers()
  followVersion()
  await vi.advanceTimersByTimeAsync(0)
  preventIdle()()
  expect(activateNewVersion).not.toHaveBeenCalled()
  useVisit.setState({ isNobodyThere: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([vi.mocked(reload).mock.calls.length, vi.mocked(activateNewVersion).mock.calls.length]).toEqual([
    1, 1,
  ])
  expect(warn).toHaveBeenCalledWith('The new version could not be put in place', expect.any(Error))
  vi.useRealTimers()
})
