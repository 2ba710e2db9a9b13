// npm run soak:tape [visits] [--lit]: goes in and out of the tape room and prints what stays behind.
import '../requireNode.mjs'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../house/buildClient.ts'
import { chromiumFlags, mediaFlags } from '../house/chromiumFlags.ts'
import { startHouseServer } from '../house/houseServer.ts'
import { copyData, narratedData } from '../house/narratedData.ts'

const [count = '200'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const visits = Number(count)
const isLit = process.argv.includes('--lit')
/** The first visits fill caches that are meant to stay. */
const warmUp = 10
const every = 20

await buildClient()
const house = await startHouseServer({ fill: copyData(await narratedData()) })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, ...mediaFlags],
})
try {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 640 },
    reducedMotion: isLit ? 'no-preference' : 'reduce',
  })
  await page.goto(`${house.url}/exhibits/werkschau${isLit ? '?stage=least' : ''}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  console.log('visits      nodes  listeners  audio nodes  heap MB  textures  geometries')
  for (let visit = 1; visit <= visits; visit += 1) {
    await goInAndOut(page)
    if (visit === warmUp || visit % every === 0) console.log(row(visit, await counted(page, session)))
  }
} finally {
  await browser.close()
  await house.stop()
}

async function goInAndOut(page: Page): Promise<void> {
  // A press on the link itself: a scene that software draws stands still for nobody to aim.
  await page.getByRole('link', { name: 'Cassette Tape' }).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: /Compact Cassette/ }).waitFor({ timeout: 120_000 })
  await page.keyboard.press('a')
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.waitFor({ timeout: 120_000 })
  await play.evaluate((key: HTMLElement) => key.click())
  await page
    .getByRole('button', { name: 'EJECT AND RETURN' })
    .evaluate((button: HTMLElement) => button.click())
  await page.getByRole('link', { name: 'Cassette Tape' }).waitFor({ timeout: 120_000 })
}

async function counted(page: Page, session: CDPSession): Promise<readonly number[]> {
  // A moment for what is let go late: fades, frames, connections.
  await page.waitForTimeout(1500)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const memory = await page.evaluate(() => window.__museum?.memory() ?? { textures: 0, geometries: 0 })
  return [
    of('Nodes'),
    of('JSEventListeners'),
    of('AudioHandlers'),
    of('JSHeapUsedSize') / 1e6,
    memory.textures,
    memory.geometries,
  ]
}

function row(visit: number, figures: readonly number[]): string {
  const widths = [11, 11, 13, 9, 10, 12]
  const cells = figures.map((figure, index) =>
    (index === 3 ? figure.toFixed(1) : String(figure)).padStart(widths[index] ?? 0),
  )
  return String(visit).padStart(6) + cells.join('')
}
