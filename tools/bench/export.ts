import '../requireNode.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exportTicket } from '#contract/adminStoryRoutes.ts'
import { ExportTicket } from '#contract/adminSettings.ts'
import { LoggedIn } from '#contract/staff.ts'
import { startServer } from '../lib/startServer.ts'
import type { RunningServer } from '../lib/startServer.ts'
import { fillMemories } from './fullMemories.ts'
import { residentMB } from './process.ts'
import { recordResult, sized } from './results.ts'

/** The research export of a full server: the server's memory while it is written, and while somebody reads slowly. */

const memories = sized(50_000, 2_000)
/**
 * More than it stands at before, however much is exported: V8 lets some 64 MB of buffers gather before it looks which
 * are done with.
 */
const mostGrowthMB = 80
const sampleMs = 20
/** Of a reader who stops in the middle. */
const pauseMs = 3000

const dataDir = await mkdtemp(join(tmpdir(), 'nachklang-export-'))
let isFlat = true
let mostMB = 0
try {
  await fillMemories(dataDir, memories)
  const server = await startServer({ dataDir })
  try {
    const bearer = await logIn(server)
    // What a first export compiles is not what an export takes.
    await download(server, bearer, { firstBytes: 100_000 })
    const startMB = await residentMB(server.pid)
    console.log(`${memories} memories, server at ${startMB.toFixed(0)} MB before`)
    await measure('read as fast as it comes', server, startMB, () => download(server, bearer, {}))
    await measure('a second time', server, startMB, () => download(server, bearer, {}))
    await measure('read with a pause in the middle', server, startMB, () =>
      download(server, bearer, { pauseAtBytes: 20_000_000 }),
    )
  } finally {
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
recordResult({ id: 'export-memory', figure: `${mostMB.toFixed(0)} MB`, holds: isFlat })
console.log(isFlat ? 'The limit holds.' : 'The limit is missed.')
process.exit(isFlat ? 0 : 1)

async function measure(what: string, server: RunningServer, startMB: number, run: () => Promise<number>) {
  let peakMB = startMB
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      peakMB = Math.max(peakMB, await residentMB(server.pid))
      await setTimeout(sampleMs)
    }
  })()
  const startedAt = performance.now()
  const bytes = await run()
  const seconds = (performance.now() - startedAt) / 1000
  isOver = true
  await sampling
  const holds = peakMB - startMB <= mostGrowthMB
  isFlat &&= holds
  mostMB = Math.max(mostMB, peakMB - startMB)
  const size = `${(bytes / 1_000_000).toFixed(0)} MB in ${seconds.toFixed(1)} s`
  const grown = `peak ${peakMB.toFixed(0)} MB, ${(peakMB - startMB).toFixed(0)} MB more`
  console.log(
    `${what.padEnd(34)}${size.padEnd(22)}${grown.padEnd(30)}<= ${mostGrowthMB} MB${holds ? '' : '   MISSED'}`,
  )
}

async function logIn({ url, staff }: RunningServer): Promise<string> {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  return LoggedIn.parse(await response.json()).access_token
}

interface Reading {
  /** Reads no more than this. */
  readonly firstBytes?: number
  /** Stops here for a while. */
  readonly pauseAtBytes?: number
}

/** @returns how many bytes came. */
async function download({ url }: RunningServer, bearer: string, reading: Reading): Promise<number> {
  const { firstBytes = Infinity, pauseAtBytes = Infinity } = reading
  const asked = await fetch(url + exportTicket.path, {
    method: exportTicket.method,
    headers: { authorization: `Bearer ${bearer}` },
  })
  const ticket = ExportTicket.parse(await asked.json())
  const { body } = await fetch(url + ticket.url)
  if (body === null) throw new Error('The export has no content')
  let bytes = 0
  let hasPaused = false
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes >= firstBytes) break
    if (bytes >= pauseAtBytes && !hasPaused) {
      hasPaused = true
      await setTimeout(pauseMs)
    }
  }
  return bytes
}
