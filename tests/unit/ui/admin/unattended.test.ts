import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SelfTestCheck } from '#contract/selfTest.ts'
import { isIdlePrevented } from '#state/visit.ts'
import { failed, type Finding, passed } from '#admin/selfTest/finding.ts'
import { runUnattended } from '#admin/selfTest/unattended.ts'

const { tried } = vi.hoisted(() => ({ tried: vi.fn<(check: SelfTestCheck) => Promise<Finding>>() }))
vi.mock('#admin/selfTest/selfTest.ts', () => ({ tried }))

const query = vi.fn<() => Promise<{ state: string }>>()

beforeEach(() => {
  tried.mockReset()
  vi.stubGlobal('navigator', { permissions: { query } })
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

const checked = () => tried.mock.calls.map(([check]) => check)

test('a self-test by the kiosk itself needs no person, is silent and leaves nothing; the page is not reloaded meanwhile', async () => {
  query.mockResolvedValue({ state: 'prompt' })
  tried.mockImplementation(async () => {
    expect(isIdlePrevented()).toBe(true)
    return passed()
  })
  const results = await runUnattended()
  expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true)
  expect(checked()).toContain('server')
  for (const check of ['speaker', 'sounds', 'narration', 'outbox', 'idleReturn', 'microphone'] as const)
    expect(checked()).not.toContain(check)
  expect(isIdlePrevented()).toBe(false)
  // Nobody is asked for a permission.
  query.mockResolvedValue({ state: 'granted' })
  await runUnattended()
  expect(checked()).toContain('microphone')
})

test('what fails is tried once more, and counts as it went then', async () => {
  query.mockRejectedValue(new TypeError('microphone is no permission'))
  const outcomes: Partial<Record<SelfTestCheck, Finding[]>> = {
    server: [failed('noServer'), passed()],
    storage: [failed('noStorage'), failed('noStorage')],
  }
  tried.mockImplementation(async (check) => outcomes[check]?.shift() ?? passed())
  const running = runUnattended()
  await vi.advanceTimersByTimeAsync(10_000)
  const results = await running
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([
    { check: 'storage', outcome: 'failed' },
  ])
  expect(checked().slice(-2)).toEqual(['server', 'storage'])
})
