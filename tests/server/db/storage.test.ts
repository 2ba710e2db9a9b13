import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupTo } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'
import {
  countRows,
  makeFolder,
  multipart,
  recording,
  staffLogin,
  startTestApp,
  wavOfBytes,
} from '../helpers.ts'
import type { TestApp } from '../helpers.ts'
import { facts } from '../kioskFacts.ts'

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'
const share = ({ app }: TestApp, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Bleibt das?' }, headers })

/** Reads go on, the write is refused in words and leaves nothing, and all is well once the cause is gone. */
async function expectOutage(test: TestApp, problem: string, end: () => void) {
  const before = await countRows(test.database, 'user_story')
  const headers = { 'idempotency-key': randomUUID() }
  const refused = await share(test, headers)
  expect(refused.json()).toEqual({
    statusCode: 507,
    message: `The exhibition cannot store anything right now: ${problem} Nothing of this was stored; please try again.`,
  })
  expect(refused.statusCode).toBe(507)
  expect((await test.app.inject('/api/user-story/device/1')).statusCode).toBe(200)
  expect(await countRows(test.database, 'user_story')).toBe(before)
  end()
  expect((await share(test, headers)).statusCode).toBe(200)
  expect(await countRows(test.database, 'user_story')).toBe(before + 1)
}

/** Fills the database until neither a session nor a device fits into it. */
function fill(writing: DatabaseSync): void {
  const { page_count: pages } = writing.prepare('PRAGMA page_count').get() ?? {}
  writing.exec(`PRAGMA max_page_count=${Number(pages)}`)
  for (const insert of [
    `insert into token (hash, kind, created_at, expires_at) values (hex(randomblob(32)), 'kiosk', '', '')`,
    `insert into login_device (hash, staff_id, last_login_at) values (hex(randomblob(32)), 1, '9')`,
  ]) {
    expect(() => {
      for (;;) writing.exec(insert)
    }).toThrow('full')
  }
}

describe('[API-06] when the database cannot store', () => {
  test('locked by another process @full', async () => {
    const test = await startTestApp()
    const other = new DatabaseSync(test.file)
    other.exec('BEGIN IMMEDIATE')
    await expectOutage(test, 'its database is locked.', () => other.close())
  })

  test('a lock that is given up in time is waited for, while reads go on', async () => {
    const test = await startTestApp()
    const other = new DatabaseSync(test.file)
    other.exec('BEGIN IMMEDIATE')
    const waiting = share(test)
    for (let read = 0; read < 5; read += 1) {
      expect((await test.app.inject('/api/user-story/random/device/5')).statusCode).toBe(401)
      expect((await test.app.inject('/api/user-story/device/2')).statusCode).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    other.exec('ROLLBACK')
    other.close()
    expect((await waiting).statusCode).toBe(200)
  })

  test('read-only', async () => {
    const test = await startTestApp()
    test.database.writing.exec('PRAGMA query_only=ON')
    await expectOutage(test, 'its database is read-only.', () =>
      test.database.writing.exec('PRAGMA query_only=OFF'),
    )
  })

  test('full', async () => {
    const test = await startTestApp()
    const { page_count: pages } = test.database.writing.prepare('PRAGMA page_count').get() ?? {}
    test.database.writing.exec(`PRAGMA max_page_count=${Number(pages)}`)
    const before = await countRows(test.database, 'media')
    const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(400_000)])
    const refused = await test.app.inject({ method: 'POST', url: voiceUrl, payload, headers })
    expect(refused.json()).toMatchObject({
      statusCode: 507,
      message: expect.stringContaining('its disk is full.'),
    })
    expect(await countRows(test.database, 'media')).toBe(before)
    expect((await test.app.inject('/api/user-story/all/exhibition/1')).statusCode).toBe(200)
    test.database.writing.exec('PRAGMA max_page_count=1000000')
    expect((await test.app.inject({ method: 'POST', url: voiceUrl, payload, headers })).statusCode).toBe(200)
  })

  test('[ACCESS-10] a full disk refuses logins with a sentence; existing sessions continue', async () => {
    const museum = await startTestApp()
    const headers = { authorization: `Bearer ${await museum.staffToken()}` }
    const { writing } = museum.database
    fill(writing)
    const login = () => museum.app.inject({ method: 'POST', url: '/api/user/login', payload: staffLogin })
    expect((await login()).json()).toEqual({
      statusCode: 507,
      message:
        'The exhibition cannot store anything right now: its disk is full. Nothing of this was stored; please try again.',
    })
    for (const page of ['me', 'health', 'screens', 'stories'])
      expect((await museum.app.inject({ url: `/api/admin/${page}`, headers })).statusCode, page).toBe(200)

    writing.exec('PRAGMA max_page_count=1000000')
    expect((await login()).statusCode).toBe(200)
  })

  test('[ACCESS-10] staff see the last state of the board of screens, while new reports cannot be stored', async () => {
    const museum = await startTestApp()
    const headers = { authorization: `Bearer ${await museum.staffToken()}` }
    const kiosk = { authorization: `Bearer ${await museum.kioskToken()}` }
    const ids = [randomUUID(), randomUUID()]
    const board = () => museum.app.inject({ url: '/api/admin/screens', headers })
    const shareText = (screen: string) =>
      museum.app.inject({
        method: 'POST',
        url: '/api/screen/sign',
        headers: kiosk,
        payload: { screen, executed: null, facts },
      })
    const shown = async () =>
      (await board()).json<{ screens?: { id: string }[] }>().screens?.map(({ id }) => id)
    await shareText(ids[0] ?? '')
    expect(await shown()).toEqual([ids[0]])
    museum.database.writing.exec('PRAGMA query_only=ON')
    expect((await shareText(ids[1] ?? '')).statusCode).toBe(200)
    expect(await shown()).toEqual([ids[0]])
    museum.database.writing.exec('PRAGMA query_only=OFF')
    await shareText(ids[1] ?? '')
    expect((await shown())?.toSorted()).toEqual(ids.toSorted())
  })

  test('[ASVS-2.3.3] of many at once, those that fit are stored and the others get an error', async () => {
    const test = await startTestApp()
    const before = await countRows(test.database, 'user_story')
    const { page_count: pages } = test.database.writing.prepare('PRAGMA page_count').get() ?? {}
    test.database.writing.exec(`PRAGMA max_page_count=${Number(pages) + 6}`)
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const payload = { storyText: `${n} `.repeat(1500) }
        return (await test.app.inject({ method: 'POST', url: textUrl, payload })).statusCode
      }),
    )
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(200) ? [200, 507] : [507]))
    const stored = (await countRows(test.database, 'user_story')) - before
    expect(stored).toBe(statuses.filter((status) => status === 200).length)
  })
})

