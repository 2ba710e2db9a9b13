import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, afterPaint, every, ownedTimers } from '#lib/time/timers.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs once after its delay, unless it was stopped', () => {
  const run = vi.fn()
  const stopped = vi.fn()
  after(100, run)
  after(100, stopped)()
  vi.advanceTimersByTime(99)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(1)
  expect(stopped).not.toHaveBeenCalled()
})

test('[SOUND-05] a promise without an answer is given up at its limit; an answer leaves no timer', async () => {
  const failure = withTimeout(5000, new Promise(() => {})).catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failure).toMatch('No answer within 5000 ms')
  await expect(withTimeout(5000, Promise.resolve(7))).resolves.toBe(7)
  await expect(withTimeout(5000, Promise.reject(new Error('No sound')))).rejects.toThrow('No sound')
  expect(vi.getTimerCount()).toBe(0)
})

test('runs at each interval until it is stopped', () => {
  const run = vi.fn()
  const stop = every(100, run)
  vi.advanceTimersByTime(350)
  stop()
  stop()
  vi.advanceTimersByTime(350)
  expect(run).toHaveBeenCalledTimes(3)
})

test('runs once the next frame has been painted, unless it was stopped before or after its frame', () => {
  let frame = () => {}
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw
    return 7
  })
  const cancelled = vi.fn()
  vi.stubGlobal('cancelAnimationFrame', cancelled)
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(1000)
  frame()
  expect(run, 'before the paint').not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)

  afterPaint(run)()
  expect(cancelled).toHaveBeenCalledWith(7)
  const stop = afterPaint(run)
  frame()
  stop()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('an owner that is disposed leaves no timer behind and starts no other', () => {
  const run = vi.fn()
  const timers = ownedTimers()
  timers.after(100, run)
  timers.every(100, run)
  timers.after(50, () => timers.dispose())
  vi.advanceTimersByTime(1000)
  timers.after(1, run)
  timers.every(1, run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
