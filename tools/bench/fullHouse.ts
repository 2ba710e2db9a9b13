import { databaseFile } from '../../server/db/file.ts'
import { openDatabase } from '../../server/db/open.ts'
import { seed } from '../../server/db/seed.ts'
import { addStory } from '../../server/repositories/stories.ts'
import { devices } from '../../content/seed/devices.ts'

/** Makes a database with this many stories over all devices, and no narration left to speak. */
export async function fillHouse(dataDir: string, stories: number): Promise<void> {
  const database = await openDatabase(databaseFile({ dataDir }), { synchronous: 'NORMAL' })
  await seed(database)
  await database.write(async (db) => {
    await db.deleteFrom('device_story').execute()
    for (let number = 0; number < stories; number += 1) {
      const text = `Geschichte ${number}: ${'Es roch nach warmem Plastik, und das Band lief weiter. '.repeat(6)}`
      await addStory(db, {
        deviceId: devices[number % devices.length]?.id ?? 1,
        language: 'de',
        text: { de: text, en: null },
        yearOfBirth: undefined,
        now: new Date().toISOString(),
      })
    }
  })
  await database.close()
}
