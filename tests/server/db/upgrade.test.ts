import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { restore as restoreBackup } from '#server/backups/restore.ts'
import { formerDatabase } from '../formerDatabase.ts'
import { makeFolder } from '../helpers.ts'
import { addNextVersion } from '../nextVersion.ts'

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
