import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { KioskFacts } from '#contract/kiosks.ts'
import { counts, enqueue, wake } from '#api/outbox/outbox.ts'
import { useSession } from '#state/session.ts'
import { gravityOf, problemsOf } from '#admin/kiosks/kioskState.ts'
import { outbox } from '#admin/selfTest/checks/line.ts'
import type { Bench } from '#admin/selfTest/finding.ts'

vi.mock('#api/outbox/outbox.ts', () => ({
  counts: vi.fn<typeof counts>(),
  enqueue: vi.fn<typeof enqueue>(),
  wake: vi.fn<typeof wake>(),
}))

const facts: KioskFacts = {
  version: 'new',
  route: '/about',
  frameRate: 60,
  errors: 0,
  lastError: null,
  outbox: null,
  storage: null,
  microphone: { permission: 'granted', devices: 1 },
  language: 'de',
  size: { width: 1080, height: 1920, ratio: 1 },
  upSeconds: 1,
  scenes: 'drawn',
  loaded: 'start',
  isEnding: false,
}
const nowMs = Date.UTC(2026, 0, 5, 9)
const seen = (agoMs: number, more: Partial<KioskFacts> = {}, isAwaited = true) =>
  problemsOf(
    { seenAt: new Date(nowMs - agoMs).toISOString(), facts: { ...facts, ...more }, selfTest: null },
    nowMs,
    'new',
    isAwaited,
  )

describe('how a screen stands', () => {
  test('alive up to three minutes, late up to fifteen, then gone', () => {
    expect(seen(180_000)).toEqual([])
    expect(seen(180_001)).toEqual(['late'])
    expect(seen(900_000)).toEqual(['late'])
    expect(seen(900_001)).toEqual(['silent'])
    expect(gravityOf(seen(0))).toBe('well')
    // Out of its opening hours it may be switched off.
    expect([seen(200_000, {}, false), seen(900_001, {}, false)]).toEqual([[], []])
    expect(gravityOf(seen(200_000))).toBe('look')
    expect(gravityOf(seen(1_000_000))).toBe('silent')
  })

  test('each problem by itself, and none where nothing is known', () => {
    expect(seen(0, { microphone: null })).toEqual(['microphone'])
    expect(seen(0, { microphone: { permission: 'prompt', devices: 0 } })).toEqual(['microphone'])
    expect(seen(0, { outbox: { waiting: 0, refused: 1 } })).toEqual(['refused'])
    expect(seen(0, { outbox: { waiting: 1, refused: 0 } })).toEqual(['waiting'])
    expect(seen(0, { storage: { used: 90, quota: 100, isPersisted: true } })).toEqual([])
    expect(seen(0, { storage: { used: 91, quota: 100, isPersisted: true } })).toEqual(['storage'])
    expect(seen(0, { frameRate: 19 })).toEqual(['slow'])
    expect(seen(0, { frameRate: null, version: 'new' })).toEqual([])
    expect(seen(0, { version: 'old' })).toEqual(['version'])
    expect(problemsOf({ seenAt: new Date(nowMs).toISOString(), facts, selfTest: null }, nowMs, null)).toEqual(
      [],
    )
  })
})

describe('the self-test', () => {
  test('sees an outbox that keeps and sends, one that keeps nothing, and one that sends nothing', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const bench: Bench = {
      onStage: () => {},
      askAudible: async () => true,
      release: () => () => {},
    }
    useSession.setState({ kiosk: false })
    onTestFinished(() => useSession.setState({ kiosk: false }))
    expect((await outbox(bench)).outcome).toBe('notApplicable')
    useSession.setState({ kiosk: true })
    const tryWith = async (
      leave: (stored: { waiting: number }) => void,
      send: (stored: { waiting: number }) => void,
    ) => {
      const stored = { waiting: 2 }
      vi.mocked(counts).mockImplementation(async () => ({
        waiting: stored.waiting,
        refused: 0,
        oldest: null,
      }))
      vi.mocked(enqueue).mockImplementation(async () => {
        leave(stored)
        return undefined
      })
      vi.mocked(wake).mockImplementation(() => send(stored))
      const found = outbox(bench)
      await vi.advanceTimersByTimeAsync(20_000)
      return found
    }
    const keep = (stored: { waiting: number }) => void (stored.waiting += 1)
    const lose = () => {}
    const send = (stored: { waiting: number }) => void (stored.waiting -= 1)
    expect(await tryWith(keep, send)).toEqual({ outcome: 'passed' })
    expect(await tryWith(lose, send)).toEqual({ outcome: 'failed', why: 'notStoredForLater' })
    const whole = globalThis.fetch
    const late = await tryWith(keep, lose)
    expect(late).toEqual({ outcome: 'failed', why: 'notArrived' })
    expect(globalThis.fetch).toBe(whole)
  })
})
