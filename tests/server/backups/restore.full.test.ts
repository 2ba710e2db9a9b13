import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import fs, {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { isDeepStrictEqual, promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupTo } from '#server/db/backup.ts'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { lockStopped, restore } from '#server/backups/restore.ts'
import { seed } from '#server/devices/seed.ts'
import { withdrawStory } from '#server/stories/ownStories.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { prepareQuietServer, startServerProcess, postStory } from '../faults/serverProcess.ts'
import { makeFolder, multipart, wavOfBytes } from '../helpers.ts'
import {
  expectStillRemoved,
  fill,
  submitText,
  openServer,
  remove,
  removedWords,
  withdraw,
} from '../restoreScenario.ts'
import type { Place } from '../restoreScenario.ts'
import { contentOf } from '../startedDatabase.ts'

const run = promisify(execFile)

/** `npm run admin -- restore FILE` */
const restoreCommand = ({ dataDir }: Place, file: string) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'restore', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

const emptyPlace = (): Place => ({ dataDir: makeFolder(), databaseUrl: undefined })

/** A database from which things were removed after its backup; its server has stopped. */
async function backedUp() {
  const place = emptyPlace()
  const backup = join(makeFolder(), 'backup.sqlite')
  const server = await openServer(place)
  const filled = await fill(server)
  await backupTo(databaseFile(place), backup)
  await remove(server, filled)
  copyFileSync(`${databaseFile(place)}-wal`, join(place.dataDir, 'log-of-then'))
  await server.close()
  return { place, backup, filled }
}

describe('[RESTORE-01] a restored backup brings nothing back that was removed since it was made', () => {
  for (const [state, spoil] of (
    [
      ['in order', () => {}],
      ['lost', (file: string) => rmSync(file)],
      [
        'lost, but not its log',
        (file: string) => {
          rmSync(file)
          copyFileSync(join(dirname(file), 'log-of-then'), `${file}-wal`)
        },
      ],
      ['damaged in the middle', (file: string) => truncateSync(file, 40_960)],
      ['overwritten with something else', (file: string) => writeFileSync(file, 'x'.repeat(50_000))],
    ] as const
  ).slice(0, rounds(5, 3))) {
    test(`where the database is ${state}`, async () => {
      const { place, backup, filled } = await backedUp()
      const file = databaseFile(place)
      spoil(file)
      const spoilt = existsSync(file) ? readFileSync(file) : undefined
      const { stdout } = await restoreCommand(place, backup)
      expect(stdout).toContain(
        'Repeated, because it happened after the backup: stories withdrawn: 2, stories hidden: 1, ' +
          'stories deleted: 2, voices withdrawn from narrations: 1, ' +
          'stories hidden because their text was changed: 2, memories deleted: 2, kiosk keys revoked: 1, ' +
          'avatars hidden: 1, avatars deleted: 2, playground stories deleted: 1.',
      )
      expect(stdout).toContain('All staff have to log in again.')
      const former = /The previous database is in (\S+)\.\n/.exec(stdout)?.[1]
      if (spoilt === undefined) expect(former).toBeUndefined()
      else if (state !== 'in order') expect(readFileSync(former ?? '').equals(spoilt)).toBe(true)
      const bytes = readFileSync(file)
      for (const word of removedWords) expect(bytes.includes(word), String(word)).toBe(false)
      const server = await openServer(place)
      await expectStillRemoved(server, filled)
      await server.close()
    })
  }

  test('a second time, from a backup of the restored database, and from the first one again', async () => {
    const { place, backup, filled } = await backedUp()
    await restore(backup, place)
    const later = join(makeFolder(), 'later.sqlite')
    await backupTo(databaseFile(place), later)
    for (const file of [later, backup]) {
      await restore(file, place)
      const copy = { ...place, dataDir: makeFolder() }
      copyFileSync(databaseFile(place), databaseFile(copy))
      const server = await openServer(copy)
      await expectStillRemoved(server, filled)
      await server.close()
    }
  })

  test('also where the backup was copied over the database by hand', async () => {
    const { place, backup, filled } = await backedUp()
    copyFileSync(backup, databaseFile(place))
    const server = await openServer(place)
    expect(server.printed.join('\n')).toContain('stories withdrawn: 2')
    await expectStillRemoved(server, filled)
    await server.close()
    const again = await openServer(place)
    expect(again.printed).toEqual([])
    await again.close()
  })
})

describe('[START-06] a restored database is read by its owner alone', () => {
  for (const [how, restoreIt] of [
    ['by the command', restoreCommand],
    ['by whatever process', (place: Place, file: string) => restore(file, place)],
  ] as const) {
    test(`${how}, though the backup may be read by others`, async () => {
      const place = emptyPlace()
      const server = await openServer(place)
      const backup = join(makeFolder(), 'backup.sqlite')
      await backupTo(databaseFile(place), backup)
      await server.close()
      chmodSync(backup, 0o644)
      const former = process.umask(0o022)
      onTestFinished(() => void process.umask(former))
      await restoreIt(place, backup)
      expect((statSync(databaseFile(place)).mode % 0o1000).toString(8)).toBe('600')
    })
  }
})

describe('[RESTORE-02] the note of a removal', () => {
  test('is on the disk before the removal is acknowledged, without any of the removed words', async () => {
    const { place } = await backedUp()
    const journal = readFileSync(join(place.dataDir, 'removals.jsonl'), 'utf8')
    expect(journal.trimEnd().split('\n').length).toBeGreaterThanOrEqual(9)
    for (const line of journal.trimEnd().split('\n')) {
      expect(line).toMatch(/^\["[a-zA-Z.]+","[0-9a-f]+","[0-9TZ:.-]{24}","[0-9TZ:.-]{24}"\]$/)
    }
  })

  test('an id that is used again is another item: no note or link of the former story affects it', async () => {
    const place = emptyPlace()
    const backup = join(makeFolder(), 'backup.sqlite')
    const server = await openServer(place)
    await submitText(server, 'Vor dem Backup.')
    await backupTo(databaseFile(place), backup)
    const former = await submitText(server, 'Nach dem Backup, und zurückgezogen.')
    await withdraw(server, former)
    await server.close()

    await restore(backup, place)
    const after = await openServer(place)
    const next = await submitText(after, 'Eine andere Geschichte.')
    expect(next.storyId).toBe(former.storyId + 1)
    const payload = { key: former.personalLinkKey }
    const opened = await after.app.inject({ method: 'POST', url: '/api/user-story/own', payload })
    expect(opened.json()).toMatchObject({ statusCode: 404, message: 'This story is no longer here.' })
    await after.close()

    // Nobody knows the last id where the database was lost. The note of the former story is for that one alone.
    rmSync(databaseFile(place))
    await restore(backup, place)
    const lost = await openServer(place)
    const same = await submitText(lost, 'Eine dritte Geschichte.')
    await lost.close()
    const reopened = await openServer(place)
    const { state } = await reopened.database.db
      .selectFrom('user_story')
      .select('state')
      .where('id', '=', same.storyId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('published')
    await reopened.close()
  })

  test('where it cannot be noted nothing is removed, and the visitor sees an error', async () => {
    const place = emptyPlace()
    const server = await openServer(place)
    const left = await submitText(server, 'Noch immer da.')
    const journal = join(place.dataDir, 'removals.jsonl')
    mkdirSync(journal)
    const url = '/api/user-story/own/withdraw'
    const ask = () => server.app.inject({ method: 'POST', url, payload: { key: left.personalLinkKey } })
    expect((await ask()).json()).toEqual({
      statusCode: 507,
      message:
        'The exhibition cannot store anything right now: what is removed cannot be noted. Nothing of this was stored; ' +
        'please try again.',
    })
    const state = async () =>
      (
        await server.database.db
          .selectFrom('user_story')
          .select('state')
          .where('id', '=', left.storyId)
          .executeTakeFirst()
      )?.state
    expect(await state()).toBe('published')
    await expect(openServer(place)).rejects.toThrow(`${journal} cannot be read: EISDIR`)
    rmSync(journal, { recursive: true })
    expect((await ask()).statusCode).toBe(200)
    expect(readFileSync(journal, 'utf8')).toContain(`"${left.storyId}"`)
    await server.close()
  })

  test('a removal that was not stored after all is not noted', async () => {
    const place = emptyPlace()
    const server = await openServer(place)
    const [first, second] = [await submitText(server, 'Geht.'), await submitText(server, 'Bleibt.')]
    await withdraw(server, first)
    const journal = join(place.dataDir, 'removals.jsonl')
    const before = readFileSync(journal, 'utf8')
    const failing = server.database.write(async (db) => {
      // COMMIT alone finds that there is no such device.
      await sql`PRAGMA defer_foreign_keys=ON`.execute(db)
      await db.updateTable('user_story').set({ device_id: 999 }).where('id', '=', first.storyId).execute()
      await withdrawStory(db, second.storyId, new Date().toISOString())
    })
    await expect(failing).rejects.toThrow('FOREIGN KEY constraint failed')
    expect(readFileSync(journal, 'utf8')).toBe(before)
    await withdraw(server, second)
    expect(readFileSync(journal, 'utf8').trimEnd().split('\n')).toHaveLength(2)
    await server.close()
  })

  test('a line that was cut off by a power failure is passed over, and the next one stands by itself', async () => {
    const place = emptyPlace()
    const journal = join(place.dataDir, 'removals.jsonl')
    const server = await openServer(place)
    const left = await submitText(server, 'Wird zurückgezogen.')
    await server.close()
    writeFileSync(journal, '["story.withdrawn","1000', { flag: 'a' })
    const after = await openServer(place)
    await withdraw(after, left)
    await after.close()
    expect(readFileSync(journal, 'utf8').trimEnd().split('\n')).toEqual([
      '["story.withdrawn","1000',
      expect.stringMatching(new RegExp(`^\\["story.withdrawn","${left.storyId}",`)),
    ])
  })
})

test('[RESTORE-03] a server that starts while a backup is restored is refused in a sentence', async () => {
  const { dataDir } = emptyPlace()
  const file = await prepareQuietServer(dataDir)
  // As restore holds it.
  const lock = lockStopped(file)
  const failure = await startServerProcess(dataDir).catch((error: unknown) => String(error))
  expect(failure).toContain(
    `The database ${file} cannot be used: another program holds it, maybe a restore. Start again when it has ended.`,
  )
  expect(failure).not.toMatch(/^ +at /m)
  lock?.close()
  const server = await startServerProcess(dataDir)
  await expect(restore(join(dataDir, 'none.sqlite'), { dataDir, databaseUrl: undefined })).rejects.toThrow(
    'there is no file',
  )
  expect(() => lockStopped(file)).toThrow('the server is running. Stop it first.')
  expect((await postStory(server.address, 'Läuft weiter.')).status).toBe(200)
  await server.close()
})

describe('[RESTORE-04] a server whose database file was replaced or removed', () => {
  for (const [what, spoil] of [
    [
      'replaced',
      (file: string) => {
        copyFileSync(file, `${file}.other`)
        renameSync(`${file}.other`, file)
      },
    ],
    ['gone', (file: string) => renameSync(file, `${file}.away`)],
  ] as const) {
    test(`${what}: it stores nothing, says so to visitors, in its log and to staff, and reads on`, async () => {
      const place = emptyPlace()
      const logged: string[] = []
      const stream = { write: (line: string) => void logged.push(line) }
      const server = await openServer(place, { level: 'error', stream })
      const { curator } = await fill(server)
      await submitText(server, 'Davor.')
      spoil(databaseFile(place))
      const files = readdirSync(place.dataDir)
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/user-story/submit-text/device/1/exhibition/1',
        payload: { storyText: 'Danach.' },
      })
      expect(answer.json()).toEqual({
        statusCode: 507,
        message:
          'The exhibition cannot store anything right now: its database file was replaced or is gone, and the server ' +
          'must be started anew. Nothing of this was stored; please try again.',
      })
      expect(logged.join()).toContain('The database file was replaced or is gone')
      expect((await server.app.inject('/api/user-story/device/1')).statusCode).toBe(200)
      const health = await server.app.inject({
        url: '/api/admin/health',
        headers: { authorization: `Bearer ${curator}` },
      })
      expect(health.json()).toMatchObject({ databaseReplaced: true })
      const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(90_000)])
      const url = '/api/user-story/submit-audio/device/1/exhibition/1'
      expect((await server.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(507)
      await server.close()
      expect(readdirSync(place.dataDir), 'no empty database takes its place').toEqual(files)
      if (what === 'replaced') {
        const next = await openServer(place)
        await submitText(next, 'Nach dem Neustart.')
        await next.close()
      }
    })
  }
})

