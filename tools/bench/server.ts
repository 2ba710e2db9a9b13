import '../requireNode.mjs'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { devices } from '#content/exhibits/index.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { startServer } from '../lib/startServer.ts'
import { pinLoad, pinned, startBenched } from './benched.ts'
import { compare, median } from './compare.ts'
import { fillServer } from './fillServer.ts'
import { keepGenerating } from './keepGenerating.ts'
import { percentile, pollTimes, timesOf } from './latency.ts'
import type { Times } from './latency.ts'
import { limitsToHold } from './limitsToHold.ts'
import type { LimitId } from './limitsToHold.ts'
import { listRate, pollRate, submissionRate } from './load.ts'
import { processorMsOf, residentMB } from './process.ts'
import { recordResult, sized } from './results.ts'
import { bareHead, fetchRaw } from './wire.ts'

/** The fences of the design. */
const limits = {
  unchangedBytes: 250,
  durableRate: 500,
  busyMs: 50,
  firstAnswerMs: 2000,
  memoryMB: 250,
} as const
const manyStories = sized(10_000, 500)
const rounds = sized(9, 1)
const starts = sized(5, 1)
const busySeconds = sized(60, 5)
const deviceId = tapeExhibit.device.id
const list = `/api/user-story/device/${deviceId}`
const referenceList = `/stories/${deviceId}`

const everyList = [
  `/api/user-story/all/exhibition/${mainExhibitionId}`,
  ...devices.flatMap(({ id }) => [`/api/user-story/device/${id}`, `/api/user-story/visuals/device/${id}`]),
  '/api/device/all',
  '/api/avatar',
]

interface Figure {
  /** The limit that it is held against; without it the figure is only told. */
  readonly id?: LimitId
  readonly figure: string
  readonly peer?: string
  readonly ratio?: number
  readonly holds?: boolean
}

const missed: string[] = []
function report(what: string, { id, figure, peer, ratio, holds = true }: Figure): void {
  const against = peer === undefined ? '' : ` : ${peer} = ${ratio?.toFixed(2)}`
  const limit = id === undefined ? '' : limitsToHold[id].limit
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  console.log(
    `${what.padEnd(36)}${`${figure}${against}`.padEnd(56)}${limit.padEnd(24)}${load}${holds ? '' : '   MISSED'}`,
  )
  if (!holds) missed.push(what)
  if (id !== undefined) recordResult({ id, figure, peer, ratio, holds })
}
const perSecond = (value: number) => `${Math.round(value)}/s`
const inMs = (times: Times) =>
  `50th percentile ${percentile(times, 0.5).toFixed(1)} ms, 99th ${percentile(times, 0.99).toFixed(1)} ms`

pinLoad()
const folder = await mkdtemp(join(tmpdir(), 'nachklang-bench-'))
/** What the bare server answers: what the server did. */
const answer = join(folder, 'answer.json')
try {
  await measureReads()
  await measureWrites()
  await measureBusyMinutes()
  await measureManyStories()
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(missed.length === 0 ? 'All limits hold.' : `Missed: ${missed.join(', ')}.`)
process.exit(missed.length === 0 ? 0 : 1)

async function measureReads(): Promise<void> {
  const server = await startBenched('serverUnderLoad', { DATA_DIR: join(folder, 'reads') })
  const { headers, body } = await fetchRaw(server.url + list, { 'accept-encoding': 'br' })
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, etag = '', ...own } = headers
  await writeFile(answer, JSON.stringify({ etag, headers: { ...own, etag }, body: body.toString('base64') }))
  const bare = await startBenched('bareServer', { BENCH_ANSWER: answer })
  const reference = await startBenched('referenceServer', { DATA_DIR: join(folder, 'reads-reference') })

  const unchanged = await bareHead(server.port, list, { 'accept-encoding': 'br', 'if-none-match': etag })
  const status = unchanged.split(' ')[1] ?? ''
  report('Unchanged list', {
    id: 'list-unchanged',
    figure: `${status}, ${unchanged.length} bytes`,
    holds: status === '304' && unchanged.length <= limits.unchangedBytes,
  })
  await server.statements()
  const polls = await compare(
    rounds,
    () => pollRate(server, list, etag),
    () => pollRate(bare, list, etag),
  )
  const statements = await server.statements()
  report('  SQL statements for all these polls', {
    id: 'list-unchanged-sql',
    figure: `${statements} for ${perSecond(polls.ours)}`,
    peer: `${perSecond(polls.theirs)} bare node:http`,
    ratio: polls.ratio,
    holds: statements === 0,
  })
  const lists = await compare(
    rounds,
    () => listRate(server, list),
    () => listRate(bare, list),
  )
  report(`Changed list, ${body.length} bytes brotli`, {
    figure: perSecond(lists.ours),
    peer: `${perSecond(lists.theirs)} bare node:http`,
    ratio: lists.ratio,
  })
  const plain = await compare(
    rounds,
    () => listRate(server, list),
    () => listRate(reference, referenceList),
  )
  report('  against plain Fastify and Kysely', {
    figure: perSecond(plain.ours),
    peer: perSecond(plain.theirs),
    ratio: plain.ratio,
  })
  for (const one of [server, bare, reference]) await one.stop()
}

