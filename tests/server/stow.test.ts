import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { timestamp } from '#server/context.ts'
import { openDatabase } from '#server/db/open.ts'
import { createBlobStore } from '#server/db/stow.ts'
import { storeMedia, mediaHash } from '#server/repositories/media.ts'
import type { MediaFile } from '#server/repositories/media.ts'
import { countRows, makeFolder, startTestApp } from './helpers.ts'
import type { TestApp } from './helpers.ts'

/** A large file; another number is another one. */
function large(number: number, size = 100_000): MediaFile {
  const bytes = Buffer.alloc(size, `${number} `)
  return { hash: mediaHash(bytes), bytes, type: 'image/webp', now: timestamp() }
}

/** Hears which files the server's own thread puts into the database from now on. */
function hearInserts({ writing }: TestApp['database']): () => unknown[] {
  writing.exec(`CREATE TEMP TABLE put_here (hash TEXT);
    CREATE TEMP TRIGGER hear AFTER INSERT ON main.media BEGIN INSERT INTO put_here VALUES (new.hash); END`)
  return () => writing.prepare('SELECT hash FROM put_here').all()
}

async function press({ app, staffToken }: TestApp, url: string): Promise<number> {
  const headers = { authorization: `Bearer ${await staffToken()}` }
  return (await app.inject({ method: 'POST', url, headers })).statusCode
}

describe('what staff have made is put on disk by a thread of its own', () => {
  test('[GEN-02] the pictures of a device', async () => {
    const museum = await startTestApp()
    const drawn: MediaFile[] = []
    museum.storyteller.illustrator.illustrateStory = async () => {
      const picture = large(drawn.length)
      drawn.push(picture)
      return picture
    }
    const putHere = hearInserts(museum.database)
    expect(await press(museum, '/api/user-story/story-visuals/device/1')).toBe(200)
    expect(drawn.length).toBeGreaterThan(1)
    for (const { hash, bytes } of drawn) {
      expect((await museum.app.inject(`/media/${hash}`)).rawPayload).toEqual(bytes)
    }
    expect(putHere()).toEqual([])
  })

  test('[GEN-01] its narrations', async () => {
    const museum = await startTestApp()
    const { narrate } = museum.storyteller.narrator
    museum.storyteller.narrator.narrate = async (order) => ({
      ...(await narrate(order)),
      audio: large(order.language === 'de' ? 1 : 2),
    })
    const before = await countRows(museum.database, 'media')
    const putHere = hearInserts(museum.database)
    expect(await press(museum, '/api/device-story/device/1/exhibition/1')).toBe(200)
    expect(await countRows(museum.database, 'media')).toBe(before + 2)
    expect(putHere()).toEqual([])
  })
})

describe('large files', () => {
  const open = async () => {
    const file = join(makeFolder(), 'nachklang.sqlite')
    const database = await openDatabase(file)
    onTestFinished(() => database.close())
    return { database, file }
  }

  test('are copied from the log into the file by their own thread, before any other would', async () => {
    const { database, file } = await open()
    const pages = 1000
    for (let number = 0; number < 20; number += 1) {
      await database.storeBlob(large(number, 500_000))
      expect(statSync(`${file}-wal`).size).toBeLessThan(pages * 4096)
    }
    expect(await countRows(database, 'media')).toBe(20)
  })

  test('that are under way when the server closes are finished', async () => {
    const { database, file } = await open()
    const under = [1, 2, 3].map((number) => database.storeBlob(large(number)))
    await database.close()
    await Promise.all(under)
    const again = await openDatabase(file)
    onTestFinished(() => again.close())
    expect(await countRows(again, 'media')).toBe(3)
  })

  test('make no list out of date, and are kept once', async () => {
    const { database } = await open()
    const version = database.version(['media', 'user_story'])
    await database.storeBlob(large(1))
    expect(database.version(['media', 'user_story'])).toBe(version)
    await database.write((db) => storeMedia(db, large(1)))
    expect(await countRows(database, 'media')).toBe(1)
  })

  test('[API-06] that cannot be put there are left to the write that refers to them', async () => {
    const file = join(makeFolder(), 'nachklang.sqlite')
    writeFileSync(file, 'This is not a database. '.repeat(100))
    const storeBlob = createBlobStore(file)
    await expect(storeBlob.put(large(1))).resolves.toBeUndefined()
    await expect(storeBlob.put(large(2))).resolves.toBeUndefined()
    await expect(storeBlob.close()).resolves.toBeUndefined()
  })
})
