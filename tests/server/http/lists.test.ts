import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { GroupedStories } from '#contract/story.ts'
import type { Database } from '#server/db/open.ts'
import { createLists } from '#server/http/lists.ts'
import { addStory } from '#server/stories/repository.ts'
import { sqlOfUnchangedList, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const lists = [
  '/api/user-story/all/exhibition/1',
  '/api/user-story/device/1',
  '/api/user-story/visuals/device/1',
  '/api/device/all',
  '/api/device/exhibition/1',
  '/api/device/playground',
  '/api/avatar',
  '/api/device-story/device/1/exhibition/1',
  '/api/device-story/device/1/exhibition/1?language=de',
]

/** What goes over the wire, as bytes, from a connection that stays open. */
async function askOnSocket(port: number, request: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      if (!Buffer.concat(chunks).includes('\r\n\r\n')) return
      socket.destroy()
      resolve(Buffer.concat(chunks))
    })
    socket.write(request)
  })
}

test.each(lists)('an unchanged %s is 304 in 250 bytes at most and without SQL', async (url) => {
  const { app, statements } = await startTestApp()
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  expect(first.statusCode).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
  statements.length = 0
  const answer = await askOnSocket(
    Number(address.port),
    `GET ${url} HTTP/1.1\r\nhost: museum\r\nauthorization: Bearer whatever\r\naccept-encoding: gzip, deflate, br, zstd\r\nif-none-match: ${String(first.headers.etag)}\r\n\r\n`,
  )
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 304 /)
  expect(answer.toString().toLowerCase()).toContain(`etag: ${String(first.headers.etag).toLowerCase()}`)
  expect(answer.byteLength).toBeLessThanOrEqual(250)
  expect(statements).toEqual(sqlOfUnchangedList)
})

test.each(lists)('%s comes plain or in brotli, with the same content', async (url) => {
  const { app } = await startTestApp()
  const plain = await app.inject({ url })
  const brotli = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)
  expect(brotli.headers.vary).toBe('accept-encoding')
  for (const refusal of ['br;q=0', 'gzip', 'br;q=0.0, gzip', 'brotli']) {
    const refused = await app.inject({ url, headers: { 'accept-encoding': refusal } })
    expect(refused.headers['content-encoding'], refusal).toBeUndefined()
  }
})

test("a long list comes plain, in brotli, and as its head, in the contract's order and shape", async () => {
  const { app, database } = await startTestApp()
  await database.write(async (db) => {
    for (let number = 0; number < 600; number += 1) {
      const text = { de: `Nummer ${number}: ${randomUUID().repeat(4)}`, en: null }
      const now = new Date().toISOString()
      await addStory(db, { deviceId: (number % 3) + 1, language: 'de', text, yearOfBirth: undefined, now })
    }
  })
  const url = '/api/user-story/all/exhibition/1'
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  const unpacked = brotliDecompressSync(rawPayload)
  const plain = await app.inject({ url })
  expect(plain.rawPayload).toEqual(unpacked)
  expect(plain.headers['content-length']).toBe(String(unpacked.byteLength))
  expect(unpacked.byteLength).toBeGreaterThan(100_000)
  expect(plain.headers.etag).toBe(String(headers.etag).replace('-br', ''))
  const head = await app.inject({ method: 'HEAD', url })
  expect(head.headers['content-length']).toBe(String(unpacked.byteLength))
  expect(head.rawPayload.byteLength).toBe(0)

  const groups = GroupedStories.parse(plain.json())
  expect(plain.body).toBe(JSON.stringify(groups))
  const devices = (await app.inject('/api/device/exhibition/1')).json()
  expect(groups.map(({ device }) => device)).toEqual(devices)
  for (const { device, userStories } of groups) {
    expect((await app.inject(`/api/user-story/device/${device.id}`)).json()).toEqual(userStories)
    const order = userStories.map(({ id, sample }) => (sample ? 0 : 1_000_000) + id)
    expect(order).toEqual(order.toSorted((a, b) => b - a))
  }
  expect(groups.flatMap(({ userStories }) => userStories.filter(({ sample }) => !sample)).length).toBe(600)
})

test('a story that is not as the contract says is not sent, and the next answer is not spoilt by it', async () => {
  const { app, exec } = await startTestApp()
  const url = '/api/user-story/device/1'
  await exec("UPDATE user_story SET language='xx'")
  expect((await app.inject(url)).statusCode).toBe(500)
  await exec("UPDATE user_story SET language='de'")
  expect((await app.inject(url)).statusCode).toBe(200)
})

