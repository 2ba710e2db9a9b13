import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '#server/staff/accounts.ts'
import { openDatabase } from '#server/db/open.ts'
import { inRoot } from '#tools/lib/paths.ts'

const run = promisify(execFile)
let dataDir = ''

/** `npm run admin -- staff …` on a fresh database. */
const staff = (args: readonly string[], password?: string) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'staff', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ADMIN_PASSWORD: password ?? '' },
  })

async function canLogIn(name: string, password: string): Promise<boolean> {
  const database = await openDatabase(join(dataDir, 'nachklang.sqlite'))
  try {
    return await logIn(database, { name, password }).then(
      () => true,
      () => false,
    )
  } finally {
    await database.close()
  }
}

const shownPassword = (stdout: string) => /^Password, shown this once: (\S+)$/m.exec(stdout)?.[1] ?? ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nachklang-staff-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('settings are read from .env, and the environment wins over it @full', async () => {
  await writeFile(join(dataDir, '.env'), `DATA_DIR=${dataDir}\nADMIN_PASSWORD=chosen-in-the-file\n`)
  const { DATA_DIR: _dataDir, ADMIN_PASSWORD: _password, ...environment } = process.env
  const add = (name: string, env: NodeJS.ProcessEnv) =>
    run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'staff', 'add', name], {
      cwd: dataDir,
      env: { ...environment, DATABASE_URL: '', ...env },
    })
  await add('Vera', {})
  await add('Nora', { ADMIN_PASSWORD: 'chosen-outside-it' })
  expect(await canLogIn('Vera', 'chosen-in-the-file')).toBe(true)
  expect(await canLogIn('Nora', 'chosen-outside-it')).toBe(true)
}, 30_000)

describe('npm run admin -- staff', { timeout: 30_000 }, () => {
  it('adds a member with a generated password that logs in @full', async () => {
    const { stdout } = await staff(['add', 'Vera', 'Muster'])
    expect(shownPassword(stdout).length).toBeGreaterThanOrEqual(20)
    expect(await canLogIn('Vera Muster', shownPassword(stdout))).toBe(true)
  })

  it('takes ADMIN_PASSWORD and does not print it @full', async () => {
    const { stdout, stderr } = await staff(['add', 'Vera'], 'chosen by hand')
    expect(stdout + stderr).not.toContain('chosen by hand')
    expect(await canLogIn('Vera', 'chosen by hand')).toBe(true)
  })

  it('resets a password, and the old one no longer works @full', async () => {
    await staff(['add', 'Vera'], 'the old password')
    const { stdout } = await staff(['reset', 'Vera'])
    expect(await canLogIn('Vera', 'the old password')).toBe(false)
    expect(await canLogIn('Vera', shownPassword(stdout))).toBe(true)
  })

  it.each([
    ['a name that is taken', ['add', 'Vera'], 'There is a Vera already'],
    ['an unknown name to reset', ['reset', 'Nobody'], 'There is no member of staff called Nobody'],
    ['no name', ['add'], 'npm run admin -- staff add NAME'],
    ['an unknown word', ['remove', 'Vera'], 'npm run admin -- staff add NAME'],
  ])('refuses %s in a sentence and changes nothing @full', async (_case, args, sentence) => {
    await staff(['add', 'Vera'], 'the old password')
    await expect(staff(args, 'the new password')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    })
    expect(await canLogIn('Vera', 'the old password')).toBe(true)
  })

  it('refuses a password that is too short', async () => {
    await expect(staff(['add', 'Vera'], 'short')).rejects.toMatchObject({
      stderr: expect.stringContaining('10 to 200 characters'),
    })
  })
})
