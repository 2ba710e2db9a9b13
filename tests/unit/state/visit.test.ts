import { beforeEach, expect, test, vi } from 'vitest'
import { timeoutMs } from '#api/client.ts'
import { longestMs } from '#audio/recorder/budget.ts'
import { waitMs } from '#audio/recorder/recorderMachine.ts'
import { storeTimeoutMs } from '#lib/time/withTimeout.ts'
import { type IdleBlocker, idleBlockers } from '#state/idleBlockers.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

/** The store as a page that was just loaded has it. */
async function loadPage() {
  vi.resetModules()
  const unsavedWork = await import('#lib/visit/unsavedWork.ts')
  return { ...unsavedWork, ...(await import('#state/visit.ts')) }
}

const isBlocker = (name: string): name is IdleBlocker => Object.hasOwn(idleBlockers, name)

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))

test('the chosen language lasts for the visit and is reset on the idle return', async () => {
  const page = await loadPage()
  expect(page.useVisit.getState().language).toBeNull()
  page.chooseLanguage('de')
  expect(page.useVisit.getState().language).toBe('de')
  const afterReload = await loadPage()
  expect(afterReload.useVisit.getState().language).toBe('de')
  afterReload.startNewVisit()
  expect(afterReload.useVisit.getState().language).toBeNull()
  expect((await loadPage()).useVisit.getState().language).toBeNull()
})

test('a stored language that no page speaks is ignored', async () => {
  sessionStorage.setItem('language', 'fr')
  expect((await loadPage()).useVisit.getState().language).toBeNull()
})

test('a volume within 0 to 1 reaches all followers, and lasts for the visit', async () => {
  const { chooseLoudness, useVisit } = await loadPage()
  const heard: unknown[] = []
  const stop = useVisit.subscribe(
    ({ loudness }) => loudness,
    (loudness) => heard.push(loudness),
  )
  chooseLoudness({ muted: false, volume: 0.3 })
  chooseLoudness({ muted: true, volume: 7 })
  stop()
  chooseLoudness({ muted: false, volume: -1 })
  expect(heard).toEqual([
    { muted: false, volume: 0.3 },
    { muted: true, volume: 1 },
  ])
  const afterReload = await loadPage()
  expect(afterReload.useVisit.getState().loudness).toEqual({ muted: false, volume: 0 })
  afterReload.startNewVisit()
  expect(afterReload.useVisit.getState().loudness).toEqual(afterReload.fullLoudness)
})

test.each([
  ['muted 0.5', { muted: true, volume: 0.5 }],
  ['open 1', { muted: false, volume: 1 }],
  ['loud', { muted: false, volume: 1 }],
  ['open 7', { muted: false, volume: 1 }],
  [null, { muted: false, volume: 1 }],
])('the stored volume %o is %o', async (kept, loudness) => {
  const { readLoudness } = await loadPage()
  expect(readLoudness(kept)).toEqual(loudness)
})

test('[TAPE-07b] an idle blocker prevents the return and guards unsaved work until it is released, once', async () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const { hasUnsavedWork, isIdlePrevented, onIdleBlockerGone, preventIdle } = await loadPage()
  const gone = vi.fn<() => void>()
  const stop = onIdleBlockerGone(gone)
  const releases = [preventIdle('submission'), preventIdle('submission')]
  expect([isIdlePrevented(), hasUnsavedWork(), gone.mock.calls.length]).toEqual([true, true, 0])
  releases[0]?.()
  releases[0]?.()
  expect([isIdlePrevented(), hasUnsavedWork(), gone.mock.calls.length]).toEqual([true, true, 1])
  releases[1]?.()
  expect([isIdlePrevented(), hasUnsavedWork(), gone.mock.calls.length]).toEqual([false, false, 2])
  stop()
  preventIdle('presence')()
  expect(gone).toHaveBeenCalledTimes(2)
})

test('[FIT-08] whatever keeps a visit from ending lets go by itself, after the limit of its kind', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  const { isIdlePrevented, onIdleBlockerGone, preventIdle } = await loadPage()
  const gone = vi.fn<() => void>()
  onIdleBlockerGone(gone)
  for (const [by, limitMs] of Object.entries(idleBlockers)) {
    if (!isBlocker(by)) throw new Error(by)
    preventIdle(by)
    if (limitMs > 0) {
      vi.advanceTimersByTime(limitMs - 1)
      expect(isIdlePrevented(), by).toBe(true)
    }
    vi.advanceTimersByTime(1)
    expect(isIdlePrevented(), by).toBe(false)
  }
  expect(gone).toHaveBeenCalledTimes(Object.keys(idleBlockers).length)
  expect(warn).toHaveBeenCalledWith('Still under way after its limit: microphone')
  // What ends in time leaves no timer.
  preventIdle('recording')()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('[FIT-08] each limit is longer than its activity may take', () => {
  const { arming, countIn, finishing, decoding } = waitMs
  expect(idleBlockers.microphone).toBeGreaterThan(arming)
  expect(idleBlockers.recording).toBeGreaterThan(countIn + longestMs + finishing + decoding)
  expect(idleBlockers.submission).toBeGreaterThan(storeTimeoutMs + timeoutMs.submission)
})

test('[TAPE-07b] data of a visitor in memory is deleted with the visit, also where another deletion fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { chooseLanguage, onVisitEnd, startNewVisit, useVisit } = await loadPage()
  const forget = vi.fn<() => void>()
  onVisitEnd(() => {
    throw new Error('it is stuck')
  })
  const stop = onVisitEnd(forget)
  chooseLanguage('de')
  expect(forget).not.toHaveBeenCalled()
  startNewVisit()
  expect([forget.mock.calls.length, error.mock.calls.length, useVisit.getState().number]).toEqual([1, 1, 2])
  stop()
  startNewVisit()
  expect(forget).toHaveBeenCalledTimes(1)
})
