import { languages } from '#contract/common.ts'
import { devices, exhibitions } from '#content/seed/devices.ts'
import { timestamp } from '../context.ts'
import { deviceNameKey } from '../repositories/devices.ts'
import { orderNarration } from '../repositories/deviceStories.ts'
import { orderStoryWork } from '../repositories/storyWork.ts'
import { setSetting, settingOf } from '../repositories/settings.ts'
import { continueIds } from './ids.ts'
import type { Database } from './open.ts'

/** The setting that says that this database was seeded: what staff remove stays removed. */
const seededSetting = 'seededAt'

/** Fills a database that was never filled: devices, exhibitions, sample stories, and orders for narrations and pictures. */
export async function seed({ db, write }: Database): Promise<void> {
  if ((await settingOf(db, seededSetting)) !== undefined) return
  // Loaded for the one start that needs them.
  const { sampleStories } = await import('#content/seed/sampleStories.ts')
  await write(async (writing) => {
    // Another server may have been first.
    if ((await settingOf(writing, seededSetting)) !== undefined) return
    const now = timestamp()
    for (const { id, name } of devices) {
      await writing
        .insertInto('device')
        .values({ id, name, name_key: deviceNameKey(name), created_at: now })
        .execute()
    }
    await continueIds(writing, 'device')
    for (const { id, name, deviceIds } of exhibitions) {
      await writing.insertInto('exhibition').values({ id, name: name.de }).execute()
      await writing
        .insertInto('exhibition_device')
        .values(deviceIds.map((deviceId) => ({ exhibition_id: id, device_id: deviceId })))
        .execute()
    }
    for (const story of sampleStories) {
      const { id: storyId } = await writing
        .insertInto('user_story')
        .values({
          device_id: story.deviceId,
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
      await orderStoryWork(writing, { storyId, kind: 'visual', now })
    }
    for (const { id: deviceId } of devices) {
      for (const language of languages) await orderNarration(writing, { deviceId, language, now })
    }
    await setSetting(writing, seededSetting, now)
  })
}
