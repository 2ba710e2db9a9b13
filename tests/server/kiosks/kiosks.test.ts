import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/kioskRoutes.ts'
import { clientVersion, versionOfPage } from '#server/http/version.ts'
import { noteBackup } from '#server/db/files.ts'
import { saveHeartbeats } from '#server/kiosks/heartbeats.ts'
import { kiosksForStaff } from '#server/kiosks/repository.ts'
import { createHeartbeats } from '#server/kiosks/heartbeats.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { makeFolder, sqlOfUnchangedList } from '../helpers.ts'
import { facts } from '../kioskFacts.ts'

const sendHeartbeat = (
  museum: AdminApp,
  kiosk: string,
  screen: string,
  executed: string | null = null,
  more = {},
) => museum.ask(calls.heartbeat, { body: { screen, executed, facts: { ...facts, ...more } } }, kiosk)

describe('[ADMIN-09] signs of life', () => {
  test('a screen is listed with its last report, under its key, and only a kiosk key can report', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const [one, two] = [randomUUID(), randomUUID()]
    expect(await sendHeartbeat(museum, kiosk, one)).toMatchObject({ location: null, order: null })
    await sendHeartbeat(museum, kiosk, two)
    await sendHeartbeat(museum, kiosk, one, null, { route: '/about', errors: 3, lastError: 'TypeError: no' })
    const { screens } = await museum.ask(calls.kiosks, {}, museum.moderator)
    expect(screens.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
    expect(screens.find(({ id }) => id === one)).toMatchObject({
      keyId: tokenHash(kiosk).slice(0, 16),
      keyLabel: 'test',
      name: null,
      location: null,
      facts: { ...facts, route: '/about', errors: 3, lastError: 'TypeError: no' },
      selfTest: null,
    })
    const [key] = await museum.ask(admin.kioskKeys)
    expect(Date.now() - Date.parse(key?.lastUsedAt ?? '')).toBeLessThan(60_000)
    for (const token of [museum.curator, museum.moderator, 'nobody']) {
      const { status } = await museum.send(calls.heartbeat, { body: {} }, token)
      expect(status).toBe(token === 'nobody' ? 401 : 403)
    }
    const long = { screen: one, executed: null, facts: { ...facts, lastError: 'x'.repeat(201) } }
    expect((await museum.send(calls.heartbeat, { body: long }, kiosk)).status).toBe(400)
    expect((await museum.send(calls.heartbeat, { body: { ...long, screen: 'me' } }, kiosk)).status).toBe(400)
  })

  test('a thousand screens in a minute are a few commits, and no list gets old by them @full', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const list = () => museum.app.inject('/api/user-story/device/1')
    const etag = (await list()).headers.etag
    const before = await museum.database.version(['user_story', 'device', 'media'])
    museum.statements.length = 0
    await Promise.all(Array.from({ length: 1000 }, () => sendHeartbeat(museum, kiosk, randomUUID())))
    const { screens } = await museum.ask(calls.kiosks)
    expect(screens).toHaveLength(1000)
    expect(museum.statements.filter((sql) => /^commit$/i.test(sql)).length).toBeLessThan(15)
    expect(await museum.database.version(['user_story', 'device', 'media'])).toBe(before)
    // The last of the heartbeats may still be on their way into the database.
    await expect
      .poll(async () => {
        museum.statements.length = 0
        const again = await museum.app.inject({
          url: '/api/user-story/device/1',
          headers: { 'if-none-match': String(etag) },
        })
        expect(again.statusCode).toBe(304)
        return museum.statements
      })
      .toEqual(sqlOfUnchangedList)
  })

  test('[ACCESS-07] a limited number of screens is stored per key, the most recent ones, and those silent for a season are removed', async () => {
    const museum = await startAdmin()
    const keyHash = tokenHash(await museum.kioskToken())
    const at = (index: number) => new Date(1_700_000_000_000 + index * 1000).toISOString()
    const heartbeats = Array.from({ length: 1003 }, (_, index) => ({
      id: randomUUID(),
      keyHash,
      seenAt: at(index),
      facts,
      executed: null,
    }))
    await museum.database.write((db) => saveHeartbeats(db, heartbeats))
    const kept = await kiosksForStaff(museum.database.db)
    expect(kept).toHaveLength(1000)
    expect(kept.at(-1)?.seenAt).toBe(at(3))
    const { screens } = await runUpkeep(museum.database, Date.parse(at(10)) + 100 * 86_400_000)
    expect(screens).toBe(8)
  })

  test('[ACCESS-07] a key that invents thousands of screens takes none of another key’s off the board, and none with a name', async () => {
    const museum = await startAdmin()
    const [hostile, kiosk] = [await museum.kioskToken(), await museum.kioskToken()]
    const [real, named] = [randomUUID(), randomUUID()]
    await Promise.all([sendHeartbeat(museum, kiosk, real), sendHeartbeat(museum, hostile, named)])
    await museum.ask(calls.kiosks)
    await museum.ask(calls.nameKiosk, { params: { screenId: named }, body: { name: 'Foyer', location: '' } })
    const keyHash = tokenHash(hostile)
    const invented = Array.from({ length: 6000 }, () => ({
      id: randomUUID(),
      keyHash,
      seenAt: new Date().toISOString(),
      facts,
      executed: null,
    }))
    await museum.database.write((db) => saveHeartbeats(db, invented))
    const { screens } = await museum.ask(calls.kiosks)
    expect(screens.map(({ id }) => id)).toEqual(expect.arrayContaining([real, named]))
    expect(screens.length).toBeLessThanOrEqual(1002)
    // And a season later the one with a name is still there.
    await runUpkeep(museum.database, Date.now() + 200 * 86_400_000)
    expect((await museum.ask(calls.kiosks)).screens.map(({ name }) => name)).toEqual(['Foyer'])
  })

  test('[ACCESS-07] a key that floods the server displaces no other screen @full', async () => {
    const { app, database, kioskToken } = await startAdmin()
    const [hostile, kiosk] = [tokenHash(await kioskToken()), tokenHash(await kioskToken())]
    const heartbeats = createHeartbeats(database, app.log)
    const take = (keyHash: string, id: string) =>
      heartbeats.take({ id, keyHash, seenAt: new Date().toISOString(), facts, executed: null })
    const real = randomUUID()
    for (let sent = 0; sent < 10_001; sent += 1) await take(hostile, randomUUID())
    await take(kiosk, real)
    await heartbeats.close()
    expect((await kiosksForStaff(database.db)).map(({ id }) => id)).toContain(real)
  })

  test('[ACCESS-08] a screen belongs to the key that came with it first, until that key is ended', async () => {
    const museum = await startAdmin()
    const first = await museum.ask(admin.createKioskKey, { body: { label: 'Foyer' } })
    const other = await museum.ask(admin.createKioskKey, { body: { label: 'Other' } })
    const screenId = randomUUID()
    const params = { screenId }
    await sendHeartbeat(museum, first.key, screenId)
    await museum.ask(calls.kiosks)
    await museum.ask(calls.nameKiosk, { params, body: { name: 'Foyer', location: 'Saal 1' } })
    await museum.ask(calls.reloadKiosk, { params, body: { when: 'now' } })
    const { order } = await sendHeartbeat(museum, first.key, screenId)
    const forged = { screen: screenId, executed: order?.id ?? null, facts: { ...facts, route: '/forged' } }
    const refused = await museum.send(calls.heartbeat, { body: forged }, other.key)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another kiosk key') },
    })
    const message = { kind: 'speaks', page: randomUUID(), claim: randomUUID() }
    const said = await museum.send(calls.groupPublish, { body: { screen: screenId, message } }, other.key)
    expect(said.status, 'the other screen’s room is not its own').toBe(409)
    const [seen] = (await museum.ask(calls.kiosks)).screens
    expect(seen).toMatchObject({ keyId: first.id, name: 'Foyer', facts: { route: facts.route } })
    expect(seen?.order).not.toBeNull()

    await museum.ask(admin.revokeKioskKey, { params: { keyId: first.id } })
    expect(await sendHeartbeat(museum, other.key, screenId)).toMatchObject({ location: 'Saal 1' })
    expect((await museum.ask(calls.kiosks)).screens).toMatchObject([{ keyId: other.id, name: 'Foyer' }])
  })

  test('[ACCESS-08] of two keys that come with a new screen at once, one has it', async () => {
    const museum = await startAdmin()
    const keys = [await museum.kioskToken(), await museum.kioskToken()]
    const screen = randomUUID()
    const send = (key: string) =>
      museum.send(calls.heartbeat, { body: { screen, executed: null, facts } }, key)
    await Promise.all(keys.map(send))
    const [seen] = (await museum.ask(calls.kiosks)).screens
    const statuses = await Promise.all(keys.map(async (key) => (await send(key)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(tokenHash(keys[statuses.indexOf(200)] ?? '').slice(0, 16)).toBe(seen?.keyId)
  })

  test('staff name it, have it reload until it says that it did, and forget it: all noted', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const screenId = randomUUID()
    await sendHeartbeat(museum, kiosk, screenId)
    const params = { screenId }
    expect((await museum.send(calls.nameKiosk, { params, body: { name: 'a', location: '' } })).status).toBe(
      404,
    )
    await museum.ask(calls.kiosks)
    await museum.ask(calls.nameKiosk, { params, body: { name: ' Beim Fenster ', location: 'Saal 2' } })
    expect((await museum.ask(calls.kiosks)).screens[0]).toMatchObject({
      name: 'Beim Fenster',
      location: 'Saal 2',
      hasOwnLocation: true,
    })
    expect((await sendHeartbeat(museum, kiosk, screenId)).location).toBe('Saal 2')

    await museum.ask(calls.reloadKiosk, { params, body: { when: 'now' } }, museum.moderator)
    const { order } = await sendHeartbeat(museum, kiosk, screenId)
    expect(order).toEqual({ id: expect.any(String), what: 'reload', when: 'now' })
    // The answer may be lost: the order stands until it is executed.
    expect((await sendHeartbeat(museum, kiosk, screenId)).order).toEqual(order)
    expect((await museum.ask(calls.kiosks)).screens[0]?.order).toMatchObject({ when: 'now', by: 'Milo' })
    expect((await sendHeartbeat(museum, kiosk, screenId, order?.id)).order).toBeNull()
    expect((await museum.ask(calls.kiosks)).screens[0]?.order).toBeNull()
    expect((await sendHeartbeat(museum, kiosk, screenId)).order).toBeNull()

    const results = [
      { check: 'sounds', outcome: 'passed' },
      { check: 'microphone', outcome: 'failed' },
    ]
    await museum.ask(calls.reportSelfTest, { params, body: { results } }, museum.moderator)
    expect((await museum.ask(calls.kiosks)).screens[0]?.selfTest).toMatchObject({ by: 'Milo', results })
    await sendHeartbeat(museum, kiosk, screenId)
    await museum.ask(calls.forgetKiosk, { params })
    expect((await museum.ask(calls.kiosks)).screens).toEqual([])
    expect((await museum.send(calls.forgetKiosk, { params })).status).toBe(404)
    const { entries } = await museum.ask(admin.audit, { query: { item: 'screen' } })
    expect(entries.map(({ action, by, item }) => [action, by, item.name])).toEqual([
      ['screen.forget', 'Cora', 'Beim Fenster'],
      ['screen.selfTest', 'Milo', 'Beim Fenster'],
      ['screen.reload', 'Milo', 'Beim Fenster'],
      ['screen.name', 'Cora', 'Beim Fenster'],
    ])
    expect(entries[1]?.after).toEqual({ failed: ['microphone'] })
  })

  test('[HOURS-08] only the kiosk program restarts the machine of a screen, when no visitor is there: noted', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const screenId = randomUUID()
    await sendHeartbeat(museum, kiosk, screenId)
    await museum.ask(calls.kiosks)
    const params = { screenId }
    expect(await museum.send(calls.restartKiosk, { params }, museum.moderator)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('You can only reload its page') },
    })
    const by = { restartsBy: 'systemctl reboot' }
    await sendHeartbeat(museum, kiosk, screenId, null, by)
    await museum.ask(calls.kiosks)
    await museum.ask(calls.restartKiosk, { params }, museum.moderator)
    const { order } = await sendHeartbeat(museum, kiosk, screenId, null, by)
    expect(order).toEqual({ id: expect.any(String), what: 'restart', when: 'alone' })
    expect((await museum.ask(calls.kiosks)).screens[0]).toMatchObject({
      order: { what: 'restart', by: 'Milo' },
      facts: by,
    })
    expect((await sendHeartbeat(museum, kiosk, screenId, order?.id, by)).order).toBeNull()
    expect((await museum.ask(calls.kiosks)).screens[0]?.order).toBeNull()
    const { entries } = await museum.ask(admin.audit, { query: { item: 'screen' } })
    expect(entries.map(({ action, by: who }) => [action, who])).toEqual([['screen.restart', 'Milo']])
  })

  test('a screen reports its own self-test; checks that were not run keep the result that staff found', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const screen = randomUUID()
    const tell = (results: { check: 'server' | 'speaker'; outcome: 'passed' | 'failed' }[]) =>
      museum.ask(calls.heartbeat, { body: { screen, executed: null, facts, selfTest: results } }, kiosk)
    const tested = async () => (await museum.ask(calls.kiosks)).screens[0]?.selfTest
    // It is new, and has a row all the same.
    await tell([{ check: 'server', outcome: 'failed' }])
    expect(await tested()).toMatchObject({ by: null, results: [{ check: 'server', outcome: 'failed' }] })
    const results = [{ check: 'speaker' as const, outcome: 'failed' as const }]
    await museum.ask(calls.reportSelfTest, { params: { screenId: screen }, body: { results } })
    await tell([{ check: 'server', outcome: 'passed' }])
    expect(await tested()).toMatchObject({
      by: null,
      results: [{ check: 'server', outcome: 'passed' }, ...results],
    })
  })

  test('a request during a running write waits for it', async () => {
    const { app, database, kioskToken } = await startAdmin()
    const keyHash = tokenHash(await kioskToken())
    const held = Promise.withResolvers<void>()
    const write: typeof database.write = async (job) => {
      await held.promise
      return database.write(job)
    }
    const heartbeats = createHeartbeats({ db: database.db, write }, app.log)
    const id = randomUUID()
    await heartbeats.take({ id, keyHash, seenAt: new Date().toISOString(), facts, executed: null })
    const begun = heartbeats.keep()
    let isThere = false
    const asked = heartbeats.keep().then(() => (isThere = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isThere).toBe(false)
    held.resolve()
    await Promise.all([begun, asked])
    expect((await kiosksForStaff(database.db)).map((screen) => screen.id)).toEqual([id])
  })

  test('pending reports are stored when the server closes', async () => {
    const museum = await startAdmin()
    const kiosk = await museum.kioskToken()
    const id = randomUUID()
    await sendHeartbeat(museum, kiosk, id)
    await museum.app.close()
    expect((await kiosksForStaff(museum.database.db)).map((screen) => screen.id)).toEqual([id])
  })
})

