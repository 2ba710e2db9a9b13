import { expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import { generateVisuals } from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { removeStory } from '#server/stories/decisions.ts'
import { finishWork, shareText, startWithoutStories } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart, recording } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

/** Stands in every text that somebody takes back, and in nothing else. */
const secret = 'Quendelbrunn'
const german = `Ich spulte in ${secret} jedes Band mit einem roten Bleistift zurück.`
const other = 'Ich spulte jedes Band mit einem roten Bleistift zurück.'

/** A server whose works hold the words that they were made of. */
async function start(): Promise<AdminApp> {
  const museum = await startWithoutStories()
  const { storyteller } = museum
  storyteller.translator = {
    translate: async ({ text }) => ({
      language: 'de',
      de: { title: `Titel: ${text}`, text },
      en: { title: `Title: ${text}`, text: `English: ${text}` },
    }),
  }
  storyteller.narrator.read = async ({ text }) => ({
    transcript: text,
    cues: [],
    audio: { bytes: Buffer.from(`voice of ${text}`), type: 'audio/mpeg' },
    seconds: 1,
    waveform: null,
  })
  storyteller.illustrator.illustrateStory = async ({ storyId, edition, ...order }) => {
    const text = 'text' in order ? String(order.text) : ''
    return { bytes: Buffer.from(`picture of ${storyId}, ${edition}: ${text}`), type: 'image/webp' }
  }
  return museum
}

const fileOf = async ({ database }: TestApp, hash: string | null) => {
  const { bytes } = await database.db
    .selectFrom('media')
    .select('bytes')
    .where('hash', '=', hash ?? '')
    .executeTakeFirstOrThrow()
  return Buffer.from(bytes).toString()
}

async function shareVoice({ app }: TestApp): Promise<{ storyId: number }> {
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  const form = await multipart(['exhibitionId', '1'], ['audio', recording()])
  return (await app.inject({ method: 'POST', url, ...form })).json()
}

const rowOf = ({ database }: TestApp, storyId: number) =>
  database.db.selectFrom('user_story').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow()

/** The story's row, what visitors get, and all files, as letters. */
async function everything(museum: AdminApp, storyId: number): Promise<string> {
  const files = await museum.database.db.selectFrom('media').select('bytes').execute()
  return [
    JSON.stringify(await rowOf(museum, storyId)),
    (await museum.app.inject('/api/user-story/device/1')).body,
    ...files.map(({ bytes }) => Buffer.from(bytes).toString()),
  ].join('\n')
}

/** Calls `meanwhile` while a step of the work is under way for the first time. */
const steps = {
  translation: ({ storyteller }: AdminApp, meanwhile: () => Promise<unknown>) => {
    const { translator } = storyteller
    if (translator === null) throw new Error('There is no translator')
    const { translate } = translator
    storyteller.translator = { translate: once(translate, meanwhile) }
  },
  picture: ({ storyteller: { illustrator } }: AdminApp, meanwhile: () => Promise<unknown>) => {
    illustrator.illustrateStory = once(illustrator.illustrateStory, meanwhile)
  },
  voice: ({ storyteller: { narrator } }: AdminApp, meanwhile: () => Promise<unknown>) => {
    narrator.read = once(narrator.read, meanwhile)
  },
}

function once<A extends unknown[], R>(make: (...given: A) => Promise<R>, meanwhile: () => Promise<unknown>) {
  let isFirst = true
  return async (...given: A) => {
    const made = await make(...given)
    if (isFirst) {
      isFirst = false
      await meanwhile()
    }
    return made
  }
}