describe('[RESTORE-05] an invalid backup changes nothing', () => {
  test('bad files are named in a sentence', async () => {
    const place = emptyPlace()
    const file = databaseFile(place)
    const database = await openDatabase(file)
    await seed(database)
    await database.close()
    const folder = makeFolder()
    const at = (name: string) => join(folder, name)
    const other = new DatabaseSync(at('other.sqlite'))
    other.exec('create table something (id integer)')
    other.close()
    writeFileSync(at('text.sqlite'), 'Kein Backup.')
    writeFileSync(at('empty.sqlite'), '')
    writeFileSync(at('house.dump'), 'PGDMP\u0001\u000e')
    writeFileSync(at('house.sql'), '--\n-- PostgreSQL database dump\n--\n')
    copyFileSync(file, at('damaged.sqlite'))
    truncateSync(at('damaged.sqlite'), 40_960)
    copyFileSync(file, at('newer.sqlite'))
    const newer = new DatabaseSync(at('newer.sqlite'))
    newer.exec("insert into kysely_migration values ('999_later', '2030-01-01T00:00:00.000Z')")
    newer.close()
    const before = readFileSync(file)
    const entries = readdirSync(place.dataDir)
    for (const [name, problem] of [
      ['none.sqlite', 'there is no file'],
      ['.', 'is no file'],
      ['other.sqlite', 'is no backup of the exhibition'],
      ['text.sqlite', 'is no whole backup'],
      ['empty.sqlite', 'is no backup of the exhibition'],
      ['house.dump', 'was made by pg_dump: pg_restore puts it back'],
      ['house.sql', 'was made by pg_dump: psql puts it back'],
      ['damaged.sqlite', 'is no whole backup'],
      ['newer.sqlite', 'newer version of the exhibition (999_later)'],
    ] as const) {
      await expect(restore(at(name), place), name).rejects.toThrow(problem)
    }
    await expect(restore(file, place)).rejects.toThrow('is the database itself')
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(place.dataDir)).toEqual(entries)
  })

  test('killed at any call of the disk it leaves all of the old or all of the new, which starts @full', async () => {
    const { place, backup } = await backedUp()
    const former = contentOf(place.dataDir)
    const states = await statesOfDisk(place.dataDir, () => restore(backup, place))
    const restored = contentOf(place.dataDir)
    expect(restored).not.toEqual(former)
    const seen = states.map(({ call, dataDir }) => {
      const found = contentOf(dataDir)
      expect([former, restored], `killed before ${call}`).toContainEqual(found)
      return isDeepStrictEqual(found, restored) ? 'new' : 'old'
    })
    expect(new Set(seen)).toEqual(new Set(['old', 'new']))
    expect(states.length).toBeGreaterThan(15)
    for (const { dataDir } of states)
      await (await connectDatabase({ dataDir, databaseUrl: undefined })).close()
  })
})

