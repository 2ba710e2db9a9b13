import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { openDatabase } from '#server/db/open.ts'
import { storeMedia, mediaHash, mediaUrl } from '#server/media/repository.ts'
import { residentMB } from '#tools/bench/process.ts'
import { makeFolder, multipart, recording, wavOfBytes } from '../helpers.ts'
import { prepareQuietServer, startServerProcess } from './serverProcess.ts'
import type { ServerProcess } from './serverProcess.ts'

const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'
/** MB that a crowd of slow clients may cost; with a recording in memory for each of them it would be 470 and more. */
const mostGrowthMB = 200

interface Client {
  readonly socket: Socket
  /** Resolves when the server ends the connection. */
  readonly closed: Promise<void>
}

function openClient(port: number): Client {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

/** What other visitors wait for a list meanwhile. @returns the 99th of 100 in ms */
async function p99({ address }: ServerProcess): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < 200; visit += 1) {
    const start = performance.now()
    const answer = await fetch(`${address}/api/user-story/device/1`)
    await answer.text()
    expect(answer.status).toBe(200)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[197] ?? 0
}

/** Its connections and files. */
const openFiles = async ({ child }: ServerProcess) => (await readdir(`/proc/${child.pid}/fd`)).length

const sizeOf = ({ child }: ServerProcess) => residentMB(child.pid ?? 0)

/** Measures what a crowd costs: before it, at its worst within some seconds, and after it has gone. */
async function measure(
  server: ServerProcess,
  what: string,
  begin: () => Promise<void>,
  end: () => Promise<void>,
) {
  const quiet = await p99(server)
  const before = await sizeOf(server)
  await begin()
  let during = 0
  const crowded = p99(server)
  for (let second = 0; second < 8; second += 1) {
    during = Math.max(during, await sizeOf(server))
    await setTimeout(1000)
  }
  const meanwhile = await crowded
  await end()
  const after = await sizeOf(server)
  const mb = [before, during, after].map((size) => Math.round(size)).join(', ')
  const ms = [quiet, meanwhile].map((time) => time.toFixed(1)).join(', ')
  console.log(`${what}: ${mb} MB before, during, after; p99 of other visitors ${ms} ms before, during`)
  return during - before
}

/** Keeps a published recording past the server, which must not run yet. @returns its address */
async function addVoice(file: string, bytes: Buffer): Promise<string> {
  const hash = mediaHash(bytes)
  const database = await openDatabase(file)
  await database.write(async (db) => {
    const created_at = '2026-01-01T00:00:00.000Z'
    await storeMedia(db, { hash, bytes, type: 'audio/wav', now: created_at })
    const voice = { voice_hash: hash, voice_type: 'audio/wav', voice_duration: 147 }
    await db
      .insertInto('user_story')
      .values({ ...voice, device_id: 1, sample: 0, created_at })
      .execute()
  })
  await database.close()
  return mediaUrl(hash)
}

test(
  '[MEDIA-04] 150 stalled readers of a recording use no copy each, and are disconnected',
  { timeout: 300_000 },
  async () => {
    const dir = makeFolder()
    const file = await prepareQuietServer(dir)
    const bytes = wavOfBytes(limits.audioBytes)
    const url = await addVoice(file, bytes)
    // More than the buffers of the network between take by themselves.
    const longBytes = 12_000_000
    const longUrl = await addVoice(file, wavOfBytes(longBytes))
    const server = await startServerProcess(dir)
    const port = Number(new URL(server.address).port)
    const files = await openFiles(server)
    const read = (path: string) => {
      const client = openClient(port)
      // Headers alone are read: then the client stops.
      client.socket.once('data', () => client.socket.pause())
      client.socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
      return client
    }
    let [readers, stalled]: [Client[], Client[]] = [[], []]
    const growth = await measure(
      server,
      '150 slow readers',
      async () => {
        readers = Array.from({ length: 140 }, () => read(url))
        stalled = Array.from({ length: 10 }, () => read(longUrl))
      },
      async () => {
        // Whoever does not read does not see the end of the connection either.
        await expect
          .poll(() => openFiles(server), { timeout: 200_000, interval: 1000 })
          .toBeLessThan(files + 5)
        for (const { socket } of stalled) socket.resume()
        await Promise.all(stalled.map(({ closed }) => closed))
        for (const { socket } of stalled) expect(socket.bytesRead).toBeLessThan(longBytes)
        for (const { socket } of readers) socket.destroy()
      },
    )
    expect(growth).toBeLessThan(mostGrowthMB)
    const whole = await fetch(server.address + url)
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await server.close()).toBe(0)
  },
)

test(
  '[MEDIA-05] 100 uploads that stop before their end take no place from others, and are disconnected',
  { timeout: 180_000 },
  async () => {
    const dir = makeFolder()
    await prepareQuietServer(dir)
    const server = await startServerProcess(dir)
    const port = Number(new URL(server.address).port)
    const large = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(limits.audioBytes)])
    const honest = await multipart(['exhibitionId', '1'], ['audio', recording()])
    let uploads: Client[] = []
    const growth = await measure(
      server,
      '100 held uploads',
      async () => {
        uploads = Array.from({ length: 100 }, () => openClient(port))
        for (const { socket } of uploads) {
          socket.write(
            `POST ${voiceUrl} HTTP/1.1\r\nhost: x\r\ncontent-type: ${large.headers['content-type']}\r\n` +
              `content-length: ${large.payload.length}\r\n\r\n`,
          )
          socket.write(large.payload.subarray(0, -1000))
        }
      },
      async () => {
        // By now they count as stopped, and make room.
        const answer = await fetch(server.address + voiceUrl, {
          method: 'POST',
          headers: honest.headers,
          body: Uint8Array.from(honest.payload),
        })
        expect(answer.status).toBe(200)
        await Promise.all(uploads.map(({ closed }) => closed))
      },
    )
    expect(growth).toBeLessThan(mostGrowthMB)
    expect(await server.close()).toBe(0)
  },
)