async function measureWrites(): Promise<void> {
  const server = await startBenched('serverUnderLoad', { DATA_DIR: join(folder, 'writes') })
  const reference = await startBenched('referenceServer', { DATA_DIR: join(folder, 'writes-reference') })
  const writes = await compare(
    rounds,
    () => submissionRate(server),
    () => submissionRate(reference, referenceList),
  )
  report('Durable stories, 64 visitors', {
    id: 'stories-durable',
    figure: perSecond(writes.ours),
    peer: `${perSecond(writes.theirs)} plain Fastify and Kysely`,
    ratio: writes.ratio,
    holds: writes.ours >= limits.durableRate,
  })
  for (const one of [server, reference]) await one.stop()
}

/** 50 clients ask for a list ten times a second while the storyteller never rests; then 10 visitors submit once a second, too. */
async function measureBusyMinutes(): Promise<void> {
  const server = await startServer()
  const stopGenerating = await keepGenerating(server)
  let peakMB = 0
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await setTimeout(500)) peakMB = Math.max(peakMB, await residentMB(server.pid))
  })()
  // What the same minute on the same machine does to a server that does nothing.
  const bare = await startBenched('bareServer', { BENCH_ANSWER: answer })
  const poll = () =>
    Promise.all([
      pollTimes(server.url + list, { clients: 50, pauseMs: 100, seconds: busySeconds }),
      pollTimes(bare.url, { clients: 4, pauseMs: 100, seconds: busySeconds }),
    ])
  const [polls, still] = await poll()
  const [[pollsAmidSubmissions], submissions] = await Promise.all([
    poll(),
    timesOf({ clients: 10, pauseMs: 1000, seconds: busySeconds }, (client) => submit(server.url, client)),
  ])
  isOver = true
  await watching
  await stopGenerating()
  for (const one of [server, bare]) await one.stop()
  const figure = (times: Times) => `${perSecond(times.length / busySeconds)}, ${inMs(times)}`
  report('A busy minute, lists', {
    id: 'lists-busy',
    figure: figure(polls),
    peer: `${percentile(still, 0.99).toFixed(1)} ms bare node:http`,
    ratio: percentile(polls, 0.99) / percentile(still, 0.99),
    holds: percentile(polls, 0.99) <= limits.busyMs,
  })
  report(`  lists that grow by ${submissions.length} stories`, { figure: figure(pollsAmidSubmissions) })
  report('  these submissions', { figure: figure(submissions) })
  report('  memory of the server at most', { figure: `${peakMB.toFixed(0)} MB` })
}

async function submit(url: string, client: number): Promise<void> {
  const response = await fetch(
    `${url}/api/user-story/submit-text/device/${deviceId}/exhibition/${mainExhibitionId}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        storyText: `Ich habe das Band zurückgedreht, sagt Nummer ${client}. `.repeat(5),
      }),
    },
  )
  const said = await response.text()
  if (response.status !== 200) throw new Error(`A submission was answered ${response.status}: ${said}`)
}

async function measureManyStories(): Promise<void> {
  const dataDir = join(folder, 'many')
  await fillServer(dataDir, manyStories)
  // The first ever has everything to compile, and leaves it for the others.
  const compiled = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const first = await measureStart(dataDir, compiled)
  const later: ServerFigures[] = []
  for (let start = 0; start < starts; start += 1) later.push(await measureStart(dataDir, compiled))
  const middle = (figure: (one: ServerFigures) => number) => median(later.map(figure))

  const firstAnswerMs = middle((one) => one.firstAnswerMs)
  report(`First answer, ${manyStories} stories`, {
    id: 'first-answer',
    figure: `${firstAnswerMs.toFixed(0)} ms`,
    holds: firstAnswerMs <= limits.firstAnswerMs,
  })
  const processor = `${middle((one) => one.processorMs).toFixed(0)} ms`
  report('  of a processor', {
    figure: `${processor}; with nothing compiled yet ${first.processorMs.toFixed(0)} ms`,
  })
  if (process.platform !== 'linux') return console.log('  This system does not tell how much memory it took.')
  const listsMB = middle((one) => one.listsMB)
  report('  memory before', { figure: `${middle((one) => one.idleMB).toFixed(0)} MB` })
  report('  memory after all lists were sent', {
    id: 'server-memory',
    figure: `${listsMB.toFixed(0)} MB`,
    holds: listsMB <= limits.memoryMB,
  })
}

interface ServerFigures {
  readonly firstAnswerMs: number
  /** Of one core, until the first answer. */
  readonly processorMs: number
  readonly idleMB: number
  readonly listsMB: number
}

async function measureStart(dataDir: string, env: Readonly<Record<string, string>>): Promise<ServerFigures> {
  const server = await startServer({ dataDir, env, wrap: pinned })
  const { firstAnswerMs, pid } = server
  const processorMs = await processorMsOf(pid)
  const idleMB = await residentMB(pid)
  for (const path of everyList) await fetchRaw(server.url + path, { 'accept-encoding': 'br' })
  const listsMB = await residentMB(pid)
  await server.stop()
  return { firstAnswerMs, processorMs, idleMB, listsMB }
}
