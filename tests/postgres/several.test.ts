import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { devices } from '#content/exhibits/index.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import { languages } from '#contract/common.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Database } from '#server/db/open.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'
import { claimJob, releaseJobs } from '#server/jobs/repository.ts'
import { sharedHub } from '#server/kiosks/groups.ts'
import { personalLinkKey } from '#server/stories/repository.ts'
import { addMember, adminOn } from '../server/adminHelpers.ts'
import { countRows, makeFolder, staffLogin, startAppOn, startJobs } from '../server/helpers.ts'
import { listen, groupKey } from '../server/groupStream.ts'
import { makeTestPostgres } from './database.ts'

type Server = Awaited<ReturnType<typeof startAppOn>> & { readonly database: Database }

/** Servers of one server. */
async function startServers(count = 2): Promise<Server[]> {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openPostgres(url, { peers: { graceMs: 100 } })
      return { ...(await startAppOn(database, makeFolder())), database }
    }),
  )
}

const rounds = process.env.NACHKLANG_FULL === undefined ? 4 : 100

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const list = '/api/user-story/device/1'

async function share({ app }: Server, storyText: string, key = randomUUID()) {
  const headers = { 'idempotency-key': key }
  return app.inject({ method: 'POST', url: textUrl, payload: { storyText }, headers })
}

async function pair(): Promise<readonly [Server, Server]> {
  const [one, other] = await startServers()
  if (one === undefined || other === undefined) throw new Error('Two servers were asked for')
  return [one, other]
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 30_000, interval: 20 }).toBe(true)
}

