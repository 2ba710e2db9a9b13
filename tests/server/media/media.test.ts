import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeMedia, mediaHash } from '#server/media/repository.ts'
import { startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 251))
const hash = mediaHash(bytes)
const url = `/media/${hash}`
const etag = `"${hash}"`

async function withMedia(): Promise<TestApp> {
  const test = await startTestApp()
  await test.database.write(async (db) => {
    await storeMedia(db, { hash, bytes, type: 'audio/mpeg', now: '2026-01-01T00:00:00.000Z' })
    await db.updateTable('user_story').set({ voice_hash: hash }).where('sample', '=', 1).execute()
  })
  return test
}

test('a file is served under its hash with its own type only', async () => {
  const { app } = await withMedia()
  const response = await app.inject(url)
  expect(response.rawPayload).toEqual(bytes)
  expect(response.headers).toMatchObject({
    etag,
    'cache-control': 'private, no-store',
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'content-length': '5000',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test('HEAD has the size and no body', async () => {
  const { app } = await withMedia()
  const response = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({ 'content-length': '5000', etag, 'content-type': 'audio/mpeg' })
  expect(response.rawPayload).toHaveLength(0)
})

test('a browser that has it gets 304', async () => {
  const { app } = await withMedia()
  const response = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect(response.statusCode).toBe(304)
  expect(response.rawPayload).toHaveLength(0)
})

test.each(['x', hash.toUpperCase(), `${hash}0`, '0'.repeat(64), '..%2f..%2fetc%2fpasswd'])(
  '/media/%s is 404',
  async (name) => {
    const { app } = await withMedia()
    expect((await app.inject(`/media/${name}`)).json()).toEqual({
      statusCode: 404,
      message: expect.any(String),
    })
  },
)

test('[MEDIA-04] a large file comes in slices, byte for byte, and so does a part of it', async () => {
  const { app, database, statements } = await startTestApp()
  const large = Buffer.from(Array.from({ length: 1_000_003 }, (_, at) => (at * 31) % 251))
  const name = mediaHash(large)
  await database.write(async (db) => {
    await storeMedia(db, { hash: name, bytes: large, type: 'audio/mpeg', now: '2026-01-01T00:00:00.000Z' })
    await db.updateTable('user_story').set({ voice_hash: name }).where('sample', '=', 1).execute()
  })
  statements.length = 0
  const whole = await app.inject(`/media/${name}`)
  expect(whole.headers['content-length']).toBe('1000003')
  expect(whole.rawPayload.equals(large)).toBe(true)
  expect(statements.filter((sql) => sql.includes('substr(bytes'))).toHaveLength(4)
  const part = await app.inject({ url: `/media/${name}`, headers: { range: 'bytes=1000-900000' } })
  expect(part.headers).toMatchObject({
    'content-length': '899001',
    'content-range': 'bytes 1000-900000/1000003',
  })
  expect(part.rawPayload.equals(large.subarray(1000, 900_001))).toBe(true)
})

test('only the slice that is asked for is read', async () => {
  const { app, statements } = await withMedia()
  statements.length = 0
  await app.inject({ url, headers: { range: 'bytes=10-19' } })
  expect(statements.filter((sql) => sql.includes('bytes'))).toEqual([expect.stringContaining('substr(bytes')])
})

/** RFC 9110, written another way than the server's. */
function oracle(range: string, ifRange: string | undefined): { status: number; from: number; to: number } {
  const whole = { status: 200, from: 0, to: bytes.length }
  if (ifRange !== undefined && ifRange !== etag) return whole
  const parts = range
    .replace(/^bytes=/i, '')
    .trim()
    .split('-')
  if (!/^bytes=/i.test(range) || parts.length !== 2 || !parts.every((part) => /^\d*$/.test(part)))
    return whole
  const [first = '', last = ''] = parts
  if (first === '' && last === '') return whole
  if (first === '') {
    const from = Math.max(bytes.length - Number(last), 0)
    return Number(last) === 0 ? { status: 416, from: 0, to: 0 } : { status: 206, from, to: bytes.length }
  }
  if (last !== '' && Number(last) < Number(first)) return whole
  if (Number(first) >= bytes.length) return { status: 416, from: 0, to: 0 }
  const to = last === '' ? bytes.length : Math.min(bytes.length, Number(last) + 1)
  return { status: 206, from: Number(first), to }
}

test('any Range and If-Range is answered by RFC 9110, byte for byte @full', async () => {
  const { app } = await withMedia()
  const edge = fc.oneof(
    fc.integer({ min: 0, max: 5100 }).map(String),
    fc.constantFrom('', '0', '4999', '5000', '5001', '99999999999999999999'),
  )
  const range = fc.oneof(
    fc.tuple(edge, edge).map(([from, to]) => `bytes=${from}-${to}`),
    fc.tuple(edge, edge).map(([from, to]) => `BYTES= ${from}-${to}`),
    fc.constantFrom(
      'bytes=0-1,3-4',
      'items=0-4',
      'bytes',
      'bytes=a-b',
      'bytes=--1',
      'bytes=1-2-3',
      '',
      'bytes=-',
    ),
  )
  const ifRange = fc.constantFrom(undefined, etag, '"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT')
  await fc.assert(
    fc.asyncProperty(range, ifRange, async (asked, condition) => {
      const headers = { range: asked, ...(condition !== undefined && { 'if-range': condition }) }
      const response = await app.inject({ url, headers })
      const { status, from, to } = oracle(asked, condition)
      expect([asked, condition, response.statusCode]).toEqual([asked, condition, status])
      if (status === 416) {
        expect(response.headers['content-range']).toBe('bytes */5000')
        expect(response.json()).toMatchObject({ statusCode: 416 })
        return
      }
      expect(response.rawPayload.equals(bytes.subarray(from, to))).toBe(true)
      expect(response.headers['content-range']).toBe(
        status === 206 ? `bytes ${from}-${to - 1}/5000` : undefined,
      )
    }),
    { numRuns: 1000 },
  )
})