describe('a write', () => {
  test('is a transaction of its own: one that fails takes no other along', async () => {
    const { database } = await startTestApp()
    const jobs = [0, 1, 2].map((n) =>
      database.write(async (db) => {
        await setSetting(db, `s${n}`, 'x')
        if (n === 1) throw new Error('on purpose')
        return n
      }),
    )
    const results = await Promise.allSettled(jobs)
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const stored = await Promise.all([0, 1, 2].map((n) => settingOf(database.db, `s${n}`)))
    expect(stored).toEqual(['x', undefined, 'x'])
  })

  test('is answered after its commit', async () => {
    const { database, statements } = await startTestApp()
    statements.length = 0
    const answered = await database.write((db) => setSetting(db, 'a', 'x')).then(() => statements.at(-1))
    expect(answered).toBe('commit')
  })
})

test('the file is in WAL mode, synced in full, with its references held', async () => {
  const database = await openDatabase(join(makeFolder(), 'nachklang.sqlite'))
  onTestFinished(() => database.close())
  const pragma = (name: string) => Object.values(database.writing.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1])
})

test('stories of visitors are read in the order of an index, whole table and sorting avoided', async () => {
  const { app, database, statements } = await startTestApp()
  statements.length = 0
  for (const list of ['all/exhibition/1', 'device/1', 'visuals/device/1'])
    expect((await app.inject(`/api/user-story/${list}`)).statusCode).toBe(200)
  const plans = statements
    .filter((sql) => sql.includes('from "user_story"'))
    .map((sql) => database.writing.prepare(`explain query plan ${sql}`).all())
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans)
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH user_story USING (?:COVERING )?INDEX user_story_by_device /),
    ])
})

test('a backup made while serving holds all that was answered before it', async () => {
  const test = await startTestApp()
  const copy = join(makeFolder(), 'sub/copy.sqlite')
  const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', recording()])
  await test.app.inject({ method: 'POST', url: voiceUrl, payload, headers })
  const due = await countRows(test.database, 'user_story')
  const busy = Promise.all(Array.from({ length: 30 }, () => share(test)))
  await backupTo(test.file, copy)
  await busy
  const opened = await openDatabase(copy)
  expect(await countRows(opened, 'user_story')).toBeGreaterThanOrEqual(due)
  expect(await countRows(opened, 'media')).toBe(1)
  await opened.close()
})

test('a backup of nothing fails and leaves nothing', async () => {
  const dir = makeFolder()
  await expect(backupTo(join(dir, 'none.sqlite'), join(dir, 'copy.sqlite'))).rejects.toThrow(
    'unable to open database file',
  )
})
