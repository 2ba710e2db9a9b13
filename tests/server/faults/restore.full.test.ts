import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { backupTo } from '#server/db/backup.ts'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder } from '../helpers.ts'
import { fill, openServer, remove } from '../restoreScenario.ts'
import { prepareQuietServer, startServerProcess, postStory } from './serverProcess.ts'

/** All calls by which a restore changes something on the disk. */
const calls = [
  'pwrite64',
  'write',
  'fsync',
  'fdatasync',
  'ftruncate',
  'mkdir',
  'link',
  'rename',
  'unlink',
  'unlinkat',
  'rmdir',
] as const
/** Of one kind of call so many are tried, evenly spread. */
const mostOfAKind = Number(process.env.RESTORE_KILLS ?? 25)

/** `npm run admin -- restore FILE` under strace (apt-get install strace). @returns what it said, and the calls it made */
async function restoreUnderTrace(dataDir: string, file: string, inject: readonly string[] = []) {
  const log = join(makeFolder(), 'trace')
  const child = spawn(
    'strace',
    [
      '-f',
      '-qq',
      '-o',
      log,
      '-e',
      `trace=${calls.join(',')}`,
      ...inject,
      process.execPath,
      inRoot('tools/admin/restore.ts'),
      file,
    ],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  return { said, trace: readFileSync(log, 'utf8') }
}

test(
  '[RESTORE-03] whatever servers acknowledge while a restore is held up right before its last step is stored',
  { timeout: 300_000 },
  async () => {
    const dataDir = makeFolder()
    const file = await prepareQuietServer(dataDir)
    const backup = join(makeFolder(), 'backup.sqlite')
    copyFileSync(file, backup)
    const since = new DatabaseSync(file)
    since.exec(`insert into user_story (device_id, sample, text_de, created_at)
      select 1, 0, hex(randomblob(2000)), '2026-01-01T00:00:00.000Z' from user_story`)
    since.close()
    // The first one gives the checked copy of the backup its name, the second one puts it in place.
    const ended = restoreUnderTrace(dataDir, backup, ['-e', 'inject=rename:delay_enter=8000000:when=2'])
    let isOver = false
    void ended.then(() => (isOver = true))
    await sleep(2500)
    const acknowledged: string[] = []
    const refusals: string[] = []
    while (!isOver) {
      try {
        const server = await startServerProcess(dataDir)
        while (!isOver) {
          const text = `Nummer ${acknowledged.length}.`
          if ((await postStory(server.address, text)).status === 200) acknowledged.push(text)
          await sleep(100)
        }
        await server.close()
      } catch (error) {
        refusals.push(String(error))
      }
    }
    expect((await ended).said).toContain('Restored')
    const stored = new DatabaseSync(file)
    expect(stored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const texts = stored.prepare('select text_de from user_story').all()
    stored.close()
    expect(texts.map(({ text_de: text }) => text)).toEqual(expect.arrayContaining(acknowledged))
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toContain('another program holds it, maybe a restore')
    console.log(`${acknowledged.length} stories acknowledged, all stored; ${refusals.length} starts refused`)
  },
)

test(
  '[RESTORE-05] killed at each call that changes something on the disk: the old or the new stands, and starts',
  { timeout: 3_600_000 },
  async () => {
    const template = makeFolder()
    const backup = join(makeFolder(), 'backup.sqlite')
    const place = { dataDir: template, databaseUrl: undefined }
    const before = await openServer(place)
    const filled = await fill(before)
    await backupTo(databaseFile(place), backup)
    await remove(before, filled)
    await before.close()
    const counting = makeFolder()
    cpSync(template, counting, { recursive: true })
    const { said, trace } = await restoreUnderTrace(counting, backup)
    expect(said).toContain('Restored')
    const seen = { old: 0, new: 0 }
    const expected = {
      old: ['deleted', 'hidden', 'withdrawn', 'withdrawn'],
      new: ['deleted', 'hidden', 'hidden', 'hidden', 'withdrawn', 'withdrawn'],
    }
    const made: Record<string, number> = {}
    for (const call of calls) {
      const count = trace.split('\n').filter((line) => line.includes(` ${call}(`)).length
      made[call] = count
      const step = Math.max(1, Math.ceil(count / mostOfAKind))
      for (let time = 1; time <= count; time += step) {
        const dataDir = makeFolder()
        cpSync(template, dataDir, { recursive: true })
        const inject = ['-e', `inject=${call}:signal=SIGKILL:when=${time}`]
        await restoreUnderTrace(dataDir, backup, inject)
        const what = `${call} no. ${time}`
        const here = { dataDir, databaseUrl: undefined }
        const server = await openDatabase(databaseFile(here))
        const { writing } = server
        expect(writing.prepare('PRAGMA integrity_check').get(), what).toEqual({ integrity_check: 'ok' })
        const open = writing.prepare("select 1 from token where kind = 'staff' and revoked_at is null").all()
        seen[open.length === 0 ? 'new' : 'old'] += 1
        const states = writing
          .prepare("select state from user_story where sample = 0 and state <> 'published' order by state")
          .all()
        expect(
          states.map(({ state }) => state),
          what,
        ).toEqual(expected[open.length === 0 ? 'new' : 'old'])
        await server.close()
      }
    }
    console.log(
      `Calls made: ${JSON.stringify(made)}. Killed at ${seen.old + seen.new}: ${JSON.stringify(seen)}`,
    )
    expect(seen.old).toBeGreaterThan(0)
    expect(seen.new).toBeGreaterThan(0)
  },
)