/** Every call of the file system or of SQLite. */
const calls: readonly (readonly [object, readonly string[]])[] = [
  [fs, Object.keys(fs).filter((name) => name.endsWith('Sync'))],
  [fs.promises, Object.keys(fs.promises)],
  [DatabaseSync.prototype, ['exec', 'prepare', 'close']],
  [StatementSync.prototype, ['run', 'get', 'all', 'iterate']],
]

/**
 * What lies in a folder before each call that finds it changed: what a process leaves there that is killed at that call,
 * because what it has written is the system's to keep.
 */
async function statesOfDisk(dataDir: string, work: () => Promise<unknown>) {
  const states: { readonly call: string; readonly dataDir: string }[] = []
  const copies = makeFolder()
  let last = ''
  let isLooking = false
  function look(call: string) {
    if (isLooking) return
    isLooking = true
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => [parentPath, name, hash('sha1', readFileSync(join(parentPath, name)))])
    const now = JSON.stringify(files)
    if (now !== last) {
      const copy = join(copies, String(states.length))
      cpSync(dataDir, copy, { recursive: true })
      states.push({ call, dataDir: copy })
    }
    last = now
    isLooking = false
  }
  const undo: (() => void)[] = []
  for (const [owner, names] of calls)
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name)
      if (typeof original !== 'function') continue
      undo.push(() => Reflect.set(owner, name, original))
      Reflect.set(owner, name, function watched(this: unknown, ...given: unknown[]): unknown {
        look(name)
        return Reflect.apply(original, this, given)
      })
    }
  // Who has imported them by name calls them, too.
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    for (const one of undo) one()
    syncBuiltinESMExports()
    // Files of tests share a process: who has a watched call still does not look into this folder.
    isLooking = true
  }
  return states
}
