import type { Exhibit } from '#content/exhibits/exhibit.ts'
import { exhibits as allExhibits } from '#content/exhibits/index.ts'
import { narratedDevices as allDevices } from '#content/exhibits/narratedDevices.ts'
import { mainExhibitionName } from '#content/exhibits/mainExhibitionName.ts'
import type { NarratedDevice } from '#content/exhibits/narratedDevice.ts'
import { languages } from '#contract/common.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { deviceNameKey, nextPosition } from './repository.ts'
import { orderFirstJob, orderJob } from '#server/jobs/repository.ts'
import type { Database } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'

/** Adds missing devices, with their exhibitions, sample stories, and jobs for narrations and pictures. */
export async function seed(
  { db, write }: Database,
  devices: readonly NarratedDevice[] = allDevices,
  exhibits: readonly Exhibit[] = allExhibits,
): Promise<void> {
  if ((await newAmong(db, devices)).length === 0) return
  await write(async (writing) => {
    // Another server may have been first.
    const added = await newAmong(writing, devices)
    const takesSamples = await hasSamples(writing, devices.length - added.length)
    for (const device of added) await addDevice(writing, device, exhibits, takesSamples)
  })
}

async function newAmong(db: Db, devices: readonly NarratedDevice[]): Promise<readonly NarratedDevice[]> {
  const known = await db.selectFrom('device').select('id').execute()
  return devices.filter(({ device }) => !known.some(({ id }) => id === device.id))
}

/** Staff may have removed all sample stories; then none are added. */
async function hasSamples(db: Db, knownDevices: number): Promise<boolean> {
  if (knownDevices === 0) return true
  const sample = await db.selectFrom('user_story').select('id').where('sample', '=', 1).limit(1).execute()
  return sample.length > 0
}

async function addDevice(
  db: Db,
  { device, sampleStories }: NarratedDevice,
  exhibits: readonly Exhibit[],
  takesSamples: boolean,
): Promise<void> {
  const { id, name } = device
  const now = timestamp()
  const namesake = await makeSpaceFor(db, name)
  await db
    .insertInto('device')
    .values({ id, name, name_key: deviceNameKey(name), position: nextPosition, created_at: now })
    .execute()
  if (namesake !== undefined)
    await db.updateTable('user_story').set({ device_id: id }).where('device_id', '=', namesake).execute()
  const own = exhibits.find((exhibit) => exhibit.device?.id === id)?.exhibition
  for (const exhibition of [{ id: mainExhibitionId, name: mainExhibitionName }, ...(own ? [own] : [])]) {
    await db
      .insertInto('exhibition')
      .values({ id: exhibition.id, name: exhibition.name.de })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db.insertInto('exhibition_device').values({ exhibition_id: exhibition.id, device_id: id }).execute()
  }
  for (const story of takesSamples ? sampleStories : []) {
    const { id: storyId } = await db
      .insertInto('user_story')
      .values({
        device_id: id,
        title_de: story.titleDE,
        title_en: story.titleEN,
        text_de: story.textDE,
        text_en: story.textEN,
        language: story.language,
        sample: 1,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await orderJob(db, { kind: 'visual', subject: storyId }, now)
  }
  for (const language of languages) await orderFirstJob(db, { kind: 'narration', subject: id, language }, now)
}

/**
 * A visitor may have named the device before it was an exhibit: that entry is hidden, and its stories move.
 * @returns its id
 */
async function makeSpaceFor(db: Db, name: string): Promise<number | undefined> {
  const namesake = await db
    .selectFrom('device')
    .select(['id', 'name'])
    .where('name_key', '=', deviceNameKey(name))
    .executeTakeFirst()
  if (namesake === undefined) return undefined
  const { id } = namesake
  const aside = `${namesake.name} (${id})`
  await db
    .updateTable('device')
    .set({ name: aside, name_key: deviceNameKey(aside), state: 'hidden' })
    .where('id', '=', id)
    .execute()
  return id
}