describe('[ADMIN-09] the server itself', () => {
  test('says that it works, to anyone and without secrets', async () => {
    const { app, database } = await startAdmin()
    const answer = await app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      status: 'ok',
      now: expect.any(String),
      version: null,
      upSeconds: expect.any(Number),
    })
    await database.close()
    // Of a file that cannot be read nobody knows when it can be; a database that is away may come back (503).
    expect((await app.inject('/api/health')).statusCode).toBe(inject('postgres') === undefined ? 500 : 503)
  })

  test('reports database, disk, backup and pending jobs to staff', async () => {
    const dir = makeFolder()
    const museum = await startAdmin({ DATA_DIR: dir })
    const before = await museum.ask(calls.healthReport, {}, museum.moderator)
    expect(before).toMatchObject({ lastBackupAt: null, databaseBytes: null })
    expect(before.disk?.freeBytes).toBeGreaterThan(0)
    expect(before.work.waiting).toBeGreaterThan(0)
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'nachklang.sqlite'), 'x'.repeat(1000))
    await noteBackup(dir)
    const after = await museum.ask(calls.healthReport)
    expect(after.databaseBytes).toBe(1000)
    expect(Date.now() - Date.parse(after.lastBackupAt ?? '')).toBeLessThan(60_000)
  })

  test('names the client that it hands out by its entry, also when that is another', async () => {
    const dist = makeFolder()
    const version = clientVersion(dist)
    expect(await version()).toBeNull()
    const page = (name: string) =>
      `<script src="/a.js"></script><script type="module" crossorigin src="/assets/${name}.js">`
    writeFileSync(join(dist, 'index.html'), page('Bq_1-x'))
    expect(await version()).toBe('Bq_1-x')
    expect(versionOfPage('<p>')).toBeNull()
  })
})