describe('[API-07] two servers of one server', () => {
  test('a list asked of one holds every story that the other was thanked for before', async () => {
    const servers = await pair()
    // Whoever tells and whoever reads come in an order of their own; many at a time.
    await Promise.all(
      Array.from({ length: 6 }, async (_, visitor) => {
        const etags = new Set<string>()
        for (let round = 0; round < rounds; round += 1) {
          const [teller, reader] = (visitor + round) % 2 === 0 ? servers : servers.toReversed()
          if (teller === undefined || reader === undefined) throw new Error('There are two')
          const before = await reader.app.inject(list)
          const { storyId } = (await share(teller, `Besuch ${visitor}, Runde ${round}.`)).json()
          const after = await reader.app.inject({
            url: list,
            headers: { 'if-none-match': String(before.headers.etag) },
          })
          expect(after.statusCode, 'what is new is never called unchanged').toBe(200)
          expect(after.json<{ id: number }[]>().map(({ id }) => id)).toContain(storyId)
          etags.add(String(after.headers.etag))
        }
        expect(etags.size, 'every new story gives the list another tag').toBe(rounds)
      }),
    )
    const [one, other] = servers
    const [atOne, atOther] = [await one.app.inject(list), await other.app.inject(list)]
    expect(atOne.body).toBe(atOther.body)
    expect(atOne.headers.etag).toBe(atOther.headers.etag)
  })

  test('a message at one server of a location reaches all, in one order', async () => {
    const servers = await pair()
    const heard = servers.map(({ database }) => {
      const { pubSub } = database.peers
      if (pubSub === undefined) throw new Error('Servers on Postgres have a wire')
      const hub = sharedHub(pubSub)
      const ids: string[] = []
      hub.subscribe('Red', ({ id }) => ids.push(id))
      return { hub, ids }
    })
    const said = Array.from({ length: 20 }, (_, index) => `${index}`)
    await Promise.all(
      said.map((id, index) =>
        heard[index % 2]?.hub.publish(index === 7 ? 'Blue' : 'Red', {
          id,
          speaker: 'a speaker',
          message: { kind: 'silent', page: 'a page', claim: 'a claim' },
        }),
      ),
    )
    await until(async () => heard.every(({ ids }) => ids.length === said.length - 1))
    expect(heard[0]?.ids).toEqual(heard[1]?.ids)
    expect(heard[0]?.ids.toSorted()).toEqual(said.filter((id) => id !== '7').toSorted())
  })

  test('a stream at one server ends when its key is revoked at the other', async () => {
    const [one, other] = await pair()
    const museum = adminOn(other, await addMember(other, 'Cora', 'curator'))
    const { key, id } = await groupKey(museum, 'Red')
    const { port } = new URL(await one.app.listen({ port: 0, host: '127.0.0.1' }))
    const { response } = await listen(port, key)
    expect(response.statusCode).toBe(200)
    const ended = new Promise((resolve) => response.once('end', resolve))
    await museum.ask(admin.revokeKioskKey, { params: { keyId: id } })
    await ended
  })

  test('writes of different rows do not wait for each other', async () => {
    const [one, other] = await pair()
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const first = one.database.write(async (db) => {
      await setSetting(db, 'of the first', 'x')
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    await other.database.write((db) => setSetting(db, 'of the second', 'x'))
    expect(await settingOf(one.database.db, 'of the second')).toBe('x')
    expect(await settingOf(one.database.db, 'of the first')).toBeUndefined()
    gate.resolve()
    await first
    expect(await settingOf(other.database.db, 'of the first')).toBe('x')
  })

  test('the reads of a write are still true when it is committed, or it is repeated', async () => {
    const [one, other] = await pair()
    const setTo = (value: string) => (db: Parameters<typeof setSetting>[0]) =>
      setSetting(db, 'looked up', value)
    await one.database.write(setTo('before'))
    let attempts = 0
    await one.database.write(async (db) => {
      attempts += 1
      const seen = await settingOf(db, 'looked up')
      // The other one looks at what this one writes, and writes what this one has looked at.
      if (attempts === 1) {
        await other.database.write(async (theirs) => {
          await settingOf(theirs, 'copy')
          await setSetting(theirs, 'looked up', 'after')
        })
      }
      await setSetting(db, 'copy', seen ?? 'nothing')
    })
    expect(await settingOf(one.database.db, 'copy')).toBe('after')
    expect(attempts).toBe(2)
  })

  test('the same submission at both at once is stored once and answered the same', async () => {
    const [one, other] = await pair()
    const before = await countRows(one.database, 'user_story')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => share(n % 2 === 0 ? one : other, 'Einmal.', key)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await countRows(other.database, 'user_story')).toBe(before + 1)
  })

  test('a device that visitors of both name at once is one device', async () => {
    const servers = await pair()
    const url = '/api/user-story/submit-text/new-device/exhibition/1'
    const before = await countRows(servers[0].database, 'device')
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const payload = {
          deviceName: n % 3 === 0 ? 'Minitel' : ' minitel ',
          exhibitionId: 1,
          storyText: `${n}`,
        }
        return servers[n % 2 === 0 ? 0 : 1].app.inject({ method: 'POST', url, payload })
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await countRows(servers[1].database, 'device')).toBe(before + 1)
  })

  test('a login counts on every server: tokens and their end; wrong passwords lock nobody out on any', async () => {
    const [one, other] = await pair()
    const token = await one.staffToken()
    const headers = { authorization: `Bearer ${token}` }
    const devices = { url: '/api/device/staff', headers }
    expect((await other.app.inject(devices)).statusCode).toBe(200)
    await other.app.inject({ method: 'POST', url: '/api/user/logout', headers })
    expect((await one.app.inject(devices)).statusCode).toBe(401)
    const logIn = (app: typeof one.app, password: string) =>
      app.inject({ method: 'POST', url: '/api/user/login', payload: { ...staffLogin, password } })
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { app } = attempt % 2 === 0 ? one : other
      expect((await logIn(app, 'not this one at all')).statusCode).toBe(401)
    }
    for (const { app } of [one, other]) {
      expect((await logIn(app, staffLogin.password)).statusCode).toBe(200)
    }
  })

  test('a ticket that one has made opens the export at the other, once', async () => {
    const [one, other] = await pair()
    const museum = adminOn(one, await addMember(one, 'Cora', 'curator'))
    const { url } = await museum.ask(admin.exportTicket)
    const answers = [await other.app.inject(url), await one.app.inject(url)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  })

  test('both make the same personal links, whichever is asked first', async () => {
    const [one, other] = await pair()
    const keys = await Promise.all([one, other].map(({ database }) => personalLinkKey(database.db, 1)))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('[API-07] work of one server', () => {
  test('a job that was ordered at a server without workers is done by the other', async () => {
    const [one, other] = await pair()
    const queue = startJobs(other)
    other.database.peers.onCall(queue.wake)
    const state = () => one.database.db.selectFrom('job').select('state').execute()
    await until(async () => (await state()).every((row) => row.state !== 'pending'))
    const { storyId } = (await share(one, 'Ich habe das Band zurückgespult.')).json()
    one.database.peers.call()
    await until(async () => (await state()).every((row) => row.state !== 'pending'))
    await queue.stop()
    const story = await one.database.db
      .selectFrom('user_story')
      .select(['title_de', 'visual_edition'])
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow()
    expect(story).toMatchObject({ title_de: expect.any(String), visual_edition: 1 })
  })

  test('each piece is made once, however many work at it', async () => {
    const [one, other] = await pair()
    for (let n = 0; n < 5; n += 1) await share(one, `Nummer ${n} ist eine lange Geschichte.`)
    const queues = [one, other].map((server) => startJobs(server))
    const { db } = one.database
    await until(
      async () =>
        (await db.selectFrom('job').select('state').where('state', '=', 'pending').execute()).length === 0,
    )
    await Promise.all(queues.map((queue) => queue.stop()))
    const rows = await one.database.db.selectFrom('user_story').select('visual_edition').execute()
    expect(new Set(rows.map((row) => row.visual_edition))).toEqual(new Set([1]))
    const narrated = [one, other].flatMap(({ storyteller }) =>
      storyteller.narrated.map((order) => `${order.deviceId} ${order.language}`),
    )
    const wanted = devices.flatMap(({ id }) => languages.map((language) => `${id} ${language}`))
    expect(narrated.toSorted()).toEqual(wanted.toSorted())
  })

  test('jobs of a server that is gone are returned, and those of a running one are left to it', async () => {
    const [one, other, removed] = await startServers(3)
    if (one === undefined || other === undefined || removed === undefined)
      throw new Error('Three were asked for')
    const claim = ({ database }: Server) =>
      database.write((db) =>
        claimJob(db, {
          kinds: ['visual'],
          now: timestamp(),
          leaseStart: '2000-01-01',
          server: database.peers.self,
        }),
      )
    const [left, held] = [await claim(removed), await claim(one)]
    expect(new Set([left?.subject, held?.subject]).size).toBe(2)
    expect((await other.database.peers.others()).toSorted()).toEqual(
      [one.database.peers.self, removed.database.peers.self].toSorted(),
    )
    await removed.database.close()
    await until(async () => (await other.database.peers.others()).length === 1)
    const servers = [other.database.peers.self, ...(await other.database.peers.others())]
    await other.database.write((writing) => releaseJobs(writing, servers))
    const claimed = await one.database.db
      .selectFrom('job')
      .select(['subject', 'claimed_by'])
      .where('claimed_at', 'is not', null)
      .execute()
    expect(claimed).toEqual([{ subject: held?.subject, claimed_by: one.database.peers.self }])
  })

  test('a job for one server runs on one server', async () => {
    const [one, other] = await pair()
    let atIt = 0
    let most = 0
    const job = async () => {
      atIt += 1
      most = Math.max(most, atIt)
      await one.database.db.selectFrom('setting').selectAll().execute()
      await new Promise((resolve) => setTimeout(resolve, 50))
      atIt -= 1
      return 'done'
    }
    const servers = [one, other, one, other]
    const outcomes = await Promise.all(servers.map(({ database }) => database.peers.alone('upkeep', job)))
    expect(most).toBe(1)
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThanOrEqual(1)
    expect(await other.database.peers.alone('upkeep', job)).toBe('done')
  })
})
