import '../requireNode.mjs'
import { readdir, readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import * as z from 'zod'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags, mediaFlags } from '../lib/chromiumFlags.ts'
import { inRoot } from '../lib/paths.ts'
import { makeNarration } from './audioNarration.ts'
import type {} from './audioPage.ts'
import { type AudioServer, serveAudioBench } from './audioServer.ts'
import { compare, median } from './compare.ts'
import { proportionalMB } from './process.ts'
import { recordResult, sized } from './results.ts'

/** design.md, "Limits to hold". */
const limits = { memoryRatio: 0.15, blockedMs: 250 } as const
const minutes = sized(30, 2)
const memoryRounds = sized(3, 1)
const bursts = sized(30, 5)
/** Three blocks lie between two bursts, so that a meter has fallen before the next. */
const burstsApartSeconds = 1
const presses = 20
const pressSound = 'deck-play-press'
const narration = 'narration.mp3'

const Processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.int() })) })

const missed: string[] = []
function report(what: string, figure: string, limit: string, holds: boolean): void {
  console.log(`${what.padEnd(38)}${figure.padEnd(52)}${limit}${holds ? '' : '   MISSED'}`)
  if (!holds) missed.push(what)
}

const executablePath = await ensureChromium()
const press = (await readdir(inRoot('public/audio'))).find((name) => name.startsWith(`${pressSound}.`)) ?? ''
const server = await serveAudioBench(
  new Map([
    [narration, await makeNarration(minutes)],
    [`audio/${press}`, await readFile(inRoot(`public/audio/${press}`))],
  ]),
)
try {
  await measureMemory(server)
  await measureBursts(server)
  await measurePresses(server)
} finally {
  await server.stop()
}
console.log(missed.length === 0 ? 'All limits hold.' : `Missed: ${missed.join(', ')}.`)
process.exit(missed.length === 0 ? 0 : 1)

async function measureMemory(at: AudioServer): Promise<void> {
  if (process.platform !== 'linux') return console.log('This system does not tell how much memory is taken.')
  const { ours, theirs, ratio } = await compare(
    memoryRounds,
    () => grownMB(at, 'playElement'),
    () => grownMB(at, 'playPeer'),
  )
  report(
    `${minutes}-minute narration, memory`,
    `${ours.toFixed(0)} MB : ${theirs.toFixed(0)} MB Tone.Player = ${ratio.toFixed(3)}`,
    `<= ${limits.memoryRatio}`,
    ratio <= limits.memoryRatio,
  )
  recordResult({
    id: 'narration-memory',
    figure: `${ours.toFixed(0)} MB`,
    peer: `${theirs.toFixed(0)} MB Tone.Player`,
    ratio,
    holds: ratio <= limits.memoryRatio,
  })
}

/** What the page's process takes more while it plays the narration than before, in a browser of its own. */
async function grownMB(at: AudioServer, how: 'playElement' | 'playPeer'): Promise<number> {
  return withPage(at, async (page, browser) => {
    const before = await pageMB(page, browser)
    const seconds = await page.evaluate(([way, url]) => window.bench?.[way](url), [
      how,
      `/${narration}`,
    ] as const)
    if (Math.abs((seconds ?? 0) - minutes * 60) > 5)
      throw new Error(`The narration has ${String(seconds)} s.`)
    return (await pageMB(page, browser)) - before
  })
}

async function pageMB(page: Page, browser: Browser): Promise<number> {
  const collecting = await page.context().newCDPSession(page)
  await collecting.send('HeapProfiler.collectGarbage')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = Processes.parse(await session.send('SystemInfo.getProcessInfo'))
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(renderers.map(({ id }) => proportionalMB(id)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function measureBursts(at: AudioServer): Promise<void> {
  const caught = await withPage(at, (page) =>
    page.evaluate(([count, apart, blocked]) => window.bench?.catchBursts(count, apart, blocked), [
      bursts,
      burstsApartSeconds,
      limits.blockedMs,
    ] as const),
  )
  const ours = caught?.ours ?? 0
  const theirs = caught?.theirs ?? 0
  const share = (count: number) => `${count} of ${bursts} (${Math.round((100 * count) / bursts)} %)`
  report(
    `1 ms bursts, page blocked ${limits.blockedMs} ms`,
    `${share(ours)} : ${share(theirs)} Tone.Meter`,
    'all',
    ours === bursts,
  )
  recordResult({
    id: 'meter-bursts',
    figure: share(ours),
    peer: `${share(theirs)} Tone.Meter`,
    holds: ours === bursts,
  })
}

async function measurePresses(at: AudioServer): Promise<void> {
  const ours = await pressMs(at, 'ours')
  const theirs = await pressMs(at, 'theirs')
  report(
    'Press to sound, with device latency',
    `${ours.toFixed(1)} ms : ${theirs.toFixed(1)} ms Tone.Player = ${(ours / theirs).toFixed(2)}`,
    'no limit',
    true,
  )
}

/** Median of the time from the press to the first sample that leaves, ms. */
async function pressMs(at: AudioServer, who: 'ours' | 'theirs'): Promise<number> {
  return withPage(at, async (page) => {
    await page.evaluate(([whose, sound, url]) => window.bench?.preparePresses(whose, sound, url), [
      who,
      pressSound,
      `/audio/${press}`,
    ] as const)
    for (let count = 0; count < presses; count += 1) {
      await page.getByRole('button').click()
      await page.waitForTimeout(450)
    }
    const latencies = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'latencies')))
    if (latencies.length < presses * 0.9) throw new Error(`Only ${latencies.length} presses were heard.`)
    return median(latencies)
  })
}

async function withPage<T>(at: AudioServer, run: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...mediaFlags] })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(at.url)
    await page.addScriptTag({ url: '/page.js', type: 'module' })
    await page.waitForFunction(() => window.bench !== undefined)
    return await run(page, browser)
  } finally {
    await browser.close()
  }
}
