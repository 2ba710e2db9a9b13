import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/screenRoutes.ts'
import { clientVersion, versionOfPage } from '#server/clientVersion.ts'
import { noteBackup } from '#server/db/lastBackup.ts'
import { saveHeartbeats, screensForStaff } from '#server/repositories/screens.ts'
import { createHeartbeats } from '#server/screens/heartbeats.ts'
import { tokenHash } from '#server/secrets.ts'
import { keepUp } from '#server/upkeep.ts'
import { startAdmin } from './adminHelpers.ts'
import type { AdminApp } from './adminHelpers.ts'
import { makeFolder, sqlOfUnchangedList } from './helpers.ts'
import { facts } from './screenFacts.ts'

const sendHeartbeat = (
  house: AdminApp,
  kiosk: string,
  screen: string,
  obeyed: string | null = null,
  more = {},
) => house.ask(calls.heartbeat, { body: { screen, obeyed, facts: { ...facts, ...more } } }, kiosk)

describe('[ADMIN-09] signs of life', () => {
  test('a screen is told of with what it said last, under its key, and only a kiosk key speaks for one', async () => {
    const house = await startAdmin()
    const kiosk = await house.kioskToken()
    const [one, two] = [randomUUID(), randomUUID()]
    expect(await sendHeartbeat(house, kiosk, one)).toMatchObject({ room: null, order: null })
    await sendHeartbeat(house, kiosk, two)
    await sendHeartbeat(house, kiosk, one, null, { route: '/about', errors: 3, lastError: 'TypeError: no' })
    const { screens } = await house.ask(calls.screens, {}, house.moderator)
    expect(screens.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
    expect(screens.find(({ id }) => id === one)).toMatchObject({
      keyId: tokenHash(kiosk).slice(0, 16),
      keyLabel: 'test',
      name: null,
      room: null,
      facts: { ...facts, route: '/about', errors: 3, lastError: 'TypeError: no' },
      selfTest: null,
    })
    const [key] = await house.ask(admin.kioskKeys)
    expect(Date.now() - Date.parse(key?.lastUsedAt ?? '')).toBeLessThan(60_000)
    for (const token of [house.curator, house.moderator, 'nobody']) {
      const { status } = await house.send(calls.heartbeat, { body: {} }, token)
      expect(status).toBe(token === 'nobody' ? 401 : 403)
    }
    const long = { screen: one, obeyed: null, facts: { ...facts, lastError: 'x'.repeat(201) } }
    expect((await house.send(calls.heartbeat, { body: long }, kiosk)).status).toBe(400)
    expect((await house.send(calls.heartbeat, { body: { ...long, screen: 'me' } }, kiosk)).status).toBe(400)
  })

  test('a thousand screens in a minute are a few commits, and no list gets old by them', async () => {
    const house = await startAdmin()
    const kiosk = await house.kioskToken()
    const list = () => house.app.inject('/api/user-story/device/1')
    const etag = (await list()).headers.etag
    const before = await house.database.version(['user_story', 'device', 'media'])
    house.statements.length = 0
    await Promise.all(Array.from({ length: 1000 }, () => sendHeartbeat(house, kiosk, randomUUID())))
    const { screens } = await house.ask(calls.screens)
    expect(screens).toHaveLength(1000)
    expect(house.statements.filter((sql) => sql === 'COMMIT').length).toBeLessThan(15)
    expect(await house.database.version(['user_story', 'device', 'media'])).toBe(before)
    house.statements.length = 0
    const again = await house.app.inject({
      url: '/api/user-story/device/1',
      headers: { 'if-none-match': String(etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(house.statements).toEqual(sqlOfUnchangedList)
  })

  test('[ACCESS-07] only so many are kept of a key, those heard of last, and those of a season ago go', async () => {
    const house = await startAdmin()
    const keyHash = tokenHash(await house.kioskToken())
    const at = (index: number) => new Date(1_700_000_000_000 + index * 1000).toISOString()
    const heartbeats = Array.from({ length: 1003 }, (_, index) => ({
      id: randomUUID(),
      keyHash,
      seenAt: at(index),
      facts,
      obeyed: null,
    }))
    await house.database.write((db) => saveHeartbeats(db, heartbeats))
    const kept = await screensForStaff(house.database.db)
    expect(kept).toHaveLength(1000)
    expect(kept.at(-1)?.seenAt).toBe(at(3))
    const { screens } = await keepUp(house.database, Date.parse(at(10)) + 100 * 86_400_000)
    expect(screens).toBe(8)
  })

  test('[ACCESS-07] a key that invents thousands of screens takes none of another key’s off the board, and none with a name', async () => {
    const house = await startAdmin()
    const [hostile, kiosk] = [await house.kioskToken(), await house.kioskToken()]
    const [real, named] = [randomUUID(), randomUUID()]
    await Promise.all([sendHeartbeat(house, kiosk, real), sendHeartbeat(house, hostile, named)])
    await house.ask(calls.screens)
    await house.ask(calls.nameScreen, { params: { screenId: named }, body: { name: 'Foyer', room: '' } })
    const keyHash = tokenHash(hostile)
    const invented = Array.from({ length: 6000 }, () => ({
      id: randomUUID(),
      keyHash,
      seenAt: new Date().toISOString(),
      facts,
      obeyed: null,
    }))
    await house.database.write((db) => saveHeartbeats(db, invented))
    const { screens } = await house.ask(calls.screens)
    expect(screens.map(({ id }) => id)).toEqual(expect.arrayContaining([real, named]))
    expect(screens.length).toBeLessThanOrEqual(1002)
    // And a season later the one with a name is still there.
    await keepUp(house.database, Date.now() + 200 * 86_400_000)
    expect((await house.ask(calls.screens)).screens.map(({ name }) => name)).toEqual(['Foyer'])
  })

  test('[ACCESS-07] a key that floods the server takes no other screen’s turn to be kept', async () => {
    const { app, database, kioskToken } = await startAdmin()
    const [hostile, kiosk] = [tokenHash(await kioskToken()), tokenHash(await kioskToken())]
    const heartbeats = createHeartbeats(database, app.log)
    const take = (keyHash: string, id: string) =>
      heartbeats.take({ id, keyHash, seenAt: new Date().toISOString(), facts, obeyed: null })
    const real = randomUUID()
    for (let sent = 0; sent < 10_001; sent += 1) await take(hostile, randomUUID())
    await take(kiosk, real)
    await heartbeats.close()
    expect((await screensForStaff(database.db)).map(({ id }) => id)).toContain(real)
  })

  test('[ACCESS-08] a screen belongs to the key that came with it first, until that key is ended', async () => {
    const house = await startAdmin()
    const first = await house.ask(admin.createKioskKey, { body: { label: 'Foyer' } })
    const other = await house.ask(admin.createKioskKey, { body: { label: 'Other' } })
    const screenId = randomUUID()
    const params = { screenId }
    await sendHeartbeat(house, first.key, screenId)
    await house.ask(calls.screens)
    await house.ask(calls.nameScreen, { params, body: { name: 'Foyer', room: 'Saal 1' } })
    await house.ask(calls.reloadScreen, { params, body: { when: 'now' } })
    const { order } = await sendHeartbeat(house, first.key, screenId)
    const forged = { screen: screenId, obeyed: order?.id ?? null, facts: { ...facts, route: '/forged' } }
    const refused = await house.send(calls.heartbeat, { body: forged }, other.key)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another kiosk key') },
    })
    const message = { kind: 'speaks', page: randomUUID(), claim: randomUUID() }
    const said = await house.send(calls.roomSay, { body: { screen: screenId, message } }, other.key)
    expect(said.status, 'the other screen’s room is not its own').toBe(409)
    const [seen] = (await house.ask(calls.screens)).screens
    expect(seen).toMatchObject({ keyId: first.id, name: 'Foyer', facts: { route: facts.route } })
    expect(seen?.order).not.toBeNull()

    await house.ask(admin.revokeKioskKey, { params: { keyId: first.id } })
    expect(await sendHeartbeat(house, other.key, screenId)).toMatchObject({ room: 'Saal 1' })
    expect((await house.ask(calls.screens)).screens).toMatchObject([{ keyId: other.id, name: 'Foyer' }])
  })

  test('[ACCESS-08] of two keys that come with a new screen at once, one has it', async () => {
    const house = await startAdmin()
    const keys = [await house.kioskToken(), await house.kioskToken()]
    const screen = randomUUID()
    const send = (key: string) => house.send(calls.heartbeat, { body: { screen, obeyed: null, facts } }, key)
    await Promise.all(keys.map(send))
    const [seen] = (await house.ask(calls.screens)).screens
    const statuses = await Promise.all(keys.map(async (key) => (await send(key)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(tokenHash(keys[statuses.indexOf(200)] ?? '').slice(0, 16)).toBe(seen?.keyId)
  })

  test('staff name it, have it reload until it says that it did, and forget it: all noted', async () => {
    const house = await startAdmin()
    const kiosk = await house.kioskToken()
    const screenId = randomUUID()
    await sendHeartbeat(house, kiosk, screenId)
    const params = { screenId }
    expect((await house.send(calls.nameScreen, { params, body: { name: 'a', room: '' } })).status).toBe(404)
    await house.ask(calls.screens)
    await house.ask(calls.nameScreen, { params, body: { name: ' Beim Fenster ', room: 'Saal 2' } })
    expect((await house.ask(calls.screens)).screens[0]).toMatchObject({
      name: 'Beim Fenster',
      room: 'Saal 2',
      hasOwnRoom: true,
    })
    expect((await sendHeartbeat(house, kiosk, screenId)).room).toBe('Saal 2')

    await house.ask(calls.reloadScreen, { params, body: { when: 'now' } }, house.moderator)
    const { order } = await sendHeartbeat(house, kiosk, screenId)
    expect(order).toEqual({ id: expect.any(String), when: 'now' })
    // The answer may be lost: the order stands until it is executed.
    expect((await sendHeartbeat(house, kiosk, screenId)).order).toEqual(order)
    expect((await house.ask(calls.screens)).screens[0]?.order).toMatchObject({ when: 'now', by: 'Milo' })
    expect((await sendHeartbeat(house, kiosk, screenId, order?.id)).order).toBeNull()
    expect((await house.ask(calls.screens)).screens[0]?.order).toBeNull()
    expect((await sendHeartbeat(house, kiosk, screenId)).order).toBeNull()

    const results = [
      { check: 'sounds', outcome: 'passed' },
      { check: 'microphone', outcome: 'failed' },
    ]
    await house.ask(calls.reportSelfTest, { params, body: { results } }, house.moderator)
    expect((await house.ask(calls.screens)).screens[0]?.selfTest).toMatchObject({ by: 'Milo', results })
    await sendHeartbeat(house, kiosk, screenId)
    await house.ask(calls.forgetScreen, { params })
    expect((await house.ask(calls.screens)).screens).toEqual([])
    expect((await house.send(calls.forgetScreen, { params })).status).toBe(404)
    const { entries } = await house.ask(admin.audit, { query: { item: 'screen' } })
    expect(entries.map(({ action, by, item }) => [action, by, item.name])).toEqual([
      ['screen.forget', 'Cora', 'Beim Fenster'],
      ['screen.selfTest', 'Milo', 'Beim Fenster'],
      ['screen.reload', 'Milo', 'Beim Fenster'],
      ['screen.name', 'Cora', 'Beim Fenster'],
    ])
    expect(entries[1]?.after).toEqual({ failed: ['microphone'] })
  })

  test('who asks for what is being kept already waits for it', async () => {
    const { app, database, kioskToken } = await startAdmin()
    const keyHash = tokenHash(await kioskToken())
    const held = Promise.withResolvers<void>()
    const write: typeof database.write = async (job) => {
      await held.promise
      return database.write(job)
    }
    const heartbeats = createHeartbeats({ db: database.db, write }, app.log)
    const id = randomUUID()
    await heartbeats.take({ id, keyHash, seenAt: new Date().toISOString(), facts, obeyed: null })
    const begun = heartbeats.keep()
    let isThere = false
    const asked = heartbeats.keep().then(() => (isThere = true))
    await new Promise((resolve) => setImmediate(resolve))
    expect(isThere).toBe(false)
    held.resolve()
    await Promise.all([begun, asked])
    expect((await screensForStaff(database.db)).map((screen) => screen.id)).toEqual([id])
  })

  test('what waits to be kept is kept when the server closes', async () => {
    const house = await startAdmin()
    const kiosk = await house.kioskToken()
    const id = randomUUID()
    await sendHeartbeat(house, kiosk, id)
    await house.app.close()
    expect((await screensForStaff(house.database.db)).map((screen) => screen.id)).toEqual([id])
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

  test('tells staff of database, disk, backup and the work that waits', async () => {
    const dir = makeFolder()
    const house = await startAdmin({ DATA_DIR: dir })
    const before = await house.ask(calls.houseHealth, {}, house.moderator)
    expect(before).toMatchObject({ lastBackupAt: null, databaseBytes: null })
    expect(before.disk?.freeBytes).toBeGreaterThan(0)
    expect(before.work.waiting).toBeGreaterThan(0)
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'nachklang.sqlite'), 'x'.repeat(1000))
    await noteBackup(dir)
    const after = await house.ask(calls.houseHealth)
    expect(after.databaseBytes).toBe(1000)
    expect(Date.now() - Date.parse(after.lastBackupAt ?? '')).toBeLessThan(60_000)
  })

  test('names the client that it hands out by its first script, also when that is another', async () => {
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
