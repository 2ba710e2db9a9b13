import { expect, onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** From now on time goes on as it does, and the test can pass more of it with `vi.advanceTimersByTime`. */
export function fakeClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
}

/** Passes time in steps of half a second until an element is there. */
export async function passTimeUntil(locator: Pick<Locator, 'query'>): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500)
      return locator.query()
    })
    .not.toBeNull()
}
