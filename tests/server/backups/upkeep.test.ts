import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { formerNarrations } from '#contract/adminNarration.ts'
import { findMedia, storeMedia, mediaHash } from '#server/media/repository.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import { countRows, multipart, startTestApp, wavOfBytes } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const dayMs = 86_400_000
const story = '/api/device-story/device/1/exhibition/1'

async function narrate(test: TestApp): Promise<string> {
  const headers = { authorization: `Bearer ${await test.staffToken()}` }
  expect((await test.app.inject({ method: 'POST', url: story, headers })).statusCode).toBe(200)
  return (await test.app.inject(story)).json().audioUrl
}

async function statusOf({ app }: TestApp, url: string): Promise<number> {
  return (await app.inject(url)).statusCode
}

async function isStored({ database }: TestApp, url: string): Promise<boolean> {
  return (await findMedia(database.db, url.slice('/media/'.length))) !== undefined
}

test('[MEDIA-01] a replaced narration is stored for another day, inaccessible, and then deleted; the new one stays @full', async () => {
  const museum = await startTestApp()
  const now = Date.now()
  const old = await narrate(museum)
  await runUpkeep(museum.database, now)
  const current = await narrate(museum)
  // Versions are kept for the way back: it goes once it is the fourth before the one that is heard.
  for (let version = 0; version < formerNarrations - 1; version += 1) await narrate(museum)
  await runUpkeep(museum.database, now + 200 * dayMs)
  expect([await isStored(museum, old), await statusOf(museum, old)]).toEqual([true, 404])
  const last = await narrate(museum)
  // It was replaced after the last round, which knew nothing of it, however old it is.
  await runUpkeep(museum.database, now + 300 * dayMs)
  await runUpkeep(museum.database, now + 301 * dayMs - 1)
  expect(await isStored(museum, old)).toBe(true)
  expect(await runUpkeep(museum.database, now + 301 * dayMs + 1)).toMatchObject({ files: 2 })
  expect(await isStored(museum, old)).toBe(false)
  expect([await isStored(museum, current), await statusOf(museum, last)]).toEqual([true, 200])
})

test('media of a story, a hidden story, a memory or an avatar are never removed', async () => {
  const museum = await startTestApp()
  const { app, database } = museum
  async function send(url: string, mark: string) {
    const sound = wavOfBytes(4000)
    sound.write(mark, 1000)
    const form = await multipart(['exhibitionId', '1'], ['yearOfBirth', '1970'], ['audio', sound])
    expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200)
  }
  await send('/api/user-story/submit-audio/device/1/exhibition/1', 'hidden')
  await database.write((db) => db.updateTable('user_story').set({ state: 'hidden' }).execute())
  await send('/api/user-story/submit-audio/device/1/exhibition/1', 'shown')
  await send('/api/memory/submit-audio', 'memory')
  const avatar = await app.inject({
    method: 'POST',
    url: '/api/avatar',
    payload: {
      ...{ name: 'Lena', retroEra: '90s', favoriteDevice: 'Walkman', skills: 'rewinding with a pencil' },
      ...{ favoriteFeatures: 'auto reverse', favoriteStorage: 'cassette' },
    },
  })
  expect(avatar.statusCode).toBe(200)
  expect(await countRows(database, 'media')).toBe(4)
  for (const days of [0, 2, 4, 4000]) await runUpkeep(database, Date.now() + days * dayMs)
  expect(await countRows(database, 'media')).toBe(4)
})

test('a file that comes into use again, or is sent again, has its day anew', async () => {
  const { database } = await startTestApp()
  const bytes = Buffer.from('a picture')
  const file = { hash: mediaHash(bytes), bytes, type: 'image/svg+xml', now: new Date().toISOString() }
  const now = Date.now()
  await database.write((db) => storeMedia(db, file))
  await runUpkeep(database, now)
  await database.write((db) => storeMedia(db, file))
  await runUpkeep(database, now + 2 * dayMs)
  expect(await countRows(database, 'media')).toBe(1)

  await database.write((db) =>
    db.updateTable('user_story').set({ visual_hash: file.hash }).where('sample', '=', 1).execute(),
  )
  await runUpkeep(database, now + 4 * dayMs)
  await database.write((db) => db.updateTable('user_story').set({ visual_hash: null }).execute())
  await runUpkeep(database, now + 6 * dayMs)
  expect(await countRows(database, 'media')).toBe(1)
  await runUpkeep(database, now + 8 * dayMs)
  expect(await countRows(database, 'media')).toBe(0)
})

test('many files are removed in several goes', async () => {
  const { database } = await startTestApp()
  const now = new Date().toISOString()
  await database.write(async (db) => {
    for (let number = 0; number < 120; number += 1) {
      const bytes = Buffer.from(`picture ${number}`)
      await storeMedia(db, { hash: mediaHash(bytes), bytes, type: 'image/svg+xml', now })
    }
  })
  await runUpkeep(database, Date.now())
  expect(await runUpkeep(database, Date.now() + 2 * dayMs)).toMatchObject({ files: 120 })
})

test('[TEXT-05] [API-06] the key of a submission is stored for good; its digest is deleted after 400 days', async () => {
  const { app, database } = await startTestApp()
  const send = async (key: string, storyText = 'Einmal.') =>
    app.inject({
      method: 'POST',
      url: '/api/user-story/submit-text/device/1/exhibition/1',
      headers: { 'idempotency-key': key },
      payload: { storyText },
    })
  const key = randomUUID()
  const first = await send(key)
  const stories = await countRows(database, 'user_story')
  expect(await runUpkeep(database, Date.now() + 399 * dayMs)).toMatchObject({ submissions: 0 })
  expect((await send(key)).json()).toEqual(first.json())
  expect((await send(key, 'Anders.')).statusCode).toBe(409)
  expect(await runUpkeep(database, Date.now() + 401 * dayMs)).toMatchObject({ submissions: 1 })
  expect(await runUpkeep(database, Date.now() + 402 * dayMs)).toMatchObject({ submissions: 0 })
  expect((await send(key)).json()).toEqual(first.json())
  expect(await countRows(database, 'user_story')).toBe(stories)
  expect(await database.db.selectFrom('submission').select('digest').execute()).toEqual([{ digest: '' }])
})
