import '../requireNode.mjs'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createKioskKey } from '../../contract/deskRoutes.ts'
import { CreatedKioskKey } from '../../contract/deskHouse.ts'
import { roomSay, setKeyRoom } from '../../contract/screenRoutes.ts'
import type { Route } from '../../contract/route.ts'
import { LoggedIn } from '../../contract/staff.ts'
import { startHouseServer } from '../house/houseServer.ts'
import { latencyP99 } from './latency.ts'
import { residentMB } from './process.ts'

/**
 * One kiosk key listens on many event streams, reads none of them, and says what it can: the server's memory before,
 * during and after, and how long visitors wait for a list meanwhile. It stays on this machine.
 */

const unreadStreams = 60
const floodSeconds = 40
const floodConnections = 16
const mostGrowthMB = 80
const sampleMs = 200

const house = await startHouseServer()
let holds = false
try {
  const bearer = LoggedIn.parse(await post('/api/user/login', house.staff)).access_token
  const { id, key } = CreatedKioskKey.parse(await post(createKioskKey.path, { label: 'Streams' }, bearer))
  await post(pathOf(setKeyRoom, { keyId: id }), { room: 'Streams' }, bearer)
  const list = `${house.url}/api/user-story/device/1`
  await latencyP99(list, 3)
  const quietMs = await latencyP99(list, 10)
  const startMB = await residentMB(house.pid)
  const sockets = Array.from({ length: unreadStreams }, () => openUnread(key))
  await setTimeout(1000)
  let peakMB = startMB
  let said = 0
  const until = performance.now() + floodSeconds * 1000
  const sampling = (async () => {
    for (; performance.now() < until; await setTimeout(sampleMs)) {
      peakMB = Math.max(peakMB, await residentMB(house.pid))
    }
  })()
  const flood = Array.from({ length: floodConnections }, async () => {
    const page = randomUUID()
    while (performance.now() < until) {
      await post(roomSay.path, { screen: page, message: { kind: 'speaks', page, claim: page } }, key)
      said += 1
    }
  })
  const floodedMs = await latencyP99(list, floodSeconds)
  await Promise.all([...flood, sampling])
  for (const socket of sockets) socket.destroy()
  await setTimeout(10_000)
  const endMB = await residentMB(house.pid)
  holds = peakMB - startMB <= mostGrowthMB
  console.log(`${unreadStreams} unread streams of one key, ${said} messages in ${floodSeconds} s`)
  console.log(
    `server      ${megabytes(startMB)} before, ${megabytes(peakMB)} at most, ${megabytes(endMB)} after`,
  )
  console.log(`a list      ${quietMs.toFixed(1)} ms (p99) before, ${floodedMs.toFixed(1)} ms during`)
  console.log(`${holds ? 'The limit holds' : 'The limit is missed'}: ${mostGrowthMB} MB more`)
} finally {
  await house.stop()
}
process.exit(holds ? 0 : 1)

/** A stream that nobody reads: the socket stays paused from its first byte on. */
function openUnread(key: string): Socket {
  const { port } = new URL(house.url)
  const socket = connect(Number(port), '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/room/events?screen=${randomUUID()} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n\r\n`,
  )
  return socket
}

async function post(path: string, body: unknown, bearer = ''): Promise<unknown> {
  const response = await fetch(house.url + path, {
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
