import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/kioskRoutes.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { removeKiosks } from '#server/kiosks/heartbeats.ts'
import { startAdmin } from '../adminHelpers.ts'
import { facts } from '../kioskFacts.ts'

async function startWithKiosk() {
  const museum = await startAdmin()
  const kiosk = await museum.kioskToken()
  const [key] = await museum.ask(admin.kioskKeys)
  await museum.ask(calls.setKeyGroup, { params: { keyId: key?.id ?? '' }, body: { location: 'Hall 1' } })
  const screen = randomUUID()
  const hear = async (id = screen) =>
    (await museum.ask(calls.heartbeat, { body: { screen: id, executed: null, facts } }, kiosk)).settings
  await hear()
  // Keeps what the kiosk told.
  await museum.ask(calls.kiosks)
  const params = { screenId: screen }
  /** As somebody does who has just looked. */
  const set = async (settings: KioskSettings) => {
    const { revision = 0 } = (await museum.ask(calls.kiosks)).screens.find(({ id }) => id === screen) ?? {}
    return museum.send(calls.setKiosk, { params, body: { settings, revision } })
  }
  const setLocation = async (settings: KioskSettings, location = 'Hall 1') => {
    const { revision = 0 } =
      (await museum.ask(calls.kiosks)).locations.find(({ name }) => name === location) ?? {}
    return museum.send(calls.setLocation, { body: { location, settings, revision } })
  }
  return { museum, kiosk, screen, params, hear, set, setLocation }
}

const hours = {
  timeZone: 'Europe/Zurich',
  week: Array.from({ length: 7 }, () => [{ from: '10:00', to: '17:00' }]),
  exceptions: [{ date: '2026-12-25', spans: [] }],
}

test('[KSET-01] a kiosk gets its own settings before those of its location, field by field, also when it is new', async () => {
  const { museum, hear, set, setLocation, screen } = await startWithKiosk()
  expect(await hear()).toEqual({})
  expect((await setLocation({ volume: 80, language: 'de', hours })).status).toBe(200)
  expect(await hear()).toEqual({ volume: 80, language: 'de', hours })
  expect(await hear(randomUUID())).toEqual({ volume: 80, language: 'de', hours })
  expect((await set({ volume: 0, firstExhibit: 'tape' })).status).toBe(200)
  expect(await hear()).toEqual({ volume: 0, firstExhibit: 'tape', language: 'de', hours })
  const { screens, locations } = await museum.ask(calls.kiosks, {}, museum.moderator)
  expect(screens.find(({ id }) => id === screen)?.settings).toEqual({ volume: 0, firstExhibit: 'tape' })
  expect(locations).toEqual([
    { name: 'Hall 1', settings: { volume: 80, language: 'de', hours }, revision: 1 },
  ])
  // In another room that one's count; what is empty is set no more.
  await museum.ask(calls.nameKiosk, { params: { screenId: screen }, body: { name: '', location: 'Hall 2' } })
  expect(await hear()).toEqual({ volume: 0, firstExhibit: 'tape' })
  await set({})
  await setLocation({})
  expect(await hear()).toEqual({})
  expect((await museum.ask(calls.kiosks)).locations).toEqual([{ name: 'Hall 1', settings: {}, revision: 2 }])
})

test('[KSET-05] who set what, and the values before, are in the activity list', async () => {
  const { museum, screen, set, setLocation } = await startWithKiosk()
  await set({ volume: 80, language: 'en' })
  await set({ volume: 50, language: 'en' })
  // Nothing is changed.
  await set({ language: 'en', volume: 50 })
  await setLocation({ idleSeconds: 90 })
  const entriesOf = async (item: 'screen' | 'location', itemId: string) =>
    (await museum.ask(admin.audit, { query: { item, itemId, action: `${item}.settings` } })).entries
  expect(await entriesOf('screen', screen)).toMatchObject([
    { by: 'Cora', before: { volume: 80 }, after: { volume: 50 } },
    { by: 'Cora', before: { volume: null, language: null }, after: { volume: 80, language: 'en' } },
  ])
  expect(await entriesOf('location', 'Hall 1')).toMatchObject([
    { by: 'Cora', before: { idleSeconds: null }, after: { idleSeconds: 90 } },
  ])
})

