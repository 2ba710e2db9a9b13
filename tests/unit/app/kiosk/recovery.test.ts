import { expect, test } from 'vitest'
import { isReloadDue, triesAgainMs } from '#app/kiosk/recovery/newVersion.ts'
import { activateNewVersion, isAnythingSending, registerKioskHooks } from '#lib/kioskHooks.ts'

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

test('[FIT-04] parts tell whether they are sending, and put their new version in place; one that fails stops no other', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const stops = [
    registerKioskHooks({ isSending: () => done.length === 0 }),
    registerKioskHooks({
      activateNewVersion: () => {
        throw new Error('no such worker')
      },
    }),
    registerKioskHooks({ activateNewVersion: () => gate.promise.then(() => void done.push('worker')) }),
  ]
  expect(isAnythingSending()).toBe(true)
  const all = activateNewVersion().then(() => done.push('all'))
  await Promise.resolve()
  gate.resolve()
  await all
  expect(done).toEqual(['worker', 'all'])
  expect(isAnythingSending()).toBe(false)
  for (const stop of stops) stop()
  await activateNewVersion()
  expect(done).toEqual(['worker', 'all'])
})
