import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { lastBackupAt, noteBackup } from '#server/db/files.ts'
import { connect } from '#server/db/postgres/client.ts'
import { dumpTo } from '#server/db/postgres/dump.ts'
import { whileNobodyWrites } from '#server/backups/restorePostgres.ts'
import { seed } from '#server/devices/seed.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder, startAppOn } from '../server/helpers.ts'
import {
  expectStillRemoved,
  fill,
  submitText,
  openServer,
  remove,
  removedWords,
  withdraw,
} from '../server/restoreScenario.ts'
import { makeTestPostgres } from './database.ts'

const run = promisify(execFile)

const environmentOf = ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
})

/** `npm run admin -- restore FILE` */
const restoreCommand = (place: { dataDir: string; databaseUrl: string }, file: string) =>
  run(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'restore', file], { env: environmentOf(place) })

/** A Postgres with nothing in it. */
async function emptyPostgres(): Promise<string> {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  await empty(url)
  return url
}

async function empty(url: string): Promise<void> {
  const { ask, close } = await connect(url)
  await ask('drop schema public cascade; create schema public')
  await close()
}

test('[RESTORE-01] [RESTORE-02] removals by two servers stay removed, whichever machine restores', async () => {
  const databaseUrl = await emptyPostgres()
  const [here, there] = [
    { dataDir: makeFolder(), databaseUrl },
    { dataDir: makeFolder(), databaseUrl },
  ]
  const [one, two] = [await openServer(here), await openServer(there)]
  const filled = await fill(one)
  const backup = join(makeFolder(), 'backup.sqlite')
  await dumpTo(databaseUrl, backup)
  await remove(two, filled)
  const later = await submitText(two, 'Nach dem Backup.')
  const third = { dataDir: makeFolder(), databaseUrl }
  await expect(restoreCommand(third, backup)).rejects.toMatchObject({
    stderr: expect.stringContaining('2 servers are running. Stop them first.'),
  })
  await one.close()
  await two.close()

  const { stdout } = await restoreCommand(third, backup)
  expect(stdout).toContain(
    'Repeated, because it happened after the backup: stories withdrawn: 2, stories hidden: 1, stories deleted: 2, voices withdrawn from narrations: 1, ' +
      'stories hidden because their text was changed: 2, ' +
      'memories deleted: 2, kiosk keys revoked: 1, ' +
      'avatars hidden: 1, avatars deleted: 2, playground stories deleted: 1. All staff have to log in again.',
  )
  const copy = join(makeFolder(), 'copy.sqlite')
  await dumpTo(databaseUrl, copy)
  const bytes = readFileSync(copy)
  for (const word of removedWords) expect(bytes.includes(word), String(word)).toBe(false)
  const again = await openServer(here)
  await expectStillRemoved(again, filled)
  const next = await submitText(again, 'Nach der Wiederherstellung.')
  expect(next.storyId, 'no id is given twice').toBe(later.storyId + 1)
  await again.close()
})

test('[RESTORE-01] where the Postgres was lost, the journal of the restoring machine has the removals', async () => {
  const place = { dataDir: makeFolder(), databaseUrl: await emptyPostgres() }
  const server = await openServer(place)
  const filled = await fill(server)
  const backup = join(makeFolder(), 'backup.sqlite')
  await dumpTo(place.databaseUrl, backup)
  await remove(server, filled)
  await server.close()
  await empty(place.databaseUrl)
  expect((await restoreCommand(place, backup)).stdout).toContain('stories withdrawn: 2')
  const again = await openServer(place)
  await expectStillRemoved(again, filled)
  await again.close()
})

test('[RESTORE-01] also where it was put back with tools of Postgres, as soon as the server starts', async () => {
  const place = { dataDir: makeFolder(), databaseUrl: await emptyPostgres() }
  const server = await openServer(place)
  const left = await submitText(server, 'Zurückgezogen.')
  await withdraw(server, left)
  await server.close()
  // As the backup knew it.
  const { ask, close } = await connect(place.databaseUrl)
  await ask(`
    delete from removal;
    update user_story set state = 'published', text_de = 'Zurückgezogen.' where state = 'withdrawn'`)
  await close()
  const again = await openServer(place)
  expect(again.printed.join('\n')).toContain('stories withdrawn: 1')
  expect(
    await again.database.db
      .selectFrom('user_story')
      .select(['state', 'text_de'])
      .where('id', '=', left.storyId)
      .execute(),
  ).toEqual([{ state: 'withdrawn', text_de: null }])
  await again.close()
})

