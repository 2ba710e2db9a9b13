// npm run bench -- galaxy: what the sky of the echo room costs, beside 3d-force-graph with three-spritetext in the same run.
import '../requireNode.mjs'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { command } from '../lib/command.ts'
import { fail } from '../lib/fail.ts'
import { inRoot } from '../lib/paths.ts'
import { buildPage, type LonePage, openPage, skyPage } from '../sky/openSky.ts'
import { median } from './compare.ts'
import { countFrames, type FrameCount } from './countFrames.ts'
import { inColumns } from './inColumns.ts'
import type {} from './peerPage.ts'
import { recordResult, sized } from './results.ts'

/** Design: limits to hold. */
const limits = { draws: 6, calls: 40, growth: 1.2, placingMs: 20 } as const
const counts = [100, 1_000, 10_000] as const
/** The other galaxy is not asked for more: it would be making its labels for minutes. */
const peerCounts = [100, 1_000] as const
const size = { width: 640, height: 400 } as const
const frames = sized(60, 12)
/** Each takes the two galaxies in turns; times are medians over all. */
const rounds = sized(3, 1)
const picks = 10_000
const peerPicks = 60

const peerPage: LonePage = {
  source: fileURLToPath(new URL('./galaxyPeer', import.meta.url)),
  site: inRoot('.cache/galaxyPeer'),
}

interface Figures {
  readonly draws: number
  readonly calls: number
  /** ms of script a frame, and of one pick. */
  readonly script: number
  readonly pick: number
  /** Bytes a frame. */
  readonly allocated: number
}

// The other galaxy has a package of its own: nothing else needs it.
if (!existsSync(`${peerPage.source}/node_modules`)) await command('npm', ['ci', '--prefix', peerPage.source])
await buildPage(skyPage)
await buildPage(peerPage)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, '--enable-precise-memory-info'],
})
const ours = new Map<number, Figures[]>()
const theirs = new Map<number, Figures[]>()
let placing: number[] = []
try {
  for (let round = 0; round < rounds; round += 1) {
    // There and back, so that no count gets the better moments.
    for (const count of round % 2 === 0 ? counts : counts.toReversed()) {
      put(ours, count, await measureSky(browser, count))
      if (peerCounts.some((one) => one === count)) put(theirs, count, await measurePeer(browser, count))
    }
  }
  placing = await measurePlacing(browser)
} finally {
  await browser.close()
}
print()

function put(into: Map<number, Figures[]>, count: number, figures: Figures): void {
  into.set(count, [...(into.get(count) ?? []), figures])
}

/** The view glides over the middle of the sky while everything drifts, and then over all of it. */
async function measureSky(within: Browser, count: number): Promise<Figures> {
  const { page, errors } = await openPage(within, skyPage, { ...size, before: countFrames })
  await page.waitForFunction(() => window.sky !== undefined)
  await page.evaluate((stories) => window.sky.open({ stories, tier: 'middle', reflectionSize: 16 }), count)
  await page.evaluate(() => window.takeFrames?.())
  const session = await allocationsOf(page)
  const script = await page.evaluate((times) => {
    const taken: number[] = []
    for (let frame = 0; frame < times; frame += 1) {
      window.sky.look({ x: 3 * frame, y: -2 * frame })
      taken.push(window.sky.draw())
    }
    return taken
  }, frames)
  const allocated = (await session.bytes()) / frames
  // Drawn by the browser's own frames, one after the other.
  await page.evaluate(() => {
    window.takeFrames?.()
    // Drawing by hand ends the browser's own frames.
    window.sky.look({})
  })
  await page.waitForTimeout(2500)
  const drawn = await page.evaluate(() => window.takeFrames?.() ?? [])
  const pick = await page.evaluate((times) => window.sky.pick(times), picks)
  await page.context().close()
  if (errors.length > 0) fail(errors.join('\n'))
  return { ...most(drawn), script: median(script), pick: pick / picks, allocated }
}

async function measurePeer(within: Browser, count: number): Promise<Figures> {
  const { page } = await openPage(within, peerPage, { ...size, before: countFrames })
  await page.waitForFunction(() => window.peer !== undefined)
  await page.evaluate((nodes) => window.peer.open(nodes), count)
  await page.evaluate(() => window.peer.draw(0))
  await nextFrame(page)
  await page.evaluate(() => window.takeFrames?.())
  await page.evaluate(() => window.peer.draw(1))
  await nextFrame(page)
  const drawn = await page.evaluate(() => window.takeFrames?.() ?? [])
  const session = await allocationsOf(page)
  const script = await page.evaluate((times) => {
    const taken: number[] = []
    for (let frame = 0; frame < times; frame += 1) taken.push(window.peer.draw(frame))
    return taken
  }, frames / 3)
  const allocated = (await session.bytes()) / (frames / 3)
  const pick = await page.evaluate((times) => window.peer.pick(times), peerPicks)
  await page.context().close()
  return { ...most(drawn), script: median(script), pick: pick / peerPicks, allocated }
}

