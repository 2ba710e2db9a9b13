import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connect } from '#server/db/postgres/client.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import type { PostgresOptions } from '#server/db/postgres/open.ts'
import { seed } from '#server/devices/seed.ts'
import { makeFolder, startAppOn } from '../server/helpers.ts'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'

/** `npm run test:faults` asks for fifty. */
const kills = Number(process.env.POSTGRES_KILLS ?? 2)
const visitors = 4
const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const list = '/api/user-story/device/1'

/** One of its own, which writes to the disk as a museum's does, and may be killed. */
let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster({ durable: true })
})
afterAll(() => cluster.stop())

/** A server on a database of its own. */
async function startOne(options: PostgresOptions = {}) {
  const name = `museum_${randomUUID().replaceAll('-', '')}`
  const { ask, close } = await connect(cluster.urlOf('postgres'))
  await ask(`create database ${name}`)
  await close()
  const database = await openPostgres(cluster.urlOf(name), options)
  await seed(database)
  return { ...(await startAppOn(database, makeFolder())), database, url: cluster.urlOf(name) }
}
type TestServer = Awaited<ReturnType<typeof startOne>>

interface Item {
  readonly key: string
  readonly mark: string
  storyId?: number
}

const Shared = z.object({ storyId: z.int() })

/** As a browser's outbox does: the same again under the same key until it is thanked for. */
async function sendUntilKept({ app }: TestServer, item: Item): Promise<void> {
  for (;;) {
    const headers = { 'idempotency-key': item.key }
    const payload = { storyText: item.mark }
    const answer = await app.inject({ method: 'POST', url: textUrl, payload, headers })
    if (answer.statusCode === 200) {
      item.storyId = Shared.parse(answer.json()).storyId
      return
    }
    expect(answer.json(), 'what is refused is refused in words').toEqual({
      statusCode: 503,
      message: expect.stringMatching(/database/),
    })
    await sleep(20)
  }
}

test(
  `[API-07] after ${kills} kills of Postgres every acknowledged write is stored exactly once`,
  { timeout: 60_000 + kills * 30_000 },
  async () => {
    const museum = await startOne()
    const items: Item[] = []
    let isOver = false
    const visiting = Array.from({ length: visitors }, async () => {
      while (!isOver) {
        const item: Item = { key: randomUUID(), mark: `Die Geschichte Nummer ${items.length}.` }
        items.push(item)
        await sendUntilKept(museum, item)
      }
    })
    const answered = () => items.filter(({ storyId }) => storyId !== undefined).length
    const killing = (async () => {
      for (let kill = 0; kill < kills && !isOver; kill += 1) {
        const due = answered() + visitors * 2
        while (answered() < due && !isOver) await sleep(1)
        await cluster.kill()
        await cluster.start()
      }
      const due = answered() + visitors
      while (answered() < due && !isOver) await sleep(1)
      isOver = true
    })()
    // A visitor who is answered wrongly ends it at once.
    await Promise.all([...visiting, killing]).finally(() => {
      isOver = true
    })
    expect(answered()).toBe(items.length)
    expect(new Set(items.map(({ storyId }) => storyId)).size).toBe(items.length)
    const rows = await museum.database.db
      .selectFrom('user_story')
      .select(['id', 'text_de'])
      .where('sample', '=', 0)
      .execute()
    const kept = new Map(rows.map(({ id, text_de: text }) => [id, text]))
    for (const { storyId, mark } of items) expect(kept.get(storyId ?? 0)).toBe(mark)
    expect(rows).toHaveLength(items.length)
    const seen = (await museum.app.inject(list)).json<{ id: number }[]>().map(({ id }) => id)
    for (const { storyId } of items) expect(seen).toContain(storyId)
    console.log(`${kills} kills of Postgres, ${items.length} stories acknowledged, all stored once`)
  },
)

test('[API-07] while Postgres is away lists are answered as they were last known, and the rest in words', async () => {
  const museum = await startOne({ timeoutMs: 500 })
  const known = await museum.app.inject(list)
  expect(known.statusCode).toBe(200)
  await cluster.kill()
  const [again, never, refused, health] = await Promise.all([
    museum.app.inject(list),
    museum.app.inject('/api/user-story/device/2'),
    museum.app.inject({ method: 'POST', url: textUrl, payload: { storyText: 'Bleibt das hier?' } }),
    museum.app.inject({ url: '/about', headers: { accept: 'text/html' } }),
  ])
  expect([again.statusCode, again.body]).toEqual([200, known.body])
  for (const answer of [never, refused]) {
    expect(answer.json()).toEqual({
      statusCode: 503,
      message: 'The exhibition cannot reach its database right now. Please try again in a moment.',
    })
  }
  expect(health.statusCode).toBe(200)
  await cluster.start()
  await expect
    .poll(async () => (await museum.app.inject('/api/user-story/device/2')).statusCode, { timeout: 30_000 })
    .toBe(200)
  const story = await museum.app.inject({
    method: 'POST',
    url: textUrl,
    payload: { storyText: 'Jetzt ja, gewiss.' },
  })
  expect(story.statusCode).toBe(200)
  expect((await museum.app.inject(list)).body).toContain('Jetzt ja, gewiss.')
})

test('[API-07] a server that only Postgres lost recovers by itself', async () => {
  const museum = await startOne()
  const { ask, close } = await connect(museum.url)
  const others = () =>
    ask(`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`)
  for (let round = 0; round < 3; round += 1) {
    await others()
    const item: Item = { key: randomUUID(), mark: `Die Geschichte Nummer ${round}.` }
    await sendUntilKept(museum, item)
    await expect
      .poll(async () => (await museum.app.inject(list)).body, { timeout: 30_000 })
      .toContain(`Die Geschichte Nummer ${round}.`)
  }
  // It is still one of those that share the database.
  await expect
    .poll(
      async () =>
        (await ask("select 1 from pg_locks where locktype = 'advisory' and objsubid = 2")).rows.length,
      { timeout: 30_000 },
    )
    .toBe(1)
  await close()
})
