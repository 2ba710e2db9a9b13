import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseFile } from '../../server/db/file.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { formerDatabase } from './formerDatabase.ts'
import { makeFolder } from './helpers.ts'

/** Opens and fills the database in a folder, as a start of the server does. */
async function startIn(dataDir: string, trace: (sql: string) => void = () => {}): Promise<void> {
  const database = await openDatabase(databaseFile({ dataDir }), { trace })
  await seed(database)
  await database.close()
}

/**
 * Starts in a folder, and keeps its files as they are before each statement: what a process leaves there that is killed
 * at that moment, because what it has written is the system's to keep.
 */
async function killedAtEachStatement(dataDir: string): Promise<{ sql: string; dataDir: string }[]> {
  const kills: { sql: string; dataDir: string }[] = []
  const folder = makeFolder()
  await startIn(dataDir, (sql) => {
    const left = join(folder, String(kills.length))
    cpSync(dataDir, left, { recursive: true })
    kills.push({ sql, dataDir: left })
  })
  return kills
}

/** Tables, their columns, and what they hold but for times. */
function contentOf(dataDir: string): unknown {
  const database = new DatabaseSync(databaseFile({ dataDir }))
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const schema = database.prepare('select name, sql from sqlite_schema order by name').all()
    const rows = schema
      .filter(({ sql }) => String(sql).startsWith('create table'))
      .map(({ name }) => database.prepare(`select count(*) as rows from "${String(name)}"`).get())
    const stories = database.prepare('select id, text_de from user_story order by id').all()
    return { schema, rows, stories, ids: database.prepare('select * from sqlite_sequence order by name').all() }
  } finally {
    database.close()
  }
}

/** @returns at which statements a start that was killed there is not made up for by the next one. */
async function failuresAfter(kills: readonly { sql: string; dataDir: string }[], whole: unknown) {
  const failures: string[] = []
  for (const { sql, dataDir } of kills) {
    try {
      await startIn(dataDir)
      expect(contentOf(dataDir)).toEqual(whole)
    } catch (error) {
      failures.push(`${sql}: ${String(error)}`)
    }
  }
  return failures
}

const backupsIn = (dataDir: string) =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []

describe('[START-01] a start that is killed at any statement is made up for by the next one', () => {
  test('the first start', async () => {
    const dataDir = makeFolder()
    const kills = await killedAtEachStatement(dataDir)
    expect(kills.length).toBeGreaterThan(100)
    expect(await failuresAfter(kills, contentOf(dataDir))).toEqual([])
  })

  test('an upgrade; and however often it is tried, there is one copy of what was before', async () => {
    const dataDir = makeFolder()
    await formerDatabase(databaseFile({ dataDir }))
    const kills = await killedAtEachStatement(dataDir)
    expect(kills.length).toBeGreaterThan(50)
    expect(await failuresAfter(kills, contentOf(dataDir))).toEqual([])
    for (const kill of kills) expect(backupsIn(kill.dataDir), kill.sql).toHaveLength(1)
  })
})
