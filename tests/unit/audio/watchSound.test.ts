import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Clocks, elementClock, firstPulse, isDead, nextPulse, watchSound } from '#audio/watchSound.ts'

/** What is told after looks every quarter of a second at clocks that say this; `second` counts from 0. */
const isDeadAfter = (seconds: number, clocksAt: (second: number) => Clocks) => {
  let pulse = { ...firstPulse, clocks: clocksAt(0) }
  for (let second = 0.25; second <= seconds; second += 0.25) pulse = nextPulse(pulse, clocksAt(second), 250)
  return isDead(pulse)
}

describe('sound is dead', () => {
  const deaths: readonly [string, (second: number) => Clocks][] = [
    ['a context whose clock stands', () => ({ context: 7 })],
    ['a context that stands while the element runs', (second) => ({ context: 7, element: second })],
    ['an element that stands while the context runs', (second) => ({ context: second, element: 7 })],
    ['an element by itself that stands', () => ({ element: 0 })],
    ['a context that stands while the recording is on its way', () => ({ context: 7, element: null })],
    [
      'a context that does not start, and an element that does not, either',
      (second) => (second < 1 ? { context: 0, element: null } : { element: 0 }),
    ],
  ]
  test.each(deaths)('within 3 s: %s', (_, clocksAt) => {
    expect(isDeadAfter(1.5, clocksAt)).toBe(false)
    expect(isDeadAfter(2.5, clocksAt)).toBe(true)
  })

  const lives: readonly [string, (second: number) => Clocks][] = [
    ['both clocks run', (second) => ({ context: second, element: second })],
    ['the recording is on its way', (second) => ({ context: second, element: null })],
    ['the code that sounds is on its way', () => ({ context: null })],
    ['it stands for two seconds of three', (second) => ({ element: Math.floor(second / 2) })],
  ]
  test.each(lives)('not where %s', (_, clocksAt) => {
    expect(isDeadAfter(30, clocksAt)).toBe(false)
  })

  test('not by a few looks of a page that is busy or has slept', () => {
    let pulse: typeof firstPulse = { ...firstPulse, clocks: { context: 7 } }
    for (const passedMs of [3_600_000, 1000, 1000, 1000, 1000, 1000])
      pulse = nextPulse(pulse, { context: 7 }, passedMs)
    expect(isDead(pulse)).toBe(false)
  })
})

test('an element stands rightly while it loads, and wrongly once it has its recording or loads nothing', () => {
  expect(elementClock({ currentTime: 3, readyState: 2, networkState: 2 })).toBe(null)
  expect(elementClock({ currentTime: 3, readyState: 4, networkState: 2 })).toBe(3)
  expect(elementClock({ currentTime: 3, readyState: 2, networkState: 1 })).toBe(3)
})

describe('a watch', () => {
  const page = { hidden: false }
  const context = { currentTime: 7 }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    page.hidden = false
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('reports once and stops', () => {
    const onLoss = vi.fn<() => void>()
    watchSound(() => ({ context }), onLoss)
    vi.advanceTimersByTime(3000)
    expect(onLoss).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends by itself where no sound is wanted any more', () => {
    const onLoss = vi.fn<() => void>()
    let isWanted = true
    watchSound(() => (isWanted ? { context } : null), onLoss)
    isWanted = false
    vi.advanceTimersByTime(3000)
    expect(onLoss).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('pauses for a hidden page, and starts again when it is visible', () => {
    const onLoss = vi.fn<() => void>()
    watchSound(() => ({ context }), onLoss)
    page.hidden = true
    vi.advanceTimersByTime(60_000)
    page.hidden = false
    vi.advanceTimersByTime(2000)
    expect(onLoss).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onLoss).toHaveBeenCalledOnce()
  })

  test('counts one death of one context, and says that it is silent again once the next one dies', () => {
    const losses: string[] = []
    const hear = (loss: string) => void losses.push(loss)
    const element = { currentTime: 0, readyState: 4, networkState: 1 }
    const stopHearing = watchSound(() => ({ element: { ...element, currentTime: Date.now() } }), hear)
    vi.advanceTimersByTime(1000)
    stopHearing()
    const [first, second] = [{ currentTime: 1 }, { currentTime: 2 }]
    for (const dying of [first, first]) watchSound(() => ({ context: dying }), hear)
    vi.advanceTimersByTime(3000)
    expect(losses).toEqual(['silent', 'silent'])
    watchSound(() => ({ context: second }), hear)
    vi.advanceTimersByTime(3000)
    expect(losses).toEqual(['silent', 'silent', 'dead'])
  })
})