test('a long read sees one moment of the database, and everybody else sees the present', async () => {
  const { database } = await startTestApp()
  const titles = async (db: Database['db']) =>
    new Set((await db.selectFrom('user_story').select('title_de').execute()).map((row) => row.title_de))
  await database.snapshot(async (db) => {
    await database.write((writing) => writing.updateTable('user_story').set({ title_de: 'neu' }).execute())
    expect(await titles(db)).not.toEqual(new Set(['neu']))
    expect(await titles(database.db)).toEqual(new Set(['neu']))
  })
  expect(await database.snapshot(titles)).toEqual(new Set(['neu']))
})

test('a stale or invented ETag gets the whole list', async () => {
  const { app } = await startTestApp()
  for (const etag of ['"invented"', 'W/"x"', '""', 'nonsense']) {
    const response = await app.inject({ url: '/api/device/all', headers: { 'if-none-match': etag } })
    expect(response.statusCode).toBe(200)
  }
})

test('a list that a write does not concern keeps its ETag', async () => {
  const { app, statements } = await startTestApp()
  const before = await app.inject('/api/device/all')
  await share(app, 1, 'Etwas anderes.')
  statements.length = 0
  const after = await app.inject({
    url: '/api/device/all',
    headers: { 'if-none-match': String(before.headers.etag) },
  })
  expect(after.statusCode).toBe(304)
  expect(statements).toEqual(sqlOfUnchangedList)
})

test('the most recently built lists are cached, as many as fit', async () => {
  const { database } = await startTestApp()
  const lists = createLists(database, 7000)
  const built: string[] = []
  const app = fastify()
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    lists.send(request, reply, {
      key: request.params.name,
      reads: ['device'],
      answer: mini.array(mini.string()),
      build: async () => {
        built.push(request.params.name)
        return [request.params.name]
      },
    }),
  )
  for (const name of ['a', 'b', 'c', 'c', 'b', 'a', 'd', 'd', 'b', 'c', 'a']) {
    expect((await app.inject(`/${name}`)).json()).toEqual([name])
  }
  expect(built).toEqual(['a', 'b', 'c', 'd', 'a'])
})

async function share(app: TestApp['app'], deviceId: number, storyText: string): Promise<number> {
  const url = `/api/user-story/submit-text/device/${deviceId}/exhibition/1`
  const response = await app.inject({ method: 'POST', url, payload: { storyText } })
  expect(response.statusCode).toBe(200)
  return z.object({ storyId: z.int() }).parse(response.json()).storyId
}

const Stories = z.array(z.object({ id: z.int() }))
const Groups = z.array(z.object({ device: z.object({ id: z.int() }), userStories: Stories }))

test('no list is ever older than the last write that was answered before it was asked for @full', async () => {
  const { app } = await startTestApp()
  const acknowledged = new Map<number, Set<number>>()
  const etags = new Map<string, { etag: string; ids: Set<number> }>()

  async function write(deviceId: number) {
    const id = await share(app, deviceId, `Nummer ${Math.random()}`)
    acknowledged.set(deviceId, (acknowledged.get(deviceId) ?? new Set()).add(id))
  }
  async function read(url: string, deviceId: number, idsIn: (body: unknown) => number[]) {
    const due = new Set(acknowledged.get(deviceId))
    const known = etags.get(url)
    const response = await app.inject({ url, headers: known ? { 'if-none-match': known.etag } : {} })
    const ids =
      response.statusCode === 304 ? (known?.ids ?? new Set<number>()) : new Set(idsIn(response.json()))
    etags.set(url, { etag: String(response.headers.etag), ids })
    for (const id of due) expect(ids.has(id), `story ${id} is missing in ${url}`).toBe(true)
  }
  const step = fc.record({
    kind: fc.constantFrom('write', 'device', 'all'),
    deviceId: fc.integer({ min: 1, max: 5 }),
    waits: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const running: Promise<void>[] = []
      for (const { kind, deviceId, waits } of steps) {
        const run =
          kind === 'write'
            ? write(deviceId)
            : kind === 'device'
              ? read(`/api/user-story/device/${deviceId}`, deviceId, (body) =>
                  Stories.parse(body).map(({ id }) => id),
                )
              : read('/api/user-story/all/exhibition/1', deviceId, (body) =>
                  Groups.parse(body).flatMap((group) => group.userStories.map(({ id }) => id)),
                )
        running.push(run)
        if (waits) await run
      }
      await Promise.all(running)
    }),
    { numRuns: 40 },
  )
})
