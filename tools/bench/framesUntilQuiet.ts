import type { Page } from '@playwright/test'
import type { FrameCount } from './countFrames.ts'

/** Quiet for so long is at rest, ms. */
export const quietMs = 2_500
export const timeoutMs = 300_000

/** All frames until nothing is drawn any more, and what was drawn after that. */
export async function framesUntilQuiet(page: Page): Promise<{ frames: FrameCount[]; atRest: FrameCount[] }> {
  const frames: FrameCount[] = []
  const deadline = Date.now() + timeoutMs
  for (let quiet = 0; quiet < 2;) {
    await page.waitForTimeout(quietMs)
    const taken = await page.evaluate(() => window.takeFrames?.() ?? [])
    frames.push(...taken)
    quiet = taken.some(({ draws }) => draws > 0) ? 0 : quiet + 1
    if (Date.now() > deadline) break
  }
  await page.waitForTimeout(quietMs)
  return { frames, atRest: await page.evaluate(() => window.takeFrames?.() ?? []) }
}

export function most(frames: readonly FrameCount[], what: keyof FrameCount): number {
  return Math.max(0, ...frames.map((frame) => frame[what]))
}

export function sum(frames: readonly FrameCount[], what: keyof FrameCount): number {
  return frames.reduce((total, frame) => total + frame[what], 0)
}
