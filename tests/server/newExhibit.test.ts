import { expect, test } from 'vitest'
import { exhibits, narratedDevices } from '#content/exhibits/index.ts'
import { exhibitDeviceIdsFrom } from '#contract/limits.ts'
import { seed } from '#server/db/seed.ts'
import { gameBoyDevice, gameBoyExhibit } from '#tests/fixtures/gameBoy.ts'
import { startTestApp, type TestApp } from './helpers.ts'

const devices = [...narratedDevices, gameBoyDevice]
const own = { id: 7, name: { de: 'Im Schulsack', en: 'In the school bag' } }
const upgrade = ({ database }: TestApp) =>
  seed(database, devices, [...exhibits, { ...gameBoyExhibit, exhibition: own }])
const gameBoyId = gameBoyExhibit.device.id

const share = async ({ app }: TestApp, deviceName: string) => {
  const url = '/api/user-story/submit-text/new-device/exhibition/1'
  const payload = { storyText: 'Unter der Bank, in der Mathematik.', deviceName, exhibitionId: 1 }
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
}
const deviceOf = ({ database: { db } }: TestApp, id: number) =>
  db.selectFrom('device').select(['name', 'state']).where('id', '=', id).executeTakeFirst()
const storiesOf = ({ database: { db } }: TestApp, id: number) =>
  db.selectFrom('user_story').select(['text_de', 'sample']).where('device_id', '=', id).execute()
const shownIn = async ({ app }: TestApp, exhibition: number): Promise<{ id: number; name: string }[]> =>
  (await app.inject(`/api/device/exhibition/${exhibition}`)).json()

test('[EXH-02] the device of a new exhibit comes into a database that exists, with all that belongs to it', async () => {
  const test = await startTestApp()
  const before = await shownIn(test, 1)
  await upgrade(test)
  expect(await shownIn(test, 1)).toEqual([...before, gameBoyExhibit.device])
  expect(await shownIn(test, own.id)).toEqual([gameBoyExhibit.device])
  expect(await storiesOf(test, gameBoyId)).toEqual([
    { text_de: 'Ich spielte mit der Taschenlampe.', sample: 1 },
  ])
  const orders = await test.database.db
    .selectFrom('device_story')
    .select(['language', 'state'])
    .where('device_id', '=', gameBoyId)
    .orderBy('language')
    .execute()
  expect(orders).toEqual(['de', 'en'].map((language) => ({ language, state: 'pending' })))
})

test('[EXH-02] it comes once: what staff change and remove stays so at the next start', async () => {
  const test = await startTestApp()
  await upgrade(test)
  await test.exec(`update device set state = 'hidden', name = 'Grey brick' where id = ${gameBoyId}`)
  await test.exec('delete from story_work')
  await test.exec('delete from user_story where sample = 1')
  await upgrade(test)
  expect(await deviceOf(test, gameBoyId)).toEqual({ name: 'Grey brick', state: 'hidden' })
  expect(await storiesOf(test, gameBoyId)).toEqual([])
})

test('[EXH-02] where staff have removed the sample stories, it brings none', async () => {
  const test = await startTestApp()
  await test.exec('delete from story_work')
  await test.exec('delete from user_story where sample = 1')
  await upgrade(test)
  expect(await deviceOf(test, gameBoyId)).toMatchObject({ name: 'Game Boy' })
  expect(await storiesOf(test, gameBoyId)).toEqual([])
})

test('[EXH-02] what visitors told of it before it was an exhibit comes along', async () => {
  const test = await startTestApp()
  await share(test, 'game  BOY')
  await upgrade(test)
  expect(await storiesOf(test, gameBoyId)).toContainEqual({
    text_de: 'Unter der Bank, in der Mathematik.',
    sample: 0,
  })
  expect(await deviceOf(test, 6)).toEqual({ name: 'game BOY (6)', state: 'hidden' })
  expect(await storiesOf(test, 6)).toEqual([])
})

test('[EXH-02] devices that visitors name afterwards leave the ids of further exhibits free', async () => {
  const test = await startTestApp()
  await upgrade(test)
  for (const [index, name] of ['Minitel', 'Tamagotchi'].entries()) {
    await share(test, name)
    expect(await deviceOf(test, 6 + index)).toMatchObject({ name })
  }
  const { max } = await test.database.db
    .selectFrom('device')
    .select((device) => device.fn.max('id').as('max'))
    .executeTakeFirstOrThrow()
  expect(max).toBe(exhibitDeviceIdsFrom)
})
