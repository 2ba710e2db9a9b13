import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from '#tools/lib/paths.ts'

const run = promisify(execFile)
let folder = ''
let source = ''
let serving: DatabaseSync

/** `npm run admin -- backup FILE`, called from `folder` on the database in `folder/data`. */
const backup = (file: string) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'backup', file], {
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  })
const copies = async () => (await readdir(folder)).filter((name) => name !== 'data')
const told = (database: DatabaseSync) => database.prepare('SELECT count(*) AS n FROM story').get()?.n

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nachklang-backup-'))
  await mkdir(join(folder, 'data'))
  source = join(folder, 'data/nachklang.sqlite')
  serving = new DatabaseSync(source)
  serving.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE story (id INTEGER PRIMARY KEY, text TEXT)',
  )
})
afterEach(async () => {
  if (serving.isOpen) serving.close()
  await rm(folder, { recursive: true })
})

describe('npm run admin -- backup', { timeout: 30_000 }, () => {
  it('copies everything committed, even what is still only in the log, into one file where the person stands', async () => {
    serving.exec("INSERT INTO story (text) VALUES ('one'), ('two')")
    const { stdout } = await backup('copy.sqlite')
    expect(stdout).toContain(`to ${join(folder, 'copy.sqlite')}. The copy is complete.`)
    expect(await copies()).toEqual(['copy.sqlite'])
    const copy = new DatabaseSync(join(folder, 'copy.sqlite'))
    expect(told(copy)).toBe(2)
    copy.close()
  })

  it('says that there is no database instead of making an empty one', async () => {
    serving.close()
    await rm(join(folder, 'data'), { recursive: true })
    await mkdir(join(folder, 'data'))
    await expect(backup('copy.sqlite')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^No backup was made: there is no database at [^\n]+\n$/),
    })
    expect(existsSync(source)).toBe(false)
  })
})