const correct = async ({ app }: TestApp, key: string, storyText = other) => {
  const payload = { key, storyText }
  const answer = await app.inject({ method: 'POST', url: '/api/user-story/own/correct', payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function edit({ ask }: AdminApp, storyId: number, words: Record<string, string | null>) {
  const { revision, titleDE, titleEN, textDE, textEN } = await ask(admin.adminStory, { params: { storyId } })
  const body = { revision, titleDE, titleEN, textDE, textEN, ...words }
  await ask(admin.editStory, { params: { storyId }, body })
}

const translated = {
  titleDE: `Titel: ${other}`,
  titleEN: `Title: ${other}`,
  textDE: other,
  textEN: `English: ${other}`,
}
const corrections = {
  'its contributor': (museum: AdminApp, { personalLinkKey }: { personalLinkKey: string }) =>
    correct(museum, personalLinkKey),
  staff: (museum: AdminApp, { storyId }: { storyId: number }) => edit(museum, storyId, translated),
}

const cases = Object.entries(steps).flatMap(([step, at]) =>
  Object.entries(corrections).map(([who, change]) => ({ step, at, who, change })),
)

test.each(cases)(
  '[RECALL-06] a name that $who takes out while the $step is made is nowhere any more',
  async ({ at, who, change }) => {
    const museum = await start()
    const left = await shareText(museum, german)
    at(museum, () => change(museum, left))
    await finishWork(museum)
    const all = await everything(museum, left.storyId)
    // The picture before is for staff alone, and theirs to bring back.
    expect(who === 'staff' ? all.replace(/^picture of .*$/gm, '') : all).not.toContain(secret)
    const row = await rowOf(museum, left.storyId)
    const { titleDE, textDE, textEN } = translated
    expect(row).toMatchObject({ text_de: textDE, text_en: textEN, title_de: titleDE })
    expect(await fileOf(museum, row.spoken_hash)).toBe(`voice of ${textEN}`)
    expect(await fileOf(museum, row.visual_hash)).toMatch(textDE)
  },
)

const removals = {
  withdrawn: async ({ app }: AdminApp, { personalLinkKey: key }: { personalLinkKey: string }) => {
    await app.inject({ method: 'POST', url: '/api/user-story/own/withdraw', payload: { key } })
  },
  deleted: ({ database }: AdminApp, { storyId }: { storyId: number }) =>
    database.write((db) => removeStory(db, storyId, timestamp())),
}

test.each(
  Object.entries(steps).flatMap(([step, at]) =>
    Object.entries(removals).map(([how, remove]) => ({ step, at, how, remove })),
  ),
)('[RECALL-06] of a story that is $how while its $step is made nothing is stored', async ({ at, remove }) => {
  const museum = await start()
  const left = await shareText(museum, german)
  at(museum, () => remove(museum, left))
  await finishWork(museum)
  const { db } = museum.database
  expect(await db.selectFrom('media').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('job').selectAll().execute()).toEqual([])
  expect(JSON.stringify(await db.selectFrom('user_story').selectAll().execute())).not.toContain(secret)
})

test('[RECALL-06] a translation that staff empty while it is being spoken is not played, nor after it returns', async () => {
  const museum = await start()
  const { storyId } = await shareText(museum, german)
  steps.voice(museum, () =>
    edit(museum, storyId, { titleDE: null, titleEN: null, textDE: other, textEN: null }),
  )
  await finishWork(museum)
  expect((await rowOf(museum, storyId)).spoken_hash).toBeNull()
  await edit(museum, storyId, { textEN: 'In English again.' })
  await finishWork(museum)
  expect(await fileOf(museum, (await rowOf(museum, storyId)).spoken_hash)).toBe('voice of In English again.')
})

test('[RECALL-06] text that staff write during a transcription stays, and is translated', async () => {
  const museum = await start()
  const { storyId } = await shareVoice(museum)
  museum.storyteller.transcriber = {
    recognizeWords: async () => [],
    transcribe: once(
      async () => german,
      () => edit(museum, storyId, { textDE: other }),
    ),
  }
  await finishWork(museum)
  expect(await everything(museum, storyId)).not.toContain(secret)
  expect(await rowOf(museum, storyId)).toMatchObject({ text_de: other, text_en: `English: ${other}` })
})

test('[RECALL-06] a picture that staff ask for is not put over a newer text, and the one before leaves with its text', async () => {
  const museum = await start()
  const { storyId, personalLinkKey } = await shareText(museum, german)
  await finishWork(museum)
  const url = `/media/${(await rowOf(museum, storyId)).visual_hash}`
  steps.picture(museum, () => correct(museum, personalLinkKey))
  const redrawn = await museum.send(admin.redrawStory, { params: { storyId } })
  expect([redrawn.status, redrawn.body.message]).toEqual([
    409,
    'The story was changed while its picture was generated. Another picture is generated from its new text.',
  ])
  expect((await museum.app.inject(url)).statusCode).toBe(404)
  await finishWork(museum)
  steps.picture(museum, () => correct(museum, personalLinkKey, `${other} Immer.`))
  const { message } = await museum.ask(generateVisuals, { params: { deviceId: 1 } })
  expect(message).toContain('Cassette Tape: 0.')
  expect((await rowOf(museum, storyId)).visual_hash).toBeNull()
  await finishWork(museum)
  const { visual_hash: visual } = await rowOf(museum, storyId)
  expect(await fileOf(museum, visual)).toMatch(`${other} Immer.`)
  expect(await everything(museum, storyId)).not.toContain(secret)
})

test('[RECALL-06] the recording of a translation cannot be fetched any more once its text is replaced', async () => {
  const museum = await start()
  const { storyId, personalLinkKey } = await shareText(museum, german)
  await finishWork(museum)
  const url = `/media/${(await rowOf(museum, storyId)).spoken_hash}`
  expect((await museum.app.inject(url)).statusCode).toBe(200)
  await correct(museum, personalLinkKey)
  expect((await museum.app.inject(url)).statusCode).toBe(404)
  expect(await everything(museum, storyId)).not.toContain(secret)
})
