import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  mkdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { backupTo, finishBackup, prepareBackup, removeOldCopies } from '#server/db/backup.ts'
import { makeFolder, multipart, startTestApp, wavOfBytes } from '../helpers.ts'

const hourMs = 3_600_000
const words = 'Unverwechselbare Worte von der Kellertreppe.'
const sound = 'unverwechselbarer Ton aus dem Keller'

/** In which of a database's files some words stand. */
function filesWith(file: string, text: string): string[] {
  return ['', '-wal', '-journal']
    .map((end) => file + end)
    .filter((name) => existsSync(name) && readFileSync(name).includes(text))
}

const inFreshBackup = async (file: string, text: string) => {
  const copy = join(makeFolder(), 'copy.sqlite')
  await backupTo(file, copy)
  return filesWith(copy, text).length > 0
}

describe('[START-07] deleted data', () => {
  test('stands neither in the file, nor in its log, nor in a new backup @full', async () => {
    const { app, database, file } = await startTestApp()
    const recorded = wavOfBytes(60_000)
    for (let at = 1000; at < 59_000; at += 2000) recorded.write(sound, at)
    const voice = await multipart(['exhibitionId', '1'], ['audio', recorded])
    const share = '/api/user-story/submit'
    const left = [
      await app.inject({ method: 'POST', url: `${share}-audio/device/1/exhibition/1`, ...voice }),
      await app.inject({
        method: 'POST',
        url: `${share}-text/device/1/exhibition/1`,
        payload: { storyText: `${words} `.repeat(150) },
      }),
    ]
    for (const text of [words, sound]) {
      expect(filesWith(file, text)).not.toEqual([])
      expect(await inFreshBackup(file, text)).toBe(true)
    }
    for (const answer of left) {
      const { personalLinkKey: key } = answer.json<{ personalLinkKey: string }>()
      const withdrawn = await app.inject({
        method: 'POST',
        url: '/api/user-story/own/withdraw',
        payload: { key },
      })
      expect(withdrawn.statusCode).toBe(200)
    }
    database.emptyLog()
    for (const text of [words, sound]) {
      expect(filesWith(file, text)).toEqual([])
      expect(await inFreshBackup(file, text)).toBe(false)
    }
  })

  test('[START-12] the log is emptied when the last reader is done, and a long delay is reported', async () => {
    const { database, file } = await startTestApp()
    const log = () => statSync(`${file}-wal`).size
    const reader = new DatabaseSync(file)
    reader.exec('BEGIN')
    reader.prepare('SELECT 1 FROM setting LIMIT 1').get()
    await database.write((db) => db.deleteFrom('job').execute())
    database.emptyLog()
    expect(log()).toBeGreaterThan(0)
    const later = performance.now() + 11 * 60_000
    expect([database.isLogBlocked(), database.isLogBlocked(later)]).toEqual([false, true])
    reader.close()
    database.emptyLog()
    expect([log(), database.isLogBlocked(later)]).toEqual([0, false])
  })
})

describe('[START-08] copies', () => {
  const ago = (file: string, hours: number) => {
    writeFileSync(file, 'x')
    utimesSync(file, new Date(), new Date(Date.now() - hours * hourMs))
  }

  test('that the server made go after thirty days, those that staff made stay', () => {
    const dataDir = makeFolder()
    removeOldCopies(dataDir, Date.now())
    const backups = join(dataDir, 'backups')
    mkdirSync(backups)
    ago(join(backups, 'before-031_next-2026-01-01T000000.000.sqlite'), 30 * 24 + 1)
    ago(join(backups, 'before-restore-2026-01-01T000000.sqlite'), 30 * 24 + 1)
    ago(join(backups, 'before-restore-2026-02-01T000000.sqlite'), 30 * 24 - 1)
    ago(join(backups, 'today.sqlite'), 400 * 24)
    removeOldCopies(dataDir, Date.now())
    expect(readdirSync(backups)).toEqual(['before-restore-2026-02-01T000000.sqlite', 'today.sqlite'])
  })

  test('killed ones are deleted by the next one, and running ones stay', async () => {
    const { file } = await startTestApp()
    const folder = makeFolder()
    ago(join(folder, 'yesterday.sqlite.unfinished'), 13)
    ago(join(folder, 'yesterday.sqlite.unfinished-journal'), 13)
    ago(join(folder, 'large.sqlite.unfinished'), 2)
    ago(join(folder, 'today.sqlite.unfinished'), 0)
    await backupTo(file, join(folder, 'today.sqlite'))
    expect(readdirSync(folder).toSorted()).toEqual(['large.sqlite.unfinished', 'today.sqlite'])
  })

  test('of a damaged database are refused, and leave nothing', async () => {
    const { database, file } = await startTestApp()
    database.emptyLog()
    const copy = join(makeFolder(), 'copy.sqlite')
    damage(database.writing, file)
    await expect(backupTo(file, copy)).rejects.toThrow(`${file} is damaged: `)
    expect(readdirSync(dirname(copy))).toEqual([])
  })

  test('that the disk has damaged are refused', async () => {
    const { database, file } = await startTestApp()
    database.emptyLog()
    damage(database.writing, file)
    const copy = join(makeFolder(), 'copy.sqlite')
    copyFileSync(file, prepareBackup(copy))
    expect(() => finishBackup(copy)).toThrow(`${copy}.unfinished is damaged: `)
    expect(existsSync(copy)).toBe(false)
  })
})

/** Overwrites every page of the stories, past SQLite. */
function damage(database: DatabaseSync, file: string) {
  const pages = database
    .prepare("select pageno from dbstat where name like '%user_story%'")
    .all()
    .map(({ pageno }) => Number(pageno))
  const bytes = readFileSync(file)
  for (const page of pages) bytes.fill(0x55, (page - 1) * 4096, page * 4096)
  writeFileSync(file, bytes)
}

describe('[START-09] /api/health reports a damaged database', () => {
  test('when a read finds it', async () => {
    const { app, database, file } = await startTestApp()
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    database.emptyLog()
    damage(database.writing, file)
    expect((await app.inject('/api/user-story/all/exhibition/1')).statusCode).toBe(507)
    const answer = await app.inject('/api/health')
    expect(answer.json()).toEqual({
      statusCode: 503,
      message:
        'The database is damaged: database disk image is malformed. Restore a backup; docs/operating/moving.md says how.',
    })
    expect(answer.statusCode).toBe(503)
  })

  test('when the daily check finds it', async () => {
    const { app, database, file } = await startTestApp()
    const never = new AbortController().signal
    await database.check(never)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    database.emptyLog()
    damage(database.writing, file)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await database.check(never)
    expect((await app.inject('/api/health')).statusCode).toBe(503)
  })

  test('a check ends when the server does', async () => {
    const { database } = await startTestApp()
    await expect(database.check(AbortSignal.abort())).rejects.toThrow('aborted')
    expect(database.damage()).toBeUndefined()
  })
})
