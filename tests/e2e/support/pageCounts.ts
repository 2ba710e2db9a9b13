import { expect, type Page } from '@playwright/test'

export interface PageCounts {
  readonly listeners: number
  readonly nodes: number
  readonly audio: number
}

/** What a page holds after the collector has run: listeners, nodes of documents, and nodes of sound. */
export async function countsOf(page: Page): Promise<() => Promise<PageCounts>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? -1
    return { listeners: of('JSEventListeners'), nodes: of('Nodes'), audio: of('AudioHandlers') }
  }
}

/** Fades, frames and the collector take a moment: what counts is what it settles at, three times in a row. */
export async function settled<T>(counted: () => Promise<T>): Promise<T> {
  let before = await counted()
  let unchanged = 0
  await expect
    .poll(
      async () => {
        const now = await counted()
        unchanged = JSON.stringify(now) === JSON.stringify(before) ? unchanged + 1 : 0
        before = now
        return unchanged
      },
      { intervals: [1500], timeout: 40_000 },
    )
    .toBeGreaterThanOrEqual(3)
  return before
}

/** Waits until nothing is more than it was. */
export async function expectNotGrown<T extends object>(counted: () => Promise<T>, before: T): Promise<void> {
  const grown = async () => {
    const limits = Object.values(before)
    return Object.entries(await counted()).filter(([, count], index) => count > limits[index])
  }
  await expect.poll(grown, { timeout: 40_000 }).toEqual([])
}
