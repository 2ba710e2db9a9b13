import { execFile } from 'node:child_process'
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/db/file.ts'
import { openDatabase } from '#server/db/open.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { openFormer } from '../formerDatabase.ts'
import { makeFolder } from '../helpers.ts'

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
  const former = await openFormer(file)
  const now = '2026-01-01T00:00:00.000Z'
  former.exec(`
    insert into device (name, name_key, created_at) values ('Tape', 'tape', '${now}');
    insert into user_story (device_id, sample, text_de, created_at) values (1, 0, 'Eine.', '${now}');
  `)
  const told = stories(former)
  former.close()

  const printed: string[] = []
  const upgraded = await openDatabase(file, { print: (line) => void printed.push(line) })
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  const copy = join(dataDir, 'backups', name)
  expect(printed).toEqual([`The database was upgraded (004_servers). As it was before, it lies in ${copy}.`])
  upgraded.writing.exec("update user_story set text_de = 'Seit dem Upgrade.'")
  await expect(openFormer(file)).rejects.toThrow('004_servers')
  await expect(restore(dataDir, copy)).rejects.toMatchObject({
    code: 1,
    stderr: 'Nothing was restored: the server is running. Stop it first.\n',
  })
  await upgraded.close()

  const { stdout } = await restore(dataDir, copy)
  const aside = /What was there before lies in (\S+)\.\n/.exec(stdout)?.[1] ?? ''
  const back = await openDatabase(file)
  expect(stories(back.writing)).toEqual(told)
  await back.close()
  // As the version before puts it back.
  const again = join(makeFolder(), 'again.sqlite')
  copyFileSync(copy, again)
  const formerAgain = await openFormer(again)
  expect(stories(formerAgain)).toEqual(told)
  formerAgain.close()
  const newer = await openDatabase(aside)
  expect(await newer.db.selectFrom('user_story').select('text_de').execute()).toEqual([
    { text_de: 'Seit dem Upgrade.' },
  ])
  await newer.close()
})

test('[API-06] where no copy can be made, nothing is upgraded', async () => {
  const dataDir = makeFolder()
  const file = databaseFile({ dataDir })
  ;(await openFormer(file)).close()
  // A file stands where the folder should be.
  writeFileSync(join(dataDir, 'backups'), '')
  await expect(openDatabase(file)).rejects.toThrow(
    /^The database was not upgraded, because no backup could be/,
  )
  ;(await openFormer(file)).close()
})