test('[KSET-03] an invalid value is named, and changes nothing', async () => {
  const { museum, params, hear, set, setLocation } = await startWithKiosk()
  const said = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    return [status, body !== null && typeof body === 'object' && 'message' in body ? body.message : null]
  }
  expect(await said(set({ exhibits: [] }))).toEqual([
    400,
    'settings.exhibits: must name at least one exhibit',
  ])
  expect(await said(set({ exhibits: ['tape'], firstExhibit: 'imac' }))).toEqual([
    400,
    expect.stringMatching(/^‘.+’ is not shown\. Choose another start page, or show this exhibit\.$/),
  ])
  expect(await said(set({ exhibits: ['fax'] }))).toEqual([
    400,
    'There is no exhibit ‘fax’. Choose another one.',
  ])
  expect(await said(set({ hours: { ...hours, timeZone: 'Bern' } }))).toEqual([
    400,
    'settings.hours.timeZone: must be a time zone such as Europe/Zurich',
  ])
  expect(await said(set({ hours: { ...hours, week: hours.week.map(() => []), exceptions: [] } }))).toEqual([
    400,
    'settings.hours: must be open at some time',
  ])
  expect(await said(set({ idleSeconds: 5 }))).toEqual([400, 'settings.idleSeconds: must be at least 60'])
  expect(await hear()).toEqual({})
  // What a location shows must contain the first exhibits of its kiosks.
  await set({ firstExhibit: 'imac' })
  expect(await said(setLocation({ exhibits: ['tape'] }))).toEqual([
    400,
    expect.stringMatching(/show this exhibit\. It is the start page of the screen ‘test’\.$/),
  ])
  expect(await hear()).toEqual({ firstExhibit: 'imac' })
  const body = { settings: {}, revision: 0 }
  expect((await museum.send(calls.setKiosk, { params, body }, museum.moderator)).status).toBe(403)
  const nobody = { screenId: randomUUID() }
  expect((await museum.send(calls.setKiosk, { params: nobody, body })).status).toBe(404)
})

test('[KSET-01] a kiosk with settings stays when it has long been silent', async () => {
  const { museum, set, screen } = await startWithKiosk()
  await set({ volume: 40 })
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const forget = () => museum.database.write((writing) => removeKiosks(writing, later))
  expect(await forget()).toBe(0)
  await set({})
  expect(await forget()).toBe(1)
  expect((await museum.ask(calls.kiosks)).screens.map(({ id }) => id)).not.toContain(screen)
})

test('[KSET-07] of two who change the same settings the second sees who was first and the present values', async () => {
  const { museum, params, hear, setLocation } = await startWithKiosk()
  const settings = { volume: 70 }
  expect((await museum.send(calls.setKiosk, { params, body: { settings, revision: 0 } })).status).toBe(200)
  const late = { settings: { volume: 10 }, revision: 0 }
  const conflict = {
    changedBy: 'Cora',
    changedAt: expect.any(String),
    message: expect.stringMatching(/^Cora has changed these settings meanwhile \(.* UTC\)\. Nothing was/),
  }
  expect(await museum.send(calls.setKiosk, { params, body: late })).toMatchObject({
    status: 409,
    body: { ...conflict, current: { settings, revision: 1 } },
  })
  expect(await hear()).toEqual(settings)
  // A room of which nothing is set any more is known to have been set.
  await setLocation({ volume: 20 })
  await setLocation({})
  await setLocation({ idleSeconds: 90 })
  expect(
    await museum.send(calls.setLocation, { body: { location: 'Hall 1', ...late, revision: 1 } }),
  ).toMatchObject({
    status: 409,
    body: { ...conflict, current: { settings: { idleSeconds: 90 }, revision: 3 } },
  })
})
