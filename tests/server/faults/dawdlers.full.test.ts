import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { residentMB } from '#tools/bench/process.ts'
import { makeFolder, multipart } from '../helpers.ts'
import { hostileFiles, hostileForms } from '../security/hostileFiles.ts'
import { prepareQuietServer, startServerProcess, postStory } from './serverProcess.ts'

/** It comes to rest at some 230 MB; without bounds it would be past this in a few rounds. */
const mostMB = 400
const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'

/** Sends a byte a second. @returns what came back until the server ended it */
function dawdle(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(heard)
    })
    onTestFinished(() => void socket.destroy())
    socket.write(start)
  })
}

test(
  '[ASVS-15.2.2] two hundred clients that send a byte a second are disconnected, and block no others meanwhile',
  { timeout: 600_000 },
  async () => {
    const dir = makeFolder()
    await prepareQuietServer(dir)
    const server = await startServerProcess(dir)
    const port = Number(new URL(server.address).port)
    const headers = Array.from({ length: 190 }, () => dawdle(port, 'GET / HTTP/1.1\r\nx: '))
    const bodies = Array.from({ length: 10 }, () =>
      dawdle(
        port,
        `POST ${voiceUrl} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
      ),
    )
    for (let visitor = 0; visitor < 20; visitor += 1)
      expect((await postStory(server.address, `Dazwischen ${visitor}.`)).status).toBe(200)
    for (const heard of await Promise.all(headers)) expect(heard).toMatch(/^HTTP\/1\.1 408 /)
    expect((await postStory(server.address, 'Danach.')).status).toBe(200)
    for (const heard of await Promise.all(bodies)) expect(heard).toMatch(/^HTTP\/1\.1 4\d\d |^$/)
    expect(await server.close()).toBe(0)
  },
)

test(
  '[ASVS-5.2.1] hostile files and forms, over and over, make the server no larger than it may be',
  { timeout: 600_000 },
  async () => {
    const dir = makeFolder()
    await prepareQuietServer(dir)
    const server = await startServerProcess(dir)
    const files = await Promise.all(
      Object.values(await hostileFiles()).map((bytes) => multipart(['exhibitionId', '1'], ['audio', bytes])),
    )
    const forms = Object.values(hostileForms()).map(({ type, payload }) => ({
      payload,
      headers: { 'content-type': type },
    }))
    const sizes: number[] = []
    for (let round = 0; round < 20; round += 1) {
      for (const { payload, headers } of [...files, ...forms]) {
        const body = Uint8Array.from(payload)
        const response = await fetch(server.address + voiceUrl, { method: 'POST', headers, body })
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        await response.text()
      }
      sizes.push(await residentMB(server.child.pid ?? 0))
    }
    console.log(`After each round of hostile uploads: ${sizes.map((size) => Math.round(size)).join(', ')} MB`)
    expect(Math.max(...sizes)).toBeLessThan(mostMB)
    expect((await postStory(server.address, 'Danach.')).status).toBe(200)
  },
)
