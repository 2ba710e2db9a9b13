import { randomBytes } from 'node:crypto'
import { memoryConsent } from '#content/consent.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { databaseFile } from '#server/db/file.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { storeMedia, mediaHash } from '#server/media/repository.ts'
import { addMemory } from '#server/memories/repository.ts'

const texts = sampleStories.flatMap(({ textDE, textEN }) => [textDE ?? '', textEN ?? ''])
/** Every so many memories is a voice. */
const voiceEvery = 10
const voiceBytes = 30_000
const memoriesPerCommit = 5000

/** Makes a database with this many memories, written and spoken, and nothing left to speak or draw. */
export async function fillMemories(dataDir: string, memories: number): Promise<void> {
  const database = await openDatabase(databaseFile({ dataDir }), { synchronous: 'NORMAL' })
  await seed(database)
  await database.write((db) => db.deleteFrom('job').execute())
  for (let first = 0; first < memories; first += memoriesPerCommit) {
    await database.write(async (db) => {
      for (let number = first; number < Math.min(first + memoriesPerCommit, memories); number += 1) {
        const now = timestamp()
        const who = { yearOfBirth: 1931 + (number % 80), consentVersion: memoryConsent.version, now }
        const email = number % 3 === 0 ? `visitor${number}@example.org` : undefined
        if (number % voiceEvery !== 0) {
          await addMemory(db, { ...who, email, text: `${number}: ${texts[number % texts.length]}` })
          continue
        }
        const bytes = randomBytes(voiceBytes)
        const voice = { hash: mediaHash(bytes), type: 'audio/webm', seconds: 8 }
        await storeMedia(db, { ...voice, bytes, now })
        await addMemory(db, { ...who, email, voice })
      }
    })
  }
  await database.close()
}
