// npm run bench -- server: lists that have not changed, stories, a busy minute, a start with many stories.
import '../requireNode.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { devices } from '#content/exhibits/index.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { startServer } from '../lib/startServer.ts'
import { pinLoad, pinned, startBenched } from './benched.ts'
import { median } from './compare.ts'
import { fillServer } from './fillServer.ts'
import { keepGenerating } from './keepGenerating.ts'
import { percentile, pollTimes } from './latency.ts'
import { limitsToHold } from './limitsToHold.ts'
import type { LimitId } from './limitsToHold.ts'
import { pollRate, submissionRate } from './load.ts'
import { residentMB } from './process.ts'
import { recordResult, sized } from './results.ts'

/** The fences of the design. */
const limits = { durableRate: 500, busyMs: 50, firstAnswerMs: 2000, memoryMB: 250 } as const
const manyStories = sized(10_000, 500)
const rounds = sized(9, 1)
const starts = sized(5, 1)
/** Long enough that the first answers of the 50 clients, 50 new connections at once, are less than one in a hundred. */
const busySeconds = sized(60, 20)
const list = `/api/user-story/device/${tapeExhibit.device.id}`

const everyList = [
  `/api/user-story/all/exhibition/${mainExhibitionId}`,
  ...devices.flatMap(({ id }) => [`/api/user-story/device/${id}`, `/api/user-story/visuals/device/${id}`]),
  '/api/device/all',
  '/api/avatar',
]

function report(id: LimitId, figure: string, holds: boolean): void {
  const { what, limit } = limitsToHold[id]
  console.log(`${what}: ${figure} (${limit}), load ${loadavg()[0]?.toFixed(1)}${holds ? '' : '   MISSED'}`)
  recordResult({ id, figure, holds })
}
const perSecond = (value: number) => `${Math.round(value)}/s`

pinLoad()
const folder = await mkdtemp(join(tmpdir(), 'nachklang-bench-'))
try {
  await measureUnchanged()
  await measureWrites()
  await measureBusyMinute()
  await measureManyStories()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureUnchanged(): Promise<void> {
  const server = await startBenched({ DATA_DIR: join(folder, 'reads') })
  const { headers } = await fetch(server.url + list, { headers: { 'accept-encoding': 'br' } })
  await server.statements()
  const rate = await pollRate(server, list, headers.get('etag') ?? '')
  const statements = await server.statements()
  report('list-unchanged', `${statements} statements for ${perSecond(rate)}`, statements === 0)
  await server.stop()
}

async function measureWrites(): Promise<void> {
  const server = await startBenched({ DATA_DIR: join(folder, 'writes') })
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) rates.push(await submissionRate(server))
  report('stories-durable', perSecond(median(rates)), median(rates) >= limits.durableRate)
  await server.stop()
}

/** 50 clients ask for a list ten times a second while the storyteller, on the server's core, never rests. */
async function measureBusyMinute(): Promise<void> {
  const server = await startServer({ wrap: pinned })
  const stopGenerating = await keepGenerating(server)
  const times = await pollTimes(server.url + list, { clients: 50, pauseMs: 100, seconds: busySeconds })
  await stopGenerating()
  await server.stop()
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)]
  report(
    'lists-busy',
    `${perSecond(times.length / busySeconds)}, 50th percentile ${half.toFixed(1)} ms, 99th ${most.toFixed(1)} ms`,
    most <= limits.busyMs,
  )
}

async function measureManyStories(): Promise<void> {
  const dataDir = join(folder, 'many')
  await fillServer(dataDir, manyStories)
  // The first ever has everything to compile, and leaves it for the others.
  const env = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  await measureStart(dataDir, env)
  const figures: { readonly ms: number; readonly MB: number }[] = []
  for (let start = 0; start < starts; start += 1) figures.push(await measureStart(dataDir, env))
  const [ms, MB] = [median(figures.map((one) => one.ms)), median(figures.map((one) => one.MB))]
  report('first-answer', `${ms.toFixed(0)} ms`, ms <= limits.firstAnswerMs)
  report('server-memory', `${MB.toFixed(0)} MB`, MB <= limits.memoryMB)
}

/** Until its first answer, and what it holds after all lists were sent (NaN on any system but Linux). */
async function measureStart(dataDir: string, env: Readonly<Record<string, string>>) {
  const server = await startServer({ dataDir, env, wrap: pinned })
  for (const path of everyList) await (await fetch(server.url + path)).arrayBuffer()
  const MB = await residentMB(server.pid)
  await server.stop()
  return { ms: server.firstAnswerMs, MB }
}