async function measurePlacing(within: Browser): Promise<number[]> {
  const { page } = await openPage(within, skyPage, size)
  await page.waitForFunction(() => window.sky !== undefined)
  const taken: number[] = []
  for (const stories of [2_500, 5_000, 10_000]) {
    const times: number[] = []
    for (let time = 0; time < 15; time += 1)
      times.push(await page.evaluate((many) => window.sky.placeAnew(many), stories))
    taken.push(median(times))
  }
  await page.context().close()
  return taken
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** What the page takes from the heap from now on, by sampling. */
async function allocationsOf(page: Page): Promise<{ bytes(): Promise<number> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  return {
    async bytes() {
      const { profile } = await session.send('HeapProfiler.stopSampling')
      await session.detach()
      return profile.samples.reduce((sum, sample) => sum + sample.size, 0)
    },
  }
}

function most(drawn: readonly FrameCount[]): { draws: number; calls: number } {
  return {
    draws: Math.max(0, ...drawn.map(({ draws }) => draws)),
    calls: Math.max(0, ...drawn.map(({ calls }) => calls)),
  }
}

function print(): void {
  const of = (figures: Map<number, Figures[]>, count: number, what: keyof Figures) =>
    median((figures.get(count) ?? []).map((one) => one[what]))
  const row = (name: string, figures: Map<number, Figures[]>, count: number, isOurs: boolean) => [
    name,
    count,
    marked(of(figures, count, 'draws'), isOurs ? limits.draws : Number.POSITIVE_INFINITY),
    marked(of(figures, count, 'calls'), isOurs ? limits.calls : Number.POSITIVE_INFINITY),
    of(figures, count, 'script').toFixed(3),
    (of(figures, count, 'allocated') / 1000).toFixed(1),
    (1000 * of(figures, count, 'pick')).toFixed(2),
  ]
  console.log(
    inColumns([
      ['galaxy', 'planets', 'draws', 'GL calls', 'script ms', 'KB taken', 'pick µs'],
      ...counts.map((count) => row('sky', ours, count, true)),
      ...peerCounts.map((count) => row('3d-force-graph', theirs, count, false)),
      ['limit', '', limits.draws, limits.calls, '', '', ''],
    ]),
  )
  const ratio = (what: keyof Figures, count: number) => of(ours, count, what) / of(theirs, count, what)
  console.log(
    `\n${inColumns([
      ['sky by 3d-force-graph', 'draws', 'GL calls', 'script', 'taken', 'pick'],
      ...peerCounts.map((count) => [
        `${count} planets`,
        ...(['draws', 'calls', 'script', 'allocated', 'pick'] as const).map((what) =>
          ratio(what, count).toFixed(4),
        ),
      ]),
    ])}`,
  )
  const growth = of(ours, 10_000, 'script') / of(ours, 1_000, 'script')
  const [half = 0, whole = 0, twice = 0] = placing
  keep()
  console.log(
    [
      '',
      `Script a frame, 10 000 by 1 000 planets: ${growth.toFixed(2)}${growth > limits.growth ? ' !' : ''} (limit ${limits.growth})`,
      `Placing 2 500, 5 000, 10 000: ${placing.map((ms) => ms.toFixed(1)).join(', ')} ms${whole > limits.placingMs ? ' !' : ''} (limit ${limits.placingMs} for 5 000); from half to whole ${(whole / half).toFixed(2)}, from whole to twice ${(twice / whole).toFixed(2)}`,
      'Draws and calls: the most in any frame of the browser’s own. Script: drawing a frame while the view moves, without the card. Taken: heap by sampling, renderer included. ! is beyond its limit.',
    ].join('\n'),
  )
}

function keep(): void {
  const of = (figures: Map<number, Figures[]>, count: number, what: keyof Figures) =>
    median((figures.get(count) ?? []).map((one) => one[what]))
  for (const [id, what] of [
    ['galaxy-draws', 'draws'],
    ['galaxy-calls', 'calls'],
  ] as const) {
    const each = counts.map((count) => of(ours, count, what))
    const peers = peerCounts.map((count) => of(theirs, count, what))
    recordResult({
      id,
      figure: each.join(', '),
      peer: `${peers.join(', ')} 3d-force-graph to ${peerCounts.at(-1)}`,
      ratio: of(ours, 1_000, what) / of(theirs, 1_000, what),
      holds: Math.max(...each) <= limits[what] && new Set(each).size === 1,
    })
  }
  const script = { more: of(ours, 10_000, 'script'), less: of(ours, 1_000, 'script') }
  recordResult({
    id: 'galaxy-growth',
    figure: `${(script.more / script.less).toFixed(2)} x, ${script.less.toFixed(3)} ms at 1 000`,
    peer: `${of(theirs, 1_000, 'script').toFixed(1)} ms 3d-force-graph at 1 000`,
    ratio: script.less / of(theirs, 1_000, 'script'),
    holds: script.more / script.less <= limits.growth,
  })
  const taken = of(ours, 1_000, 'allocated')
  recordResult({
    id: 'galaxy-taken',
    figure: `${(taken / 1000).toFixed(1)} KB`,
    peer: `${(of(theirs, 1_000, 'allocated') / 1000).toFixed(1)} KB 3d-force-graph`,
    ratio: taken / of(theirs, 1_000, 'allocated'),
    // What the renderer takes does not grow with the sky; the loop itself takes nothing.
    holds: of(ours, 10_000, 'allocated') <= limits.growth * taken + 2_000,
  })
  const [half = 0, whole = 0, twice = 0] = placing
  recordResult({
    id: 'galaxy-placing',
    figure: `${whole.toFixed(1)} ms; half ${half.toFixed(1)}, twice ${twice.toFixed(1)}`,
    holds: whole <= limits.placingMs,
  })
}

function marked(value: number, limit: number): string {
  return value > limit ? `${value} !` : String(value)
}
