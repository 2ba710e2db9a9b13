import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '#server/db/postgres/open.ts'
import { makeFolder, startAppOn } from '../server/helpers.ts'
import { makeTestPostgres } from './database.ts'
import { startSwallowing } from './swallowing.ts'

const list = '/api/user-story/device/1'
const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const away = {
  statusCode: 503,
  message: 'The exhibition cannot reach its database right now. Please try again in a moment.',
}
/** As a museum has them, only shorter. */
const quick = {
  timeoutMs: 500,
  silenceMs: 1000,
  peers: { listening: { askMs: 200, silenceMs: 500 }, graceMs: 5000 },
}

/** Two servers of one database; the first reaches it by a way that can be frozen. */
async function startTwo() {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const way = await startSwallowing(url)
  const [one, other] = await Promise.all(
    [way.url, url].map(async (address) => {
      const database = await openPostgres(address, quick)
      return { ...(await startAppOn(database, makeFolder())), database }
    }),
  )
  if (one === undefined || other === undefined) throw new Error('Two were asked for')
  return { way, one, other, url }
}

test('[FROZEN-01] while Postgres is silent, lists stay as they were, everything else and health answer 503, and all recovers afterwards', async () => {
  const { way, one, other } = await startTwo()
  const known = await one.app.inject(list)
  expect(known.statusCode).toBe(200)
  const share = () =>
    one.app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Bleibt das auch jetzt?' } })
  way.freeze()
  const [again, unknown, told, health] = await Promise.all([
    one.app.inject(list),
    one.app.inject('/api/user-story/device/2'),
    share(),
    one.app.inject('/api/health'),
  ])
  expect([again.statusCode, again.body]).toEqual([200, known.body])
  expect([unknown.json(), told.json(), health.json()]).toEqual([away, away, away])
  way.thaw()
  await expect
    .poll(async () => (await one.app.inject('/api/health')).statusCode, { timeout: 10_000 })
    .toBe(200)
  expect((await share()).statusCode).toBe(200)
  for (const { app } of [one, other])
    expect((await app.inject(list)).body).toContain('Bleibt das auch jetzt?')
}, 30_000)

test('[FROZEN-01] a list that was being read when Postgres fell silent ends, and is read anew after', async () => {
  const { way, one, other } = await startTwo()
  const read = one.database.snapshot(async (db) => {
    const rows = db.selectFrom('setting').selectAll().stream(1)
    for await (const _row of rows) way.freeze()
  })
  await expect(read).rejects.toThrow(/timeout|terminated|connection error/)
  way.thaw()
  await other.app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Danach kam noch eine.' } })
  await expect
    .poll(async () => (await one.app.inject(list)).body, { timeout: 10_000 })
    .toContain('Danach kam noch eine.')
}, 30_000)

test('[FROZEN-02] a server whose connection was silent for a while receives messages again, and counted as present meanwhile', async () => {
  const { way, one, other } = await startTwo()
  const heard: string[] = []
  one.database.peers.pubSub?.subscribe((text) => heard.push(text))
  const isThere = async () => (await other.database.peers.others()).includes(one.database.peers.self)
  expect(await isThere()).toBe(true)
  way.freeze()
  await sleep(1500)
  // What the firewall has forgotten does not come back, and Postgres is told.
  way.cut()
  way.thaw()
  const looks: boolean[] = []
  await expect
    .poll(
      async () => {
        looks.push(await isThere())
        await other.database.peers.pubSub?.publish('{"location":"Red","news":{}}')
        return heard.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
  expect(looks).not.toContain(false)
}, 30_000)

test('[FROZEN-01] a job of one server ends where Postgres fell silent meanwhile', async () => {
  const { way, one } = await startTwo()
  const doIt = () => one.database.peers.alone('upkeep', async () => way.freeze() ?? 'done')
  expect(await doIt()).toBe('done')
  await expect(doIt()).rejects.toThrow(/timeout/)
  way.thaw()
  await expect.poll(() => doIt().catch(() => ''), { timeout: 10_000 }).toBe('done')
}, 30_000)
