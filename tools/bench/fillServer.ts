import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { addStory } from '#server/stories/repository.ts'
import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { pick, seededRandom } from '#contract/random.ts'

const wordsPerStory = 50
/** Shuffled, so that ten thousand stories do not compress to nothing. */
const words = sampleStories.flatMap(({ textDE }) => textDE?.match(/\p{L}+/gu) ?? [])

/**
 * Makes a database with this many stories, and nothing left to speak or draw.
 * @param deviceIds what they are about, in turns; all devices by default
 */
export async function fillServer(
  dataDir: string,
  stories: number,
  deviceIds: readonly number[] = devices.map(({ id }) => id),
): Promise<void> {
  const database = await openDatabase(databaseFile({ dataDir }), { synchronous: 'NORMAL' })
  await seed(database)
  await database.write(async (db) => {
    for (let number = 0; number < stories; number += 1) {
      const random = seededRandom(number)
      const answer = Array.from({ length: wordsPerStory }, () => pick(random, words)).join(' ')
      const text = `Geschichte ${number}: ${answer}.`
      await addStory(db, {
        deviceId: deviceIds[number % deviceIds.length] ?? 1,
        language: 'de',
        text: { de: text, en: null },
        yearOfBirth: undefined,
        now: new Date().toISOString(),
      })
    }
    await db.deleteFrom('job').execute()
  })
  await database.close()
}
