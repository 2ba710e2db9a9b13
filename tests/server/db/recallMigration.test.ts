import { expect, test } from 'vitest'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { firstStoryId } from '#contract/limits.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { kyselyOver } from '#server/db/sqlite.ts'
import { saveOrderedNarration, narrationsOfDevice } from '#server/narrations/repository.ts'
import { withdrawStory } from '#server/stories/ownStories.ts'
import { makeFolder } from '../helpers.ts'

const now = '2026-01-01T00:00:00.000Z'

/** A database as the version before had it: two devices with a narration each, a candidate and a former version. */
async function upgraded() {
  const file = join(makeFolder(), 'nachklang.sqlite')
  const old = new DatabaseSync(file)
  await migrate(kyselyOver(old, []), '005_screens')
  const media = ['heard1', 'heard2', 'former', 'candidate']
  old.exec(`
    insert into device (name, name_key, created_at) values ('Tape', 'tape', '${now}'), ('iPod', 'ipod', '${now}');
    insert into user_story (device_id, sample, text_de, created_at, state) values
      (1, 0, 'Eine.', '${now}', 'published'), (1, 0, 'Zwei.', '${now}', 'hidden'),
      (2, 0, 'Drei.', '${now}', 'published');
    ${media
      .map(
        (hash) =>
          `insert into media (hash, type, size, bytes, created_at) values ('${hash}', 'x', 1, x'00', '${now}');`,
      )
      .join('\n')}
    insert into device_story (device_id, language, state, edition, transcript, cues, duration, audio_hash, due_at)
      values (1, 'de', 'ready', 3, 'Alt eins.', '[]', 1, 'heard1', '${now}'),
        (2, 'de', 'ready', 2, 'Alt zwei.', '[]', 1, 'heard2', '${now}'), (2, 'en', 'ready', 0, null, null, null, null, '${now}');
    insert into narration_version
      (device_id, language, state, edition, transcript, cues, duration, audio_hash, made_at)
      values (1, 'de', 'former', 2, 'x', '[]', 1, 'former', '${now}'),
        (1, 'de', 'candidate', 4, 'x', '[]', 1, 'candidate', '${now}');
  `)
  old.close()
  return openDatabase(file)
}

const words = async ({ db }: Awaited<ReturnType<typeof upgraded>>, deviceId: number) =>
  (await narrationsOfDevice(db, deviceId)).map(({ transcript }) => transcript)

test('[RECALL-05] after the upgrade narrations are heard until they are made anew, and none from before is kept', async () => {
  const database = await upgraded()
  const { db } = database
  const versions = () => db.selectFrom('narration_version').selectAll().execute()
  expect(await words(database, 1)).toEqual(['Alt eins.'])
  expect(
    await db
      .selectFrom('device_story')
      .select(['device_id', 'language', 'state'])
      .orderBy('device_id')
      .execute(),
  ).toEqual([
    { device_id: 1, language: 'de', state: 'pending' },
    { device_id: 2, language: 'de', state: 'pending' },
    // Nobody has ordered this one.
    { device_id: 2, language: 'en', state: 'ready' },
  ])
  expect(await versions()).toEqual([])
  await database.write((writing) =>
    saveOrderedNarration(writing, {
      deviceId: 1,
      language: 'de',
      edition: 4,
      narration: {
        transcript: 'Neu.',
        cues: [],
        audio: { bytes: new Uint8Array([1]), type: 'audio/mpeg' },
        seconds: 1,
        waveform: null,
        storyIds: [],
        segments: [],
      },
      audioHash: 'new',
      sources: [],
      now,
    }),
  )
  expect(await words(database, 1)).toEqual(['Neu.'])
  expect(await versions()).toEqual([])
  await database.close()
})

test.each([
  ['shown', firstStoryId],
  ['hidden', firstStoryId + 1],
])(
  '[RECALL-05] any story of its device that is withdrawn after the upgrade takes it along: %s',
  async (_, storyId) => {
    const database = await upgraded()
    await database.write((writing) => withdrawStory(writing, storyId, now))
    expect(await words(database, 1)).toEqual([])
    expect(await words(database, 2)).toEqual(['Alt zwei.'])
    const left = await database.db.selectFrom('media').select('hash').where('hash', '=', 'heard1').execute()
    expect(left).toEqual([])
    await database.close()
  },
)
