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
import { wordsHash } from '#server/narrations/takes.ts'

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

test('[RECALL-04] after the upgrade scripts and takes hold no words of a story that is gone, and takes know whose they are', async () => {
  const file = join(makeFolder(), 'nachklang.sqlite')
  const old = new DatabaseSync(file)
  await migrate(kyselyOver(old, []), '016_made_from_texts')
  const quotes = ['«Ich bin gegangen.»', '«Ich bin noch da.»']
  const segment = (text: string, storyId: number | null) => ({
    id: `s${storyId}`,
    kind: storyId === null ? 'text' : 'quote',
    text,
    seconds: null,
    endsParagraph: true,
    storyId,
  })
  const script = [segment('Hören Sie.', null), segment(quotes[0] ?? '', 1), segment(quotes[1] ?? '', 2)]
  const takes = [...script.map(({ text }) => text), '«Früher war ich laut.»']
  old.exec(`
    insert into device (name, name_key, created_at) values ('Tape', 'tape', '${now}');
    insert into user_story (id, device_id, sample, text_de, created_at, state) values
      (1, 1, 0, null, '${now}', 'withdrawn'), (2, 1, 0, 'Ich bin noch da. Früher war ich laut.', '${now}', 'published');
    insert into narration_script (device_id, language, revision, segments, changed_at)
      values (1, 'de', 4, '${JSON.stringify(script)}', '${now}');
    ${takes
      .map(
        (text, index) => `
          insert into media (hash, type, size, bytes, created_at) values ('take${index}', 'x', 1, x'00', '${now}');
          insert into narration_take (device_id, language, audio_hash, duration, waveform, warnings, made_at, text_hash, cues)
            values (1, 'de', 'take${index}', 1, '[]', '[]', '${now}', '${wordsHash({ kind: 'text', text })}',
              '${JSON.stringify([{ start: 0, text }])}');`,
      )
      .join('\n')}
  `)
  old.close()
  const { db } = await openDatabase(file)
  const { segments } = await db.selectFrom('narration_script').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(segments)).toEqual([script[0], { ...script[1], text: '', storyId: null }, script[2]])
  const kept = await db
    .selectFrom('narration_take')
    .select(['audio_hash', 'story_id'])
    .orderBy('id')
    .execute()
  expect(kept).toEqual([
    { audio_hash: 'take0', story_id: null },
    { audio_hash: 'take2', story_id: 2 },
    { audio_hash: 'take3', story_id: 2 },
  ])
})
