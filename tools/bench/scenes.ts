// npm run bench -- scenes [ROOM ...]: what each room costs, against the limits of the design.
import '../requireNode.mjs'
import { chromium, type Page } from '@playwright/test'
import { chooser } from '#content/exhibits/chooser.ts'
import { models } from '#scenes/models.gen.ts'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { fail } from '../lib/fail.ts'
import { startServer } from '../lib/startServer.ts'
import { countFrames, type FrameCount, most } from './countFrames.ts'
import { inColumns, marked } from './inColumns.ts'
import { recordResult } from './results.ts'
import { type BenchedExhibit, benchedExhibits } from './exhibits.ts'

type BenchedScene = Pick<BenchedExhibit, 'path' | 'viewport'> & {
  readonly name: string
  readonly move: (page: Page) => Promise<void>
}

const shownScenes: readonly BenchedScene[] = [
  {
    name: 'chooser',
    path: chooser.address,
    viewport: { width: 800, height: 600 },
    move: (page) => page.hover('a[data-slug]'),
  },
  ...[...benchedExhibits].flatMap(([name, { path, framesAt = path, viewport, move }]) =>
    move ? [{ name, path: framesAt, viewport, move }] : [],
  ),
]

/** Bytes of all models as they lie on disk, the most draws in a frame, and all draws once nothing moves. */
const limits = { models: 900_000, draws: 80, atRest: 0 } as const
const kinds = ['models', 'draws', 'atRest'] as const
type Figures = Readonly<Record<(typeof kinds)[number], number>>

/** Quiet for so long is at rest, ms. */
const quietMs = 2_500
const timeoutMs = 300_000

const asked = process.argv.slice(2)
const shown = shownScenes.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (shown.length === 0)
  fail(`There is no such room; there are ${shownScenes.map(({ name }) => name).join(', ')}.`)

await buildClient()
const server = await startServer()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const measured = new Map<string, Figures>()
try {
  for (const scene of shown) measured.set(scene.name, await measure(scene))
} finally {
  await browser.close()
  await server.stop()
}
console.log(
  inColumns([
    ['scene', ...kinds],
    ...[...measured].map(([name, figures]) => [
      name,
      ...kinds.map((kind) => marked(figures[kind], limits[kind])),
    ]),
    ['limit', ...kinds.map((kind) => limits[kind])],
  ]),
)
for (const [id, kind] of [
  ['scene-models', 'models'],
  ['scene-draws', 'draws'],
  ['rest-draws', 'atRest'],
] as const) {
  const [worst] = [...measured].toSorted(([, a], [, b]) => b[kind] - a[kind])
  const value = worst?.[1][kind] ?? Number.NaN
  const figure = kind === 'models' ? `${(value / 1000).toFixed(0)} KB` : String(value)
  recordResult({ id, figure: `${figure}, ${worst?.[0]}`, holds: value <= limits[kind] })
}

async function measure({ name, path, viewport, move }: BenchedScene): Promise<Figures> {
  const page = await browser.newPage({ viewport })
  page.setDefaultTimeout(timeoutMs)
  let bytes = 0
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    // Models come compressed as they are sent, without a length.
    bytes += Object.values(models).find(({ url }) => url === pathname + search)?.bytes ?? 0
  })
  await page.addInitScript(countFrames)
  await page.goto(`${server.url}${path}?stage=least`)
  console.log(`${name} …`)
  await page.waitForFunction(() => (window.__museum?.frames() ?? 0) > 0)
  const first = await framesUntilQuiet(page)
  await move(page)
  const moving = await framesUntilQuiet(page)
  await page.waitForTimeout(quietMs)
  const atRest = (await takeFrames(page)).reduce((sum, { draws }) => sum + draws, 0)
  await page.close()
  return { models: bytes, draws: most([...first, ...moving], 'draws'), atRest }
}

const takeFrames = (page: Page) => page.evaluate(() => window.takeFrames?.() ?? [])

/** All frames until nothing is drawn any more. */
async function framesUntilQuiet(page: Page): Promise<FrameCount[]> {
  const frames: FrameCount[] = []
  const deadline = Date.now() + timeoutMs
  for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
    await page.waitForTimeout(quietMs)
    const taken = await takeFrames(page)
    frames.push(...taken)
    quiet = taken.some(({ draws }) => draws > 0) ? 0 : quiet + 1
  }
  return frames
}
