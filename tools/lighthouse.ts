// npm run bench -- lighthouse [/route ...]: Lighthouse's mobile scores of every page, printed beside their limits.
import './requireNode.mjs'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureChromium } from './browser.ts'
import type { LimitId } from './bench/limitsToHold.ts'
import { paperPages, roomPages } from './bench/pages.ts'
import { recordResult } from './bench/results.ts'
import { buildClient } from './lib/buildClient.ts'
import { chromiumFlags } from './lib/chromiumFlags.ts'
import { fail } from './lib/fail.ts'
import { startServer } from './lib/startServer.ts'
import { copyData, narratedData } from './lib/narratedData.ts'

/** Of 100. */
const limits = { accessibility: 100, 'best-practices': 100 } as const
const categories = ['performance', 'accessibility', 'best-practices'] as const

/** An odd number has a middle. */
const runsAPage = 3
/** Of a run in which the tool saw no page load, which says nothing of the page. */
const mostTries = 3

type Category = (typeof categories)[number]

interface Judgement {
  readonly route: string
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** What cost it points besides speed. */
  readonly costly: readonly string[]
}

interface Kind {
  /** The least performance. */
  readonly limit: number
  readonly routes: readonly string[]
}

const kinds = {
  plain: { limit: 90, routes: paperPages },
  rooms: { limit: 85, routes: roomPages },
} as const satisfies Readonly<Record<string, Kind>>

const asked = process.argv.slice(2)
const known: readonly string[] = Object.values(kinds).flatMap(({ routes }) => [...routes])
const strange = asked.filter((route) => !known.includes(route))
if (strange.length > 0) fail(`${strange.join(', ')}: not among the pages that are judged: ${known.join(' ')}`)

await buildClient()
const server = await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
const chrome = await launch({
  chromePath: await ensureChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
})
try {
  for (const [kind, { limit, routes }] of Object.entries(kinds)) {
    const chosen = routes.filter((route) => asked.length === 0 || asked.includes(route))
    if (chosen.length > 0)
      await judgeKind(kind === 'plain' ? 'lighthouse-plain' : 'lighthouse-rooms', limit, chosen)
  }
} finally {
  chrome.kill()
  await server.stop()
}

/** A table of its pages, and the worst of them kept for `npm run bench`. */
async function judgeKind(id: LimitId, limit: number, routes: readonly string[]): Promise<void> {
  const leasts = { performance: limit, ...limits }
  console.log(`\n${'Page'.padEnd(38)}${categories.map((each) => `${each} (>= ${leasts[each]})`).join('  ')}`)
  const judgements: Judgement[] = []
  for (const route of routes) {
    const one = await judged(route)
    judgements.push(one)
    const scores = categories.map((each) =>
      `${one.scores[each]}${one.scores[each] < leasts[each] ? ' below' : ''}`.padEnd(20),
    )
    console.log(`${route.padEnd(38)}${scores.join('')}${one.costly.join(', ')}`)
  }
  const [lowest] = judgements.toSorted((a, b) => a.scores.performance - b.scores.performance)
  recordResult({
    id,
    figure: `${lowest?.scores.performance} ${lowest?.route}`,
    holds: judgements.every(({ scores }) => categories.every((each) => scores[each] >= leasts[each])),
  })
}

/** A page as it is judged in the middle of several runs: a single one is off by some points on any machine. */
async function judged(route: string): Promise<Judgement> {
  const runs: Judgement[] = []
  for (let run = 0; run < runsAPage; run += 1) runs.push(await judgedOnce(route))
  const scores = (category: Category) =>
    runs.map((run) => run.scores[category]).toSorted((one, other) => one - other)
  return {
    route,
    scores: {
      performance: scores('performance')[Math.floor(runsAPage / 2)] ?? 0,
      accessibility: scores('accessibility')[0] ?? 0,
      'best-practices': scores('best-practices')[0] ?? 0,
    },
    costly: [...new Set(runs.flatMap(({ costly }) => costly))],
  }
}

async function judgedOnce(route: string): Promise<Judgement> {
  const lhr = await seen(route)
  const scoreOf = (category: Category) => Math.round(100 * (lhr.categories[category]?.score ?? 0))
  const costly = categories
    .filter((each) => each !== 'performance')
    .flatMap((each) => lhr.categories[each]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    route,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    costly,
  }
}

/** A run in which Lighthouse saw the page load; the last one where it never did, which counts as 0. */
async function seen(route: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const run = await lighthouse(`${server.url}${route}`, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
    })
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${route}`)
    const { lhr } = run
    if (lhr.categories.performance?.score !== null) return lhr
    const reason = lhr.runtimeError?.code ?? lhr.audits['largest-contentful-paint']?.errorMessage
    console.warn(`${route}: Lighthouse saw no page load (${reason})`)
    if (tries === mostTries) return lhr
  }
}
