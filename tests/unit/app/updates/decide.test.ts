import { expect, test } from 'vitest'
import { decide, isVersionDue, type ReloadFacts, triesAgainMs } from '#app/updates/decide.ts'

const old = 'index-old'
const fresh = 'index-new'
const free: ReloadFacts = {
  canLoad: true,
  isBusy: false,
  hasUnsavedWork: false,
  isInviting: true,
  wasReloadedForCode: false,
}

test.each([
  ['[STACK-01] missing code', 'code', {}, 'now'],
  ['[STACK-01] missing code, although somebody stands there', 'code', { isInviting: false }, 'now'],
  ['[STACK-01] missing code, no server', 'code', { canLoad: false }, 'never'],
  ['[STACK-01] missing code, somebody records or sends', 'code', { isBusy: true }, 'never'],
  ['[STACK-01] missing code, something typed', 'code', { hasUnsavedWork: true }, 'never'],
  ['[STACK-01] missing code, a second time', 'code', { wasReloadedForCode: true }, 'never'],
  ['[SHELL-08] a failed screen', 'error', {}, 'now'],
  ['[SHELL-08] a failed screen, somebody before it', 'error', { isInviting: false }, 'now'],
  ['[SHELL-08] a failed screen, reloaded before', 'error', { wasReloadedForCode: true }, 'now'],
  ['[FIT-04] a failed screen, nothing to load', 'error', { canLoad: false }, 'later'],
  ['[FIT-04] a failed screen, something being sent', 'error', { isBusy: true }, 'later'],
  ['[FIT-04] a new version', 'version', {}, 'now'],
  ['[FIT-04] a new version, somebody there', 'version', { isInviting: false }, 'never'],
  [
    '[FIT-04] a new version, somebody there and no server',
    'version',
    { isInviting: false, canLoad: false },
    'never',
  ],
  ['[FIT-04] a new version, nothing to load', 'version', { canLoad: false }, 'later'],
  ['[FIT-04] a new version, something being sent', 'version', { isBusy: true }, 'later'],
] as const)('%s: reloads %4$s', (_name, reason, facts, decision) => {
  expect(decide(reason, { ...free, ...facts })).toBe(decision)
})

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
  expect(isVersionDue(versions, 2000)).toBe(due)
})

test('[FIT-04] a build that did not come is tried again, but not in a storm', () => {
  const versions = { here: old, served: fresh, tried: { build: fresh, at: 0 } }
  expect(isVersionDue(versions, triesAgainMs - 1)).toBe(false)
  expect(isVersionDue(versions, triesAgainMs)).toBe(true)
})
