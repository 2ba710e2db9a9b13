import '../requireNode.mjs'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createKioskKey } from '#contract/adminStoryRoutes.ts'
import { CreatedKioskKey } from '#contract/adminSettings.ts'
import { groupPublish, setKeyGroup } from '#contract/kioskRoutes.ts'
import type { Route } from '#contract/route.ts'
import { LoggedIn } from '#contract/staff.ts'
import { startServer } from '../lib/startServer.ts'
import { latencyP99 } from './latency.ts'
import { residentMB } from './process.ts'

/**
 * One kiosk key listens on many event streams, reads none of them, and says what it can: the server's memory before,
 * during and after, and how long visitors wait for a list meanwhile. It stays on this machine.
 */

const unreadStreams = 60
/** Of some 200 bytes: several times what the system's own buffers take of each stream. */
const messages = 80_000
const warmUpMessages = 20_000
const openConnections = 16
const mostGrowthMB = 80
const sampleMs = 200

const server = await startServer()
let holds = false
try {
  const bearer = LoggedIn.parse(await post('/api/user/login', server.staff)).access_token
  const { id, key } = CreatedKioskKey.parse(await post(createKioskKey.path, { label: 'Streams' }, bearer))
  await post(pathOf(setKeyGroup, { keyId: id }), { room: 'Streams' }, bearer)
  const list = `${server.url}/api/user-story/device/1`
  // What so many requests take without any stream is not what streams take.
  await flood(key, warmUpMessages)
  const quietMs = await latencyP99(list, 10)
  const startMB = await residentMB(server.pid)
  const sockets = Array.from({ length: unreadStreams }, () => openUnread(key))
  await setTimeout(1000)
  let peakMB = startMB
  let isOver = false
  const sampling = (async () => {
    for (; !isOver; await setTimeout(sampleMs)) peakMB = Math.max(peakMB, await residentMB(server.pid))
  })()
  const flooding = flood(key, messages)
  const floodedMs = await latencyP99(list, 10)
  await flooding
  isOver = true
  await sampling
  for (const socket of sockets) socket.destroy()
  await setTimeout(10_000)
  const endMB = await residentMB(server.pid)
  holds = peakMB - startMB <= mostGrowthMB
  console.log(`${unreadStreams} unread streams of one key, ${messages} messages`)
  console.log(
    `server      ${megabytes(startMB)} before, ${megabytes(peakMB)} at most, ${megabytes(endMB)} after`,
  )
  console.log(`a list      ${quietMs.toFixed(1)} ms (p99) before, ${floodedMs.toFixed(1)} ms during`)
  console.log(`${holds ? 'The limit holds' : 'The limit is missed'}: ${mostGrowthMB} MB more`)
} finally {
  await server.stop()
}
process.exit(holds ? 0 : 1)

/** Says so many things in the room, as fast as they are taken. */
async function flood(key: string, count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: openConnections }, async () => {
      const page = randomUUID()
      while ((left -= 1) >= 0)
        await post(groupPublish.path, { screen: page, message: { kind: 'speaks', page, claim: page } }, key)
    }),
  )
}

/** A stream that nobody reads: the socket stays paused from its first byte on. */
function openUnread(key: string): Socket {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/room/events?screen=${randomUUID()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n\r\n`,
  )
  return socket
}

async function post(path: string, body: unknown, bearer = ''): Promise<unknown> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

function pathOf({ path }: Route, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

function megabytes(amount: number): string {
  return `${amount.toFixed(0)} MB`
}
