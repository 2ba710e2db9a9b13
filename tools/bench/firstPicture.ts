// npm run bench -- firstPicture [/route ...] [--rounds N] [--film FOLDER]: when a throttled phone first shows something of
// each page, and when all of its first picture, beside a stock Vite page in the same round. Lighthouse applies the
// throttling: what it only simulates misjudges a server on the same machine. A film is the first round's, as a PNG a page.
import '../requireNode.mjs'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { build } from 'vite'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags, paperFlags } from '../lib/chromiumFlags.ts'
import { precompress } from '../lib/compress.ts'
import { fail } from '../lib/fail.ts'
import { freePort } from '../lib/freePort.ts'
import { copyData, narratedData } from '../lib/narratedData.ts'
import { inRoot } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { median } from './compare.ts'
import { filmStrip } from './filmStrip.ts'
import { inColumns } from './inColumns.ts'
import { paperPages, scenePages } from './pages.ts'
import { recordResult, sized } from './results.ts'

/**
 * First and largest paint by those of the stock page; ms blocked, and layout shift. A phone has graphics of its own: the
 * time that software takes to put a page of paper together is left out.
 */
const kinds = {
  paper: { routes: paperPages, flags: paperFlags, first: 0.8, largest: 1, blockedMs: 100, shift: 0.02 },
  scene: {
    routes: scenePages,
    flags: chromiumFlags,
    first: 0.8,
    largest: 1.1,
    blockedMs: Infinity,
    shift: Infinity,
  },
} as const
type Kind = keyof typeof kinds

/** Of a run in which the tool saw no page load, which says nothing of the page. */
const mostTries = 3
const perfect = ['accessibility', 'best-practices'] as const

interface FirstPicture {
  readonly firstMs: number
  readonly largestMs: number
  readonly blockedMs: number
  readonly shift: number
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, film: { type: 'string' } },
})
const rounds = Number(values.rounds ?? sized(5, 1))
const strange = asked.filter((route) => !paperPages.includes(route) && !scenePages.includes(route))
if (strange.length > 0)
  fail(
    `${strange.join(', ')}: not among the pages that are judged: ${[...paperPages, ...scenePages].join(' ')}`,
  )

await buildClient()
const server = await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
const chromePath = await ensureChromium()
const flaws: string[] = []
try {
  for (const kind of ['paper', 'scene'] as const) await judgeKind(kind)
} finally {
  await server.stop()
}
recordResult({
  id: 'lighthouse',
  figure: flaws.length === 0 ? 'all 100' : flaws.join(', '),
  holds: flaws.length === 0,
})

