import '../requireNode.mjs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { devices } from '#content/exhibits/index.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { startServer } from '../lib/startServer.ts'
import { pinLoad, pinned, startBenched } from './benched.ts'
import { compare, median } from './compare.ts'
import { fillServer } from './fillServer.ts'
import { listRate, pollRate, submissionRate } from './load.ts'
import { processorMsOf, residentMB } from './process.ts'
import { recordResult, sized } from './results.ts'
import { bareHead, fetchRaw } from './wire.ts'

/** design.md, "Limits to hold". */
const limits = {
  unchangedBytes: 250,
  changedRatio: 0.6,
  durableRatio: 0.6,
  firstAnswerMs: 1000,
  memoryMB: 150,
} as const
const manyStories = sized(10_000, 500)
const rounds = sized(9, 1)
const starts = sized(5, 1)
const list = `/api/user-story/device/${tapeExhibit.device.id}`

const everyList = [
  `/api/user-story/all/exhibition/${mainExhibitionId}`,
  ...devices.flatMap(({ id }) => [`/api/user-story/device/${id}`, `/api/user-story/visuals/device/${id}`]),
  '/api/device/all',
  '/api/avatar',
]

const missed: string[] = []
function report(what: string, figure: string, limit: string, holds: boolean): void {
  console.log(`${what.padEnd(34)}${figure.padEnd(44)}${limit}${holds ? '' : '   MISSED'}`)
  if (!holds) missed.push(what)
}
const perSecond = (value: number) => `${Math.round(value)}/s`

pinLoad()
const folder = await mkdtemp(join(tmpdir(), 'nachklang-bench-'))
try {
  await measureReads()
  await measureWrites()
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
  const answer = join(folder, 'answer.json')
  await writeFile(answer, JSON.stringify({ etag, headers: { ...own, etag }, body: body.toString('base64') }))
  const bare = await startBenched('bareServer', { BENCH_ANSWER: answer })

  const unchanged = await bareHead(server.port, list, { 'accept-encoding': 'br', 'if-none-match': etag })
  const status = unchanged.split(' ')[1] ?? ''
  report(
    'Unchanged list',
    `${status}, ${unchanged.length} bytes`,
    `304, <= ${limits.unchangedBytes} bytes`,
    status === '304' && unchanged.length <= limits.unchangedBytes,
  )
  recordResult({
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
  report('  SQL statements for all these polls', String(statements), '0', statements === 0)
  recordResult({
    id: 'list-unchanged-sql',
    figure: `${statements} for ${perSecond(polls.ours)}`,
    peer: `${perSecond(polls.theirs)} bare node:http`,
    ratio: polls.ratio,
    holds: statements === 0,
  })
  report(
    '  against bare node:http',
    `${perSecond(polls.ours)} : ${perSecond(polls.theirs)} = ${polls.ratio.toFixed(2)}`,
    'no limit',
    true,
  )

  const lists = await compare(
    rounds,
    () => listRate(server, list),
    () => listRate(bare, list),
  )
  report(
    `Changed list, ${body.length} bytes brotli`,
    `${perSecond(lists.ours)} : ${perSecond(lists.theirs)} bare = ${lists.ratio.toFixed(2)}`,
    `>= ${limits.changedRatio}`,
    lists.ratio >= limits.changedRatio,
  )
  recordResult({
    id: 'list-changed',
    figure: perSecond(lists.ours),
    peer: `${perSecond(lists.theirs)} bare node:http`,
    ratio: lists.ratio,
    holds: lists.ratio >= limits.changedRatio,
  })
  await server.stop()
  await bare.stop()
}

async function measureWrites(): Promise<void> {
  const durable = await startBenched('serverUnderLoad', { DATA_DIR: join(folder, 'full') })
  const quick = await startBenched('serverUnderLoad', {
    DATA_DIR: join(folder, 'normal'),
    BENCH_SYNCHRONOUS: 'NORMAL',
  })
  const writes = await compare(
    rounds,
    () => submissionRate(durable),
    () => submissionRate(quick),
  )
  report(
    'Durable stories, 64 visitors',
    `${perSecond(writes.ours)} FULL : ${perSecond(writes.theirs)} NORMAL = ${writes.ratio.toFixed(2)}`,
    `>= ${limits.durableRatio}`,
    writes.ratio >= limits.durableRatio,
  )
  recordResult({
    id: 'stories-durable',
    figure: perSecond(writes.ours),
    peer: `${perSecond(writes.theirs)} at NORMAL`,
    ratio: writes.ratio,
    holds: writes.ratio >= limits.durableRatio,
  })
  await durable.stop()
  await quick.stop()
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
  report(
    `First answer, ${manyStories} stories`,
    `${firstAnswerMs.toFixed(0)} ms after start, ${middle((one) => one.processorMs).toFixed(0)} ms of processor`,
    `<= ${limits.firstAnswerMs} ms`,
    firstAnswerMs <= limits.firstAnswerMs,
  )
  recordResult({
    id: 'first-answer',
    figure: `${firstAnswerMs.toFixed(0)} ms`,
    holds: firstAnswerMs <= limits.firstAnswerMs,
  })
  report(
    '  with nothing compiled yet',
    `${first.firstAnswerMs.toFixed(0)} ms after start, ${first.processorMs.toFixed(0)} ms of processor`,
    'no limit',
    true,
  )
  if (process.platform !== 'linux') return console.log('  This system does not tell how much memory it took.')
  const listsMB = middle((one) => one.listsMB)
  report('  memory before', `${middle((one) => one.idleMB).toFixed(0)} MB`, 'no limit', true)
  report(
    '  memory after all lists were sent',
    `${listsMB.toFixed(0)} MB`,
    `<= ${limits.memoryMB} MB`,
    listsMB <= limits.memoryMB,
  )
  recordResult({ id: 'server-memory', figure: `${listsMB.toFixed(0)} MB`, holds: listsMB <= limits.memoryMB })
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
