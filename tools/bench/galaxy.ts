// npm run bench -- galaxy: what a frame of the sky asks of the graphics card, however many planets there are.
import '../requireNode.mjs'
import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { fail } from '../lib/fail.ts'
import { buildPage, openPage, skyPage } from '../sky/openSky.ts'
import { countFrames, type FrameCount, most } from './countFrames.ts'
import { recordResult } from './results.ts'

const limits = { draws: 6, calls: 40 } as const
const counts = [100, 1_000, 10_000] as const

await buildPage(skyPage)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const skies: FrameCount[] = []
try {
  for (const count of counts) skies.push(await measure(browser, count))
} finally {
  await browser.close()
}
for (const [id, what] of [
  ['galaxy-draws', 'draws'],
  ['galaxy-calls', 'calls'],
] as const) {
  const each = skies.map((sky) => sky[what])
  console.log(`${what} in a frame, ${counts.join(', ')} planets: ${each.join(', ')} (limit ${limits[what]})`)
  recordResult({
    id,
    figure: each.join(', '),
    holds: Math.max(...each) <= limits[what] && new Set(each).size === 1,
  })
}

/** The most in any frame of the browser's own while everything drifts. */
async function measure(within: Browser, stories: number): Promise<FrameCount> {
  const { page, errors } = await openPage(within, skyPage, { width: 640, height: 400, before: countFrames })
  await page.waitForFunction(() => window.sky !== undefined)
  await page.evaluate(
    (count) => window.sky.open({ stories: count, tier: 'middle', reflectionSize: 16 }),
    stories,
  )
  await page.evaluate(() => {
    window.takeFrames?.()
    window.sky.look({ x: 180, y: -120 })
  })
  await page.waitForTimeout(2500)
  const frames = await page.evaluate(() => window.takeFrames?.() ?? [])
  await page.context().close()
  if (errors.length > 0) fail(errors.join('\n'))
  return { draws: most(frames, 'draws'), calls: most(frames, 'calls') }
}