async function judgeKind(kind: Kind): Promise<void> {
  const limits = kinds[kind]
  const routes = limits.routes.filter((route) => asked.length === 0 || asked.includes(route))
  if (routes.length === 0) return
  const stock = await serveStock(kind)
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...limits.flags] })
  const look = (url: string, more: readonly string[] = []) =>
    lookFrom(chrome.port, url, ['performance', ...more])
  const seen = new Map<string, FirstPicture[]>([stock.url, ...routes].map((page) => [page, []]))
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, pictures] of seen) {
        const isStock = page === stock.url
        const isFirst = round === 0
        const url = isStock ? page : server.url + page
        const run = await look(url, isFirst && !isStock ? perfect : [])
        pictures.push(pictureOf(run.lhr))
        if (!isFirst) continue
        if (!isStock) flaws.push(...flawsOf(page, run.lhr))
        await keepFilm(isStock ? `stock-${kind}` : page, run)
      }
    }
  } finally {
    chrome.kill()
    stock.stop()
  }

  const peer = medianOf(seen.get(stock.url) ?? [])
  const rows = routes.map((route) => {
    const own = medianOf(seen.get(route) ?? [])
    const [first, largest] = [own.firstMs / peer.firstMs, own.largestMs / peer.largestMs]
    const holds =
      first <= limits.first &&
      largest <= limits.largest &&
      own.blockedMs <= limits.blockedMs &&
      own.shift <= limits.shift
    return { route, own, first, largest, holds }
  })
  const asCells = ({ firstMs, largestMs, blockedMs, shift }: FirstPicture) =>
    [firstMs, largestMs, blockedMs].map((ms) => ms.toFixed(0)).concat(shift.toFixed(3))
  console.log(
    inColumns([
      ['page', 'first ms', 'largest ms', 'blocked ms', 'shift', 'first by stock', 'largest by stock', ''],
      [`stock ${kind}`, ...asCells(peer), '', '', ''],
      ...rows.map(({ route, own, first, largest, holds }) => [
        route,
        ...asCells(own),
        first.toFixed(2),
        largest.toFixed(2),
        holds ? '' : 'MISSED',
      ]),
    ]),
  )
  const worst = (by: (row: (typeof rows)[number]) => number) => rows.toSorted((a, b) => by(b) - by(a))[0]
  const [first, largest, blocked] = [
    worst((row) => row.first),
    worst((row) => row.largest),
    worst((row) => row.own.blockedMs),
  ]
  recordResult({
    id: `${kind}-first-picture`,
    figure: `first ${first?.first.toFixed(2)} ${first?.route}, largest ${largest?.largest.toFixed(2)} ${largest?.route}, ${blocked?.own.blockedMs.toFixed(0)} ms blocked ${blocked?.route}`,
    peer: `${peer.firstMs.toFixed(0)} and ${peer.largestMs.toFixed(0)} ms stock page`,
    ratio: first?.first ?? Number.NaN,
    holds: rows.every(({ holds }) => holds),
  })
}

/** Builds the stock page with nothing but React's plugin, and serves it in a process of its own. */
async function serveStock(kind: Kind) {
  const site = inRoot(`.cache/stock-${kind}`)
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    root: fileURLToPath(new URL(`./stock/${kind}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: site, emptyOutDir: true },
  })
  await precompress(site)
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('./stock/serve.ts', import.meta.url)), {
    env: { ...process.env, STOCK_SITE: site, STOCK_PORT: String(port) },
  })
  await once(child, 'message')
  return { url: `http://localhost:${port}`, stop: () => child.kill() }
}

function pictureOf({ audits }: Result): FirstPicture {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    firstMs: figure('first-contentful-paint'),
    largestMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  }
}

function medianOf(pictures: readonly FirstPicture[]): FirstPicture {
  return {
    firstMs: median(pictures.map(({ firstMs }) => firstMs)),
    largestMs: median(pictures.map(({ largestMs }) => largestMs)),
    blockedMs: median(pictures.map(({ blockedMs }) => blockedMs)),
    shift: median(pictures.map(({ shift }) => shift)),
  }
}

/** What keeps a page from 100 of accessibility and best practices. */
function flawsOf(route: string, { categories, audits }: Result): readonly string[] {
  return perfect
    .flatMap((each) => categories[each]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${route}`)
}

/** Of five seconds, or to a second after the largest paint. */
async function keepFilm(page: string, { lhr, artifacts }: RunnerResult): Promise<void> {
  if (values.film === undefined) return
  const strip = await filmStrip(
    artifacts.Trace.traceEvents,
    lhr.finalDisplayedUrl,
    Math.max(5000, (pictureOf(lhr).largestMs || 0) + 1000),
  )
  await mkdir(values.film, { recursive: true })
  await writeFile(join(values.film, `${page.replaceAll('/', '_')}.png`), strip)
}

/** A run in which Lighthouse saw the page load; the last one where it never did, which holds no limit. */
async function lookFrom(port: number, url: string, onlyCategories: string[]): Promise<RunnerResult> {
  for (let tries = 1; ; tries += 1) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      throttlingMethod: 'devtools',
      disableFullPageScreenshot: true,
      onlyCategories,
    })
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    if (lhr.categories.performance?.score !== null || tries === mostTries) return run
    const reason = lhr.runtimeError?.code ?? lhr.audits['largest-contentful-paint']?.errorMessage
    console.warn(`${url}: Lighthouse saw no page load (${reason})`)
  }
}
