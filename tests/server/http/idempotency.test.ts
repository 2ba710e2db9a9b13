import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { countRows, multipart, recording, startTestApp } from '../helpers.ts'

const url = '/api/user-story/submit-text/device/1/exhibition/1'

test('[SHARE-05] the same submission under the same key is stored once and answered the same', async () => {
  const { app, database } = await startTestApp()
  const before = await countRows(database, 'user_story')
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => app.inject({ method: 'POST', url, headers, payload: { storyText: 'Einmal.' } })
  const [first, second] = [await send(), await send()]
  expect(second.json()).toEqual(first.json())
  expect(await countRows(database, 'user_story')).toBe(before + 1)
})

test('[SHARE-05] many at once under one key store one', async () => {
  const { app, database, storyteller } = await startTestApp()
  const before = await countRows(database, 'user_story')
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({ method: 'POST', url, headers, payload: { storyText: 'Zugleich.' } }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  expect(await countRows(database, 'user_story')).toBe(before + 1)

  const payload = {
    name: 'x',
    retroEra: '80s',
    favoriteDevice: 'x',
    favoriteFeatures: 'x',
    favoriteStorage: 'x',
    skills: 'x',
  }
  const avatars = await Promise.all(
    Array.from({ length: 5 }, () => app.inject({ method: 'POST', url: '/api/avatar', headers, payload })),
  )
  expect(new Set(avatars.map((answer) => answer.body)).size).toBe(1)
  expect(await countRows(database, 'avatar')).toBe(1)
  expect(storyteller.portraits).toBeGreaterThan(0)
})

test('[SHARE-05] another content under a used key is refused and stores nothing', async () => {
  const { app, database } = await startTestApp()
  const headers = { 'idempotency-key': randomUUID() }
  await app.inject({ method: 'POST', url, headers, payload: { storyText: 'Dies.' } })
  const before = await countRows(database, 'user_story')
  const other = await app.inject({ method: 'POST', url, headers, payload: { storyText: 'Das.' } })
  expect(other.json()).toEqual({ statusCode: 409, message: expect.stringContaining('Idempotency-Key') })
  const elsewhere = await app.inject({
    method: 'POST',
    url: url.replace('device/1', 'device/2'),
    headers,
    payload: { storyText: 'Dies.' },
  })
  expect(elsewhere.statusCode).toBe(409)
  expect(await countRows(database, 'user_story')).toBe(before)
})

test('[SHARE-05] a recording under a used key is compared by its bytes', async () => {
  const { app, database } = await startTestApp()
  const before = await countRows(database, 'user_story')
  const key = { 'idempotency-key': randomUUID() }
  const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'
  const send = async (bytes: Buffer) => {
    const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', bytes])
    return app.inject({ method: 'POST', url: voiceUrl, headers: { ...headers, ...key }, payload })
  }
  const first = await send(recording())
  // The boundary of the form differs each time, the content does not.
  expect((await send(recording())).json()).toEqual(first.json())
  expect((await send(recording().subarray(0, -200))).statusCode).toBe(409)
  expect(await countRows(database, 'user_story')).toBe(before + 1)
})

test.each(['', 'x', '1234', `${randomUUID()}0`])('a key %j that is no UUID is refused', async (key) => {
  const { app, database } = await startTestApp()
  const before = await countRows(database, 'user_story')
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'idempotency-key': key },
    payload: { storyText: 'x' },
  })
  expect(response.json()).toEqual({ statusCode: 400, message: 'Idempotency-Key: must be a UUID' })
  expect(await countRows(database, 'user_story')).toBe(before)
})

test('a refused submission does not use up its key', async () => {
  const { app } = await startTestApp()
  const headers = { 'idempotency-key': randomUUID() }
  expect((await app.inject({ method: 'POST', url, headers, payload: { storyText: ' ' } })).statusCode).toBe(
    400,
  )
  expect(
    (await app.inject({ method: 'POST', url, headers, payload: { storyText: 'Jetzt.' } })).statusCode,
  ).toBe(200)
})

test('[SHARE-19] every answer repeats the key, so that a client may send the same again', async () => {
  const { app, database } = await startTestApp()
  const headers = { 'idempotency-key': randomUUID() }
  const send = (storyText: string) => app.inject({ method: 'POST', url, headers, payload: { storyText } })
  vi.spyOn(database, 'write').mockRejectedValueOnce(new Error('Out of order.'))
  for (const [storyText, status] of [
    [' ', 400],
    ['Jetzt.', 500],
    ['Jetzt.', 200],
  ] as const) {
    const answer = await send(storyText)
    expect([answer.statusCode, answer.headers['idempotency-key']]).toEqual([
      status,
      headers['idempotency-key'],
    ])
  }
})
