// npm run bench -- soak EXHIBIT|all [visits] [--lit]: goes in and out of a room and prints what stays behind.
import '../requireNode.mjs'
import { parseArgs } from 'node:util'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { chooser } from '#content/exhibits/chooser.ts'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags, mediaFlags } from '../lib/chromiumFlags.ts'
import { fail } from '../lib/fail.ts'
import { startServer } from '../lib/startServer.ts'
import { copyData, narratedData } from '../lib/narratedData.ts'
import { heapAt, judgeVisits } from './judgeVisits.ts'
import type { Sample } from './judgeVisits.ts'
import { recordResult } from './results.ts'
import { type BenchedExhibit, benchedExhibits } from './exhibits.ts'
import { type Visit, walkTo } from './visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lit: { type: 'boolean', default: false } },
})
const [name = 'all', count = '300'] = positionals
const visits = Number(count)
const isDrawn = values.lit
const visited: readonly BenchedExhibit[] = name === 'all' ? [...benchedExhibits.values()] : [named(name)]
/**
 * The first visits fill caches that are meant to stay. As drawn, each visit leaves some 125 automations on the gains of
 * the buses, of which Tone keeps the last 1000 a gain: after 50 visits these are as many as they will ever be.
 */
const warmUp = isDrawn ? 50 : 10
/** Visits between two samples: drawn ones are few. */
const every = isDrawn ? 5 : 20
/** Code that the engine compiles on and on lies in the heap, too: it hides what a room keeps. */
const uncompiled = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'
const samples: Sample[] = []

await buildClient()
const server = await startServer({ fill: copyData(await narratedData()) })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, ...mediaFlags, uncompiled],
})
try {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 640 },
    reducedMotion: isDrawn ? 'no-preference' : 'reduce',
  })
  // What waits in a room passes at once where nothing is drawn.
  if (!isDrawn) await page.clock.install()
  await page.goto(`${server.url}${chooser.address}${isDrawn ? '?stage=least' : ''}`)
  const pass = (ms: number) => (isDrawn ? page.waitForTimeout(ms) : page.clock.runFor(ms))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  console.log('visits      nodes  listeners  audio nodes  heap MB  textures  geometries')
  for (let visit = 1; visit <= visits; visit += 1) {
    for (const exhibit of visited) await goInAndOut({ page, isDrawn, pass }, exhibit)
    if (visit !== warmUp && visit % every !== 0) continue
    const figures = await settled(page, session)
    console.log(row(visit, figures))
    if (visit > warmUp && visit % every === 0) samples.push({ visit, figures })
  }
  const judged = judgeVisits(samples)
  console.log(judged.figure)
  if (name === 'all') recordResult({ id: isDrawn ? 'visits-lit' : 'visits', ...judged })
} finally {
  await browser.close()
  await server.stop()
}

function named(name: string): BenchedExhibit {
  const known = ['all', ...benchedExhibits.keys()]
  return benchedExhibits.get(name) ?? fail(`There is no room ${name}: ${known.join(', ')}.`)
}

async function goInAndOut(visit: Visit, exhibit: BenchedExhibit): Promise<void> {
  await walkTo(visit.page, exhibit.path)
  await exhibit.use(visit)
  await exhibit.leave(visit)
  await visit.page.locator('a[data-slug]').first().waitFor({ timeout: 120_000 })
}

/** What is let go late takes its moment, and longer on a busy machine: what counts is what stays, three times in a row. */
async function settled(page: Page, session: CDPSession): Promise<readonly number[]> {
  // A scene counts once it is drawn and its still has gone: before that its textures come one after the other.
  if (isDrawn) await page.locator('[data-hidden]').first().waitFor({ state: 'attached', timeout: 120_000 })
  let figures = await counted(page, session)
  for (let count = 0, same = 0; count < 20 && same < 2; count += 1) {
    const before = figures
    figures = await counted(page, session)
    same = isSame(before, figures) ? same + 1 : 0
  }
  return figures
}

/** In all but the heap, which is never at rest. */
function isSame(before: readonly number[], after: readonly number[]): boolean {
  return after.every((figure, at) => at === heapAt || figure === before[at])
}

async function counted(page: Page, session: CDPSession): Promise<readonly number[]> {
  await page.waitForTimeout(1500)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
  const memory = await page.evaluate(() => window.__museum?.memory() ?? { textures: 0, geometries: 0 })
  return [
    metric('Nodes'),
    metric('JSEventListeners'),
    metric('AudioHandlers'),
    metric('JSHeapUsedSize') / 1e6,
    memory.textures,
    memory.geometries,
  ]
}

function row(visit: number, figures: readonly number[]): string {
  const widths = [11, 11, 13, 9, 10, 12]
  const cells = figures.map((figure, index) =>
    (index === heapAt ? figure.toFixed(1) : String(figure)).padStart(widths[index] ?? 0),
  )
  return String(visit).padStart(6) + cells.join('')
}
