import { expect, test } from 'vitest'
import { exhibits } from '#content/exhibits/index.ts'
import { narratedDevices } from '#content/exhibits/narratedDevices.ts'
import { seed } from '#server/devices/seed.ts'
import { weatherHouseDevice, weatherHouseExhibit } from '#tests/fixtures/weatherHouse.ts'
import { startTestApp, type TestApp } from '../helpers.ts'

const devices = [...narratedDevices, weatherHouseDevice]
const own = { id: 7, name: { de: 'In der Stube', en: 'In the parlour' } }
const upgrade = ({ database }: TestApp) =>
  seed(database, devices, [...exhibits, { ...weatherHouseExhibit, exhibition: own }])
const weatherHouseId = weatherHouseExhibit.device.id

const share = async ({ app }: TestApp, deviceName: string) => {
  const url = '/api/user-story/submit-text/new-device/exhibition/1'
  const payload = { storyText: 'Es hing in der Stube.', deviceName, exhibitionId: 1 }
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
  expect(await shownIn(test, 1)).toEqual([...before, weatherHouseExhibit.device])
  expect(await shownIn(test, own.id)).toEqual([weatherHouseExhibit.device])
  expect(await storiesOf(test, weatherHouseId)).toEqual([{ text_de: 'Bei Regen kam er heraus.', sample: 1 }])
  const orders = await test.database.db
    .selectFrom('job')
    .select(['language', 'state'])
    .where('kind', '=', 'narration')
    .where('subject', '=', weatherHouseId)
    .orderBy('language')
    .execute()
  expect(orders).toEqual(['de', 'en'].map((language) => ({ language, state: 'pending' })))
})

test('[EXH-02] it is added once: changes and deletions by staff survive the next start', async () => {
  const test = await startTestApp()
  await upgrade(test)
  await test.exec(`update device set state = 'hidden', name = 'Little house' where id = ${weatherHouseId}`)
  await test.exec('delete from user_story where sample = 1')
  await upgrade(test)
  expect(await deviceOf(test, weatherHouseId)).toEqual({ name: 'Little house', state: 'hidden' })
  expect(await storiesOf(test, weatherHouseId)).toEqual([])
})

test('[EXH-02] where staff have removed the sample stories, it brings none', async () => {
  const test = await startTestApp()
  await test.exec('delete from user_story where sample = 1')
  await upgrade(test)
  expect(await deviceOf(test, weatherHouseId)).toMatchObject({ name: 'Weather house' })
  expect(await storiesOf(test, weatherHouseId)).toEqual([])
})

test('[EXH-02] stories that visitors left about it before it was an exhibit move to it', async () => {
  const test = await startTestApp()
  await share(test, 'weather  HOUSE')
  await upgrade(test)
  expect(await storiesOf(test, weatherHouseId)).toContainEqual({
    text_de: 'Es hing in der Stube.',
    sample: 0,
  })
  expect(await deviceOf(test, 6)).toEqual({ name: 'weather HOUSE (6)', state: 'hidden' })
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
  expect(max).toBe(weatherHouseId)
})