test('[RESTORE-03] while a backup is restored a server waits to start, and no story is acknowledged', async () => {
  const place = { dataDir: makeFolder(), databaseUrl: await emptyPostgres() }
  await (await openServer(place)).close()
  const events: string[] = []
  let starting: Promise<unknown> = Promise.resolve()
  await whileNobodyWrites(place.databaseUrl, async () => {
    starting = connectDatabase(place).then(async (database) => {
      events.push('a server is open')
      await database.close()
    })
    await sleep(1500)
    events.push('the restore has ended')
  })
  await starting
  expect(events).toEqual(['the restore has ended', 'a server is open'])

  // One that was past its start already.
  const server = await openServer(place)
  const { ask, close } = await connect(place.databaseUrl)
  await ask('select pg_advisory_lock(7263401)')
  const telling = submitText(server, 'Währenddessen.').then(() => void events.push('acknowledged'))
  await sleep(1000)
  events.push('the right to write is given back')
  await close()
  await telling
  expect(events.slice(2)).toEqual(['the right to write is given back', 'acknowledged'])
  await server.close()
})

test('[RESTORE-05] killed at any instant it leaves all of the old or all of the new, and the server starts', async () => {
  const place = { dataDir: makeFolder(), databaseUrl: await emptyPostgres() }
  const server = await openServer(place)
  await submitText(server, 'Davor.')
  const backup = join(makeFolder(), 'backup.sqlite')
  await dumpTo(place.databaseUrl, backup)
  await submitText(server, 'Danach.')
  await server.close()
  const texts = async () => {
    const { ask, close } = await connect(place.databaseUrl)
    const { rows } = await ask('select text_de from user_story where sample = 0 order by id')
    await close()
    return rows.map(({ text_de: text }) => text)
  }
  for (let kill = 0; kill < 8; kill += 1) {
    const restoring = spawn(process.execPath, [inRoot('tools/run.mjs'), 'admin', 'restore', backup], {
      env: environmentOf(place),
      stdio: 'ignore',
    })
    const ended = once(restoring, 'exit')
    await sleep(300 + kill * 200)
    restoring.kill('SIGKILL')
    await ended
    const left = await texts()
    expect([['Davor.'], ['Davor.', 'Danach.']]).toContainEqual(left)
    const next = await openServer(place)
    // As it was before the next restore.
    if (left.length === 1) await submitText(next, 'Danach.')
    await next.close()
  }
  const { stdout } = await restoreCommand(place, backup)
  expect(stdout).toContain('Restored')
  expect(await texts()).toEqual(['Davor.'])
})

test('[RESTORE-05] a file that is no backup changes nothing in a Postgres', async () => {
  const place = { dataDir: makeFolder(), databaseUrl: await emptyPostgres() }
  await expect(restoreCommand(place, inRoot('package.json'))).rejects.toMatchObject({
    stderr: expect.stringContaining('is no whole backup: file is not a database'),
  })
  const { ask, close } = await connect(place.databaseUrl)
  expect((await ask("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([])
  await close()
})

test('[RESTORE-02] a server without a data folder can remove items, and others start without one afterwards', async () => {
  const databaseUrl = await emptyPostgres()
  const place = () => ({ dataDir: join(makeFolder(), 'data'), databaseUrl })
  const [here, there] = [place(), place()]
  const open = async (at: typeof here) => {
    const database = await connectDatabase(at)
    await seed(database)
    return startAppOn(database, makeFolder())
  }
  const one = await open(here)
  await withdraw(one, await submitText(one, 'Zurückgezogen.'))
  await open(there)
  for (const { dataDir } of [here, there])
    expect(readFileSync(join(dataDir, 'removals.jsonl'), 'utf8')).toMatch(/^\["story.withdrawn"/)
  const { dataDir } = place()
  await noteBackup(dataDir)
  expect(await lastBackupAt(dataDir)).not.toBeNull()
})
