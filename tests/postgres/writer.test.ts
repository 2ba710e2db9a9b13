import { randomUUID } from 'node:crypto'
import { connect as connectTo, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/postgres/client.ts'
import { locks } from '#server/db/postgres/locks.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'
import { countRows, makeFolder, startAppOn, startTestApp } from '../server/helpers.ts'
import { makeTestPostgres } from './database.ts'

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const list = '/api/user-story/device/1'

test('[API-07] each write is its own transaction: a failure affects no other, and answers follow the commit', async () => {
  const { database, statements } = await startTestApp()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, async (_, n) => {
      const before = statements.filter((sql) => sql === 'commit').length
      await database.write(async (db) => {
        await setSetting(db, `s${n}`, 'x')
        if (n === 4) await db.insertInto('setting').values({ name: 's4', value: 'twice' }).execute()
        if (n === 5) throw new Error('on purpose')
      })
      return statements.filter((sql) => sql === 'commit').length > before
    }),
  )
  const answers = results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))
  expect(answers).toEqual(Array.from({ length: 10 }, (_, n) => (n === 4 || n === 5 ? 'refused' : true)))
  const kept = await Promise.all(Array.from({ length: 10 }, (_, n) => settingOf(database.db, `s${n}`)))
  expect(kept).toEqual(Array.from({ length: 10 }, (_, n) => (n === 4 || n === 5 ? undefined : 'x')))
})

/** A server on a Postgres that can be made to fail. */
async function startOne() {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const database = await openPostgres(url, { timeoutMs: 300 })
  const museum = await startAppOn(database, makeFolder())
  const other = await connect(url)
  onTestFinished(other.close)
  return { ...museum, database, ask: other.ask }
}
type TestServer = Awaited<ReturnType<typeof startOne>>

const share = ({ app }: TestServer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Bleibt das hier?' }, headers })

/** Reads go on, the write is refused in words and leaves nothing, and all is well once the cause is gone. */
async function expectOutage(museum: TestServer, problem: string, end: () => Promise<unknown>) {
  const before = await countRows(museum.database, 'user_story')
  const headers = { 'idempotency-key': randomUUID() }
  const refused = await share(museum, headers)
  expect(refused.json()).toEqual({
    statusCode: 507,
    message: `The exhibition cannot store anything right now: ${problem} Nothing of this was stored; please try again.`,
  })
  expect((await museum.app.inject(list)).statusCode).toBe(200)
  expect(await countRows(museum.database, 'user_story')).toBe(before)
  await end()
  expect((await share(museum, headers)).statusCode).toBe(200)
  expect(await countRows(museum.database, 'user_story')).toBe(before + 1)
}

describe('when Postgres cannot store', () => {
  test('a backup is being restored', async () => {
    const museum = await startOne()
    await museum.ask(`begin; select pg_advisory_xact_lock(${locks.writing})`)
    await expectOutage(museum, 'its database is locked.', () => museum.ask('rollback'))
  })

  test('it is read-only', async () => {
    const museum = await startOne()
    const isReadable = () => countRows(museum.database, 'user_story').then(Boolean, () => false)
    const set = async (value: string) => {
      await museum.ask(`
        do $$ begin
          execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
        end $$;
        select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      // A question that was under way fails with its connection.
      await expect.poll(isReadable, { timeout: 30_000 }).toBe(true)
    }
    await set('on')
    await expectOutage(museum, 'its database is read-only.', async () => {
      await museum.ask('set default_transaction_read_only = off')
      await set('off')
    })
  })

  test.each([
    ['disk_full', 'its disk is full.'],
    ['io_error', 'its disk fails.'],
  ])('%s', async (code, problem) => {
    const museum = await startOne()
    await museum.ask(`
      create function fail() returns trigger language plpgsql as $$
      begin raise exception using errcode = '${code}'; end $$;
      create trigger fail before insert on user_story execute function fail()`)
    await expectOutage(museum, problem, () =>
      museum.ask('drop trigger fail on user_story; drop function fail'),
    )
  })
})

/** A way to Postgres on which the next commit, or the answer to it, is lost together with the connection. */
async function startBadLine(url: string) {
  let loses: 'nothing' | 'commit' | 'answer' = 'nothing'
  const { hostname, port } = new URL(url)
  const line = createServer((near) => {
    const far = connectTo(Number(port), hostname)
    let isLost = false
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    near.on('error', cut).on('close', cut)
    far.on('error', cut).on('close', cut)
    near.on('data', (bytes) => {
      if (loses !== 'nothing' && bytes.includes('commit\0')) {
        isLost = true
        if (loses === 'commit') cut()
        loses = 'nothing'
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => (isLost ? cut() : near.write(bytes)))
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void line.close())
  const address: string | AddressInfo | null = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String(address.port)
  return {
    url: near.href,
    lose: (what: 'commit' | 'answer') => {
      loses = what
    },
  }
}

test.each(['commit', 'answer'] as const)(
  '[API-07] a write whose %s is lost on the connection to Postgres: 503 or the stored answer; sent again under its key it is stored once',
  async (what) => {
    const line = await startBadLine(await makeTestPostgres(inject('postgres') ?? ''))
    const database = await openPostgres(line.url)
    const museum = await startAppOn(database, makeFolder())
    // The first opens the connection that is lost.
    await museum.app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Zuerst war das.' } })
    const before = await countRows(database, 'user_story')
    const submit = (headers = {}) =>
      museum.app.inject({
        method: 'POST',
        url: textUrl,
        payload: { storyText: 'Ist das verloren?' },
        headers,
      })
    line.lose(what)
    const answer = await submit()
    expect(answer.json()).toEqual({
      statusCode: 503,
      message:
        'The exhibition lost its database while it was storing this, and cannot tell whether it is stored. Please try again.',
    })
    const stored = what === 'commit' ? 0 : 1
    expect(await countRows(database, 'user_story')).toBe(before + stored)

    const headers = { 'idempotency-key': randomUUID() }
    line.lose(what)
    // With a key the server looks for itself.
    const first = await submit(headers)
    expect(first.statusCode).toBe(what === 'commit' ? 503 : 200)
    const again = await submit(headers)
    expect(again.statusCode).toBe(200)
    expect(await countRows(database, 'user_story')).toBe(before + stored + 1)
    expect((await museum.app.inject(list)).json()[0]).toMatchObject({ id: again.json().storyId })
  },
)
