// npm run lighthouse [-- /route ...]: Lighthouse's mobile scores of the plain pages, printed beside their limits.
import './requireNode.mjs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium } from './browser.ts'
import { keepFound } from './bench/results.ts'
import { buildClient } from './house/buildClient.ts'
import { chromiumFlags } from './house/chromiumFlags.ts'
import { startHouseServer } from './house/houseServer.ts'
import { copyData, narratedData } from './house/narratedData.ts'

/** Of 100. */
const limits = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const categories = ['performance', 'accessibility', 'best-practices'] as const

const plainPages = [
  '/',
  '/exhibits',
  '/about',
  '/exhibits/memory-recorder',
  '/exhibits/vcfzh25',
  '/exhibits/vcfzh25/new',
  '/playground',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  '/exhibits/werkschau/my-story',
]

const asked = process.argv.slice(2)
const lowest = { route: '', score: 100 }
const scoreOf = (category: { score: number | null } | undefined) => Math.round(100 * (category?.score ?? 0))
await buildClient()
const house = await startHouseServer({ fill: copyData(await narratedData(true)) })
const chrome = await launch({
  chromePath: await ensureChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
})
try {
  console.log(`Page${' '.repeat(34)}${categories.map((each) => `${each} (>= ${limits[each]})`).join('  ')}`)
  for (const route of asked.length > 0 ? asked : plainPages) console.log(await judged(route))
} finally {
  chrome.kill()
  await house.stop()
}

keepFound({
  id: 'lighthouse-plain',
  figure: `${lowest.score} ${lowest.route}`.trim(),
  holds: lowest.score >= limits.performance,
})

/** One line: the page, its scores, and what cost it points. */
async function judged(route: string): Promise<string> {
  const run = await lighthouse(`${house.url}${route}`, {
    port: chrome.port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  })
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${route}`)
  const scores = categories.map((each) => {
    const score = scoreOf(run.lhr.categories[each])
    return `${score}${score < limits[each] ? ' below' : ''}`
  })
  const costly = categories
    .filter((each) => each !== 'performance')
    .flatMap((each) => run.lhr.categories[each]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (run.lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  if (scoreOf(run.lhr.categories.performance) < lowest.score)
    Object.assign(lowest, { route, score: scoreOf(run.lhr.categories.performance) })
  return `${route.padEnd(38)}${scores.map((score) => score.padEnd(20)).join('')}${costly.join(', ')}`
}
