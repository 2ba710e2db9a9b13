import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { kyselyOver } from '#server/db/sqlite.ts'
import { formerDatabase } from '../formerDatabase.ts'
import { addNextVersion } from '../nextVersion.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { makeFolder } from '../helpers.ts'
import { backupsIn, contentOf, startIn } from '../startedDatabase.ts'

/** Every statement in `npm run test:full`; each of these many stands for its neighbours in `npm test`. */
const apart = rounds(1, 5)

/**
 * Starts in a folder, and keeps its files as they are before each statement that changes them: what a process leaves there that is killed
 * at that moment, because what it has written is the system's to keep.
 */
async function killedAtEachStatement(dataDir: string): Promise<{ sql: string; dataDir: string }[]> {
  const kills: { sql: string; dataDir: string }[] = []
  const folder = makeFolder()
  let statements = 0
  await startIn(dataDir, (sql) => {
    if (/^(select|pragma)/i.test(sql) || statements++ % apart > 0) return
    const left = join(folder, String(kills.length))
    cpSync(dataDir, left, { recursive: true, preserveTimestamps: true })
    kills.push({ sql, dataDir: left })
  })
  return kills
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

describe('[START-01] a start that is killed at any statement is made up for by the next one', () => {
  test('the first start @full', async () => {
    const dataDir = makeFolder()
    const kills = await killedAtEachStatement(dataDir)
    expect(kills.length * apart).toBeGreaterThan(100)
    expect(await failuresAfter(kills, contentOf(dataDir))).toEqual([])
  })

  test('an upgrade; and however often it is tried, there is one copy of the former database @full', async () => {
    const dataDir = makeFolder()
    await formerDatabase(databaseFile({ dataDir }))
    addNextVersion()
    const kills = await killedAtEachStatement(dataDir)
    expect(kills.length * apart).toBeGreaterThan(20)
    expect(await failuresAfter(kills, contentOf(dataDir))).toEqual([])
    for (const kill of kills) expect(backupsIn(kill.dataDir), kill.sql).toHaveLength(1)
  })
})

describe('[START-02] the copy of before an upgrade', () => {
  test('is announced after the upgrade, and repeated if there were writes since', async () => {
    const dataDir = makeFolder()
    const file = databaseFile({ dataDir })
    await formerDatabase(file)
    addNextVersion()
    const printed: string[] = []
    const interrupted = openDatabase(file, {
      print: (line) => void printed.push(line),
      trace: (sql) => {
        if (sql.includes('"latest"')) throw new Error('The power fails.')
      },
    })
    await expect(interrupted).rejects.toThrow('The power fails.')
    expect(printed).toEqual([])
    expect(backupsIn(dataDir)).toHaveLength(1)

    const former = new DatabaseSync(file)
    former.exec("update user_story set text_de = 'Danach.'")
    former.close()
    await (await openDatabase(file, { print: (line) => void printed.push(line) })).close()
    expect(backupsIn(dataDir)).toHaveLength(2)
    const [, copy = ''] =
      /^The database was upgraded \(031_next\)\..* lies in (\S+)\.$/.exec(printed.join()) ?? []
    const before = new DatabaseSync(copy)
    expect(before.prepare('select text_de from user_story').all()).toEqual([{ text_de: 'Danach.' }])
    before.close()
  })
})

test('[START-01] a disk that fills up at any page of an upgrade leaves the old state, and with space it succeeds', async () => {
  const dataDir = makeFolder()
  const file = databaseFile({ dataDir })
  await formerDatabase(file)
  addNextVersion()
  const before = contentOf(dataDir)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode=WAL')
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
  let refusals = 0
  for (let spare = 0; ; spare += rounds(1, 4)) {
    database.exec(`PRAGMA max_page_count=${Number(pages) + spare}`)
    try {
      await migrate(kyselyOver(database, []))
      break
    } catch (error) {
      refusals += 1
      expect(String(error)).toContain('database or disk is full')
      expect(contentOf(dataDir)).toEqual(before)
    }
  }
  database.close()
  expect(refusals * rounds(1, 4)).toBeGreaterThan(5)
  await startIn(dataDir)
})

test('[START-05] where SQLite itself rolls back a migration, its reason is shown', async () => {
  const database = new DatabaseSync(join(makeFolder(), 'nachklang.sqlite'))
  const db = kyselyOver(database, [], (sql) => {
    if (!sql.includes('"narration_version"')) return
    database.exec('ROLLBACK')
    throw new Error('database or disk is full')
  })
  await expect(migrate(db)).rejects.toThrow('database or disk is full')
  database.close()
})
