// npm run soak:tape, soak:echo [visits] [--lit] [--losses N]: goes in and out of a room, then takes its graphics away N times, and prints what stays behind.
import '../requireNode.mjs'
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../house/buildClient.ts'
import { chromiumFlags, mediaFlags } from '../house/chromiumFlags.ts'
import { fail } from '../house/fail.ts'
import { startHouseServer } from '../house/houseServer.ts'
import { copyData, narratedData } from '../house/narratedData.ts'
import { judgeVisits } from './judgeVisits.ts'
import type { Sample } from './judgeVisits.ts'
import { keepFound } from './results.ts'

interface Room {
  /** As the chooser names it. */
  readonly name: string
  /** Comes in, lets the device speak, and waits for nothing more. */
  readonly visit: (page: Page) => Promise<void>
  /** What leads back to the chooser. */
  readonly wayOut: string
}

const rooms: Readonly<Record<string, Room>> = {
  tape: {
    name: 'Cassette Tape',
    visit: async (page) => {
      await page.getByRole('heading', { level: 1, name: /Compact Cassette/ }).waitFor({ timeout: 120_000 })
      await page.keyboard.press('a')
      await press(page.getByRole('button', { name: 'Play', exact: true }))
    },
    wayOut: 'EJECT AND RETURN',
  },
  echo: {
    name: 'Amazon Echo',
    visit: async (page) => {
      await page.getByRole('heading', { level: 1, name: /Amazon Echo/ }).waitFor({ timeout: 120_000 })
      if (isLit) await page.locator('[data-lit]').first().waitFor({ timeout: 120_000 })
      await press(page.getByRole('button', { name: /^Play: / }))
    },
    wayOut: 'Back to Earth',
  },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lit: { type: 'boolean', default: false }, losses: { type: 'string', default: '0' } },
})
const [roomName = 'tape', count = '200'] = positionals
const visits = Number(count)
const losses = Number(values.losses)
const isLit = values.lit
const room = rooms[roomName] ?? fail(`There is no room ${roomName}: ${Object.keys(rooms).join(', ')}.`)
/** The first visits fill caches that are meant to stay. */
const warmUp = 10
const every = 20
const samples: Sample[] = []

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
    if (visit !== warmUp && visit % every !== 0) continue
    const figures = await counted(page, session)
    console.log(row(visit, figures))
    if (visit % every === 0) samples.push({ visit, figures })
  }
  if (roomName === 'tape' || roomName === 'echo')
    keepFound({ id: `visits-${roomName}`, ...judgeVisits(samples) })
  if (isLit && losses > 0) {
    console.log('losses')
    await press(page.getByRole('link', { name: room.name }))
    await room.visit(page)
    for (let loss = 1; loss <= losses; loss += 1) {
      await loseGraphics(page)
      if (loss === 1 || loss % 5 === 0) console.log(row(loss, await counted(page, session)))
    }
  }
} finally {
  await browser.close()
  await house.stop()
}

async function goInAndOut(page: Page): Promise<void> {
  const door = page.getByRole('link', { name: room.name })
  await press(door)
  await room.visit(page)
  await press(page.getByRole('button', { name: room.wayOut }).first())
  await door.waitFor({ timeout: 120_000 })
}

/** A press on the thing itself: a scene that software draws stands still for nobody to aim. */
async function press(target: Locator): Promise<void> {
  await target.waitFor({ timeout: 120_000 })
  await target.evaluate((element: HTMLElement) => element.click())
}

/** The graphics go and come back, as after a driver's reset. */
async function loseGraphics(page: Page): Promise<void> {
  await page.evaluate(() => window.__museum?.loseContext())
  await page.waitForFunction(() => document.querySelector('[data-lit]') === null)
  await page.evaluate(() => window.__museum?.restoreContext())
  await page.locator('[data-lit]').first().waitFor({ timeout: 120_000 })
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
