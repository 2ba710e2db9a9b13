// npm run bench -- held [ROOM ...]: what the objects of a room cost closed, in the hand and taken apart.
import '../requireNode.mjs'
import { type CDPSession, chromium } from '@playwright/test'
import { holdWords } from '#content/hold.ts'
import { ensureChromium } from '../browser.ts'
import { buildClient } from '../lib/buildClient.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { copyData, narratedData } from '../lib/narratedData.ts'
import { startServer } from '../lib/startServer.ts'
import { countFrames } from './countFrames.ts'
import { framesUntilQuiet, most, sum, timeoutMs } from './framesUntilQuiet.ts'
import { inColumns, marked } from './inColumns.ts'
import { recordResult } from './results.ts'
import { type BenchedRoom, rooms } from './rooms.ts'
import { press } from './visit.ts'

/** A step of what a visitor does with an object, from its first frame to rest. */
interface Step {
  readonly name: string
  /** Frames, and the most draws in one. */
  readonly frames: number
  readonly draws: number
  /** All draws once nothing moves. */
  readonly atRest: number
  /** Of the last frame. */
  readonly triangles: number
  /** Milliseconds of script a frame. */
  readonly script: number
  /** Bytes that came, as transferred. */
  readonly scripts: number
  readonly models: number
}

const limits = { draws: 120, atRest: 0 } as const
const words = holdWords.en
const asked = process.argv.slice(2)

await buildClient()
const server = await startServer({ fill: copyData(await narratedData()) })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const steps: Step[] = []
try {
  for (const [name, room] of rooms) if (asked.length === 0 || asked.includes(name)) await measure(room)
} finally {
  await browser.close()
  await server.stop()
}
console.log(
  inColumns([
    ['', 'script, bytes', 'models, bytes', 'triangles', 'frames', 'draws', 'at rest', 'script, ms a frame'],
    ...steps.map((step) => [
      step.name,
      step.scripts,
      step.models,
      step.triangles,
      step.frames,
      marked(step.draws, limits.draws),
      marked(step.atRest, limits.atRest),
      step.script.toFixed(1),
    ]),
  ]),
)
console.log('Draws: the most in a frame from the press until rest. ! is beyond its limit.')
for (const [id, what] of [
  ['held-draws', 'draws'],
  ['held-rest-draws', 'atRest'],
] as const) {
  const worst = steps.toSorted((a, b) => b[what] - a[what])[0]
  if (worst) recordResult({ id, figure: `${worst[what]}, ${worst.name}`, holds: worst[what] <= limits[what] })
}

/** Takes every object of a room in the hand, turns it and takes it apart. */
async function measure({ path, viewport }: BenchedRoom): Promise<void> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  page.setDefaultTimeout(timeoutMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const came = await countBytes(session)
  await page.addInitScript(countFrames)
  const measured = async (act: () => Promise<unknown>): Promise<Omit<Step, 'name'>> => {
    const before = { ...came }
    const began = await scriptMs(session)
    await act()
    const { frames, atRest } = await framesUntilQuiet(page)
    const drawn = frames.filter(({ draws }) => draws > 0).length
    return {
      frames: drawn,
      draws: most(frames, 'draws'),
      atRest: sum(atRest, 'draws'),
      triangles: await page.evaluate(() => window.__museum?.render().triangles ?? 0),
      script: ((await scriptMs(session)) - began) / Math.max(1, drawn),
      scripts: came.scripts - before.scripts,
      models: came.models - before.models,
    }
  }
  const key = (name: string) => page.getByRole('button', { name, exact: true })

  const closed = await measured(async () => {
    await page.goto(`${server.url}${path}?stage=least`)
    await page.waitForFunction(() => (window.__museum?.frames() ?? 0) > 0)
    // Any key ends the film of the tape room.
    await page.keyboard.press('a')
  })
  steps.push({ name: path, ...closed })
  const dialog = page.getByRole('dialog').and(page.locator('[data-drawn]'))
  const choices = dialog.getByRole('group', { name: words.choose }).getByRole('button')
  const hold = async (index: number) => {
    await press(index === 0 ? key(words.take) : choices.nth(index))
    await dialog.waitFor()
  }
  // Not everything in a room is for the hand.
  if ((await key(words.take).count()) === 0) return page.close()
  for (let index = 0, count = 1; index < count; index += 1) {
    const held = await measured(() => hold(index))
    count = Math.max(1, await choices.count())
    const name = `  ${await dialog.getByRole('heading', { level: 2 }).first().textContent()}`
    console.log(name)
    steps.push(
      { name: `${name}, held`, ...held },
      { name: `${name}, turned`, ...(await measured(() => press(key(words.turn.left)))) },
      { name: `${name}, open`, ...(await measured(() => press(key(words.open.open)))) },
    )
  }
  await page.close()
}

/** Bytes of scripts and models that come from now on, as transferred. */
async function countBytes(session: CDPSession): Promise<{ scripts: number; models: number }> {
  const came = { scripts: 0, models: 0 }
  const kinds = new Map<string, keyof typeof came>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') kinds.set(requestId, 'scripts')
    else if (new URL(response.url).pathname.endsWith('.glb')) kinds.set(requestId, 'models')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) came[kind] += encodedDataLength
  })
  return came
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
