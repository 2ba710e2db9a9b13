import { execFile } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { restore as restoreBackup } from '#server/backups/restore.ts'
import { formerDatabase } from '../formerDatabase.ts'
import { makeFolder } from '../helpers.ts'
import { addNextVersion } from '../nextVersion.ts'

const run = promisify(execFile)

/** `npm run admin -- restore FILE` of the server in that folder. */
const restore = (dataDir: string, file: string) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'restore', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

const stories = (database: DatabaseSync) =>
  database.prepare('select id, text_de from user_story order by id').all()

test('[API-06] an upgrade keeps a copy of what it changes, and with it the version before runs again @full', async () => {
  const dataDir = makeFolder()
  const file = databaseFile({ dataDir })
  await formerDatabase(file)
  const former = await openDatabase(file)
  const told = stories(former.writing)
  await former.close()

  let endNext = addNextVersion()
  const printed: string[] = []
  const upgraded = await openDatabase(file, { print: (line) => void printed.push(line) })
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  const copy = join(dataDir, 'backups', name)
  expect(printed).toEqual([`The database was upgraded (031_next). As it was before, it lies in ${copy}.`])
  upgraded.writing.exec("update user_story set text_de = 'Seit dem Upgrade.'")
  endNext()
  await expect(openDatabase(file)).rejects.toThrow('made by a newer version of the exhibition (031_next)')
  await expect(restore(dataDir, copy)).rejects.toMatchObject({
    code: 1,
    stderr: 'Nothing was restored: the server is running. Stop it first.\n',
  })
  await upgraded.close()

  const { stdout } = await restore(dataDir, copy)
  const aside = /The previous database is in (\S+)\.\n/.exec(stdout)?.[1] ?? ''
  const back = await openDatabase(file)
  expect(stories(back.writing)).toEqual(told)
  await back.close()
  endNext = addNextVersion()
  const newer = await openDatabase(aside)
  expect(await newer.db.selectFrom('user_story').select('text_de').execute()).toEqual([
    { text_de: 'Seit dem Upgrade.' },
  ])
  await newer.close()
  endNext()
})

test('[API-06] where no copy can be made, nothing is upgraded', async () => {
  const dataDir = makeFolder()
  const file = databaseFile({ dataDir })
  await formerDatabase(file)
  // A file stands where the folder should be.
  writeFileSync(join(dataDir, 'backups'), '')
  const endNext = addNextVersion()
  await expect(openDatabase(file)).rejects.toThrow(
    /^The database was not upgraded, because no backup could be/,
  )
  endNext()
  await (await openDatabase(file)).close()
})

test('[START-03] a database or a backup of a version before 0.3 is refused in a sentence, and not touched', async () => {
  const sentence =
    'The database was made by a version before 0.3, which this version does not upgrade. Start the version that made ' +
    'it, or move it out of DATA_DIR and begin anew.'
  const tables = 'create table exhibition (id integer); create table user_story (id integer);'
  const steps = 'create table kysely_migration (name text, timestamp text);'
  for (const made of [
    tables,
    `${tables} ${steps} insert into kysely_migration values ('001_start', 'x'), ('016_x', 'x')`,
  ]) {
    const file = databaseFile({ dataDir: makeFolder() })
    const old = new DatabaseSync(file)
    old.exec(made)
    old.close()
    const before = readFileSync(file)
    await expect(openDatabase(file)).rejects.toThrow(sentence)
    expect(readFileSync(file).subarray(100)).toEqual(before.subarray(100))
    await expect(restoreBackup(file, { dataDir: makeFolder(), databaseUrl: undefined })).rejects.toThrow(
      sentence,
    )
  }
})
