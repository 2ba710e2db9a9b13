import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { timestamp } from '#server/db/timestamp.ts'
import { databaseFile } from '#server/db/files.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/open.ts'
import { connect } from '#server/db/postgres/client.ts'
import { dumpTo, tablesOf } from '#server/db/postgres/dump.ts'
import { move } from '#server/backups/restorePostgres.ts'
import { restore } from '#server/backups/restore.ts'
import { seed } from '#server/devices/seed.ts'
import { storeMedia, mediaHash } from '#server/media/repository.ts'
import { addMemory } from '#server/memories/repository.ts'
import { addStory } from '#server/stories/repository.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder } from '../server/helpers.ts'
import { makeTestPostgres } from './database.ts'

const run = promisify(execFile)

/** `npm run NAME -- ARGS` of a server. */
const tool = (museum: { dataDir: string; databaseUrl?: string }, name: string, ...args: string[]) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', name, ...args], {
    env: { ...process.env, DATA_DIR: museum.dataDir, DATABASE_URL: museum.databaseUrl ?? '' },
  })

const voice = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256))

/** Leaves something of every kind, with signs that need care, and a gap in the ids. */
async function live(database: Database): Promise<void> {
  await seed(database)
  await database.write(async (db) => {
    const now = timestamp()
    const hash = mediaHash(voice)
    await storeMedia(db, { hash, bytes: voice, type: 'audio/webm', now })
    const sound = { hash, type: 'audio/webm', seconds: 12.345678901, waveform: [0, 50, 100] }
    await addStory(db, { deviceId: 1, language: 'de', voice: sound, yearOfBirth: 1970, now })
    const text = { de: `Zeilen\nund 'Zeichen' "\\" %_ 🎧 ß`, en: null }
    await addStory(db, { deviceId: 2, language: 'de', text, yearOfBirth: undefined, now })
    const { id } = await db
      .insertInto('audit')
      .values({ at: now, action: 'story.edit', item_kind: 'story', item_id: '1', before: '{"a":null}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const removed = await addStory(db, { deviceId: 1, language: 'en', text, yearOfBirth: undefined, now })
    await db.deleteFrom('user_story').where('id', '=', removed).execute()
    expect(id).toBeGreaterThan(0)
    const memory = {
      text: 'Für die Forschung.',
      yearOfBirth: 1950,
      email: 'a@b.ch',
      consentVersion: '1',
      now,
    }
    await addMemory(db, memory)
  })
}

/** All rows of all tables, in an order of their own. */
function contents(file: string): Map<string, string[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return new Map(
      tablesOf(database).map(({ name }) => [
        name,
        database
          .prepare(`select * from ${name}`)
          .all()
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ]),
    )
  } finally {
    database.close()
  }
}

/** An empty Postgres. */
async function emptyPostgres(): Promise<string> {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const { ask, close } = await connect(url)
  await ask('drop schema public cascade; create schema public')
  await close()
  return url
}

test('[API-07] a server moves from SQLite to Postgres and back, and nothing of it is another', async () => {
  const dataDir = makeFolder()
  const here = { dataDir }
  const file = databaseFile(here)
  const before = await openDatabase(file)
  await live(before)
  await expect(move(file, 'postgres://localhost/x', dataDir)).rejects.toThrow(
    'the server is running. Stop it first.',
  )
  await before.close()
  const told = contents(file)

  const databaseUrl = await emptyPostgres()
  const { stdout } = await tool(here, 'move', '--to', databaseUrl)
  expect(stdout).toContain('Everything is copied.')
  await expect(move(file, databaseUrl, dataDir)).rejects.toThrow(
    /there is an exhibition at localhost:\d+\/\w+ already\./,
  )

  const there = { dataDir: makeFolder(), databaseUrl }
  const copy = join(makeFolder(), 'copy.sqlite')
  const moved = await connectDatabase(there)
  // While it is served.
  expect((await tool(there, 'backup', copy)).stdout).toContain('The copy is complete.')
  expect(contents(copy)).toEqual(told)
  const next = await moved.write((db) =>
    addStory(db, { deviceId: 1, language: null, yearOfBirth: undefined, now: timestamp() }),
  )
  const highest = told.get('user_story')?.map((row) => Number(/"id":(\d+)/.exec(row)?.[1])) ?? []
  expect(next, 'the id of a story that was deleted is not given again').toBe(Math.max(...highest) + 2)
  await expect(restore(copy, there)).rejects.toThrow('a server is running. Stop them first.')
  await moved.close()

  // And back: into the same Postgres, and into a file.
  const restored = await tool(there, 'restore', copy)
  expect(restored.stdout).toMatch(/The previous database is in \S+before-restore\S+\.sqlite\./)
  const again = join(makeFolder(), 'again.sqlite')
  await dumpTo(databaseUrl, again)
  expect(contents(again)).toEqual(told)
  const home = { dataDir: makeFolder(), databaseUrl: undefined }
  await restore(again, home)
  expect(contents(databaseFile(home))).toEqual(told)
  const opened = await connectDatabase(home)
  const last = await opened.write((db) =>
    addStory(db, { deviceId: 1, language: null, yearOfBirth: undefined, now: timestamp() }),
  )
  expect(last, 'nor is the id of one that came after the backup').toBe(next + 1)
  await opened.close()
})
