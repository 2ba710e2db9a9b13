import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as narrations from '#contract/adminNarrationRoutes.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { transcriptOf } from '#server/storyteller/narration/segments.ts'
import type { NarrationOrder, SpokenNarration, WrittenNarration } from '#server/storyteller/ports.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import type { allJobs } from '#server/app.ts'
import { narrationJob } from '#server/narrations/jobs.ts'
import { decide, remove, startAdmin, shareText } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart, recording, startJobs } from '../helpers.ts'
import { storedScript, saveScript } from '#server/narrations/scriptRepository.ts'
import { addTake } from '#server/narrations/takes.ts'

/** The narration is composed as always; instead of a voice, its "recording" holds the words themselves. */
async function inWords(order: NarrationOrder): Promise<WrittenNarration> {
  const { segments, storyIds } = composeScript(order)
  const silent = { start: 0, end: 1, voice: null }
  return {
    ...(await readInWords({ text: transcriptOf(segments) })),
    storyIds,
    segments: segments.map((segment) => ({ ...segment, ...silent })),
  }
}

async function readInWords({ text }: { readonly text: string }): Promise<SpokenNarration> {
  return {
    transcript: text,
    cues: [{ start: 0, text }],
    audio: { bytes: Buffer.from(`spoken: ${text}`), type: 'audio/mpeg' },
    seconds: 1,
    waveform: null,
  }
}

/** A recording of some words, as letters. */
const spoken = (text: string) => ({
  wav: Buffer.from(`read: ${text}`),
  seconds: 1,
  waveform: [],
  cues: [{ start: 0, text }],
  warnings: [],
})

const dayMs = 86_400_000
const params = { deviceId: 1, exhibitionId: 1 }
const deviceStory = '/api/device-story/device/1/exhibition/1'
/** Stands in every story that goes, and nowhere else. */
const secret = 'Quendelbrunn'
const story = `Ich spulte in ${secret} jedes Band mit einem roten Bleistift zurück.`

/** An app whose stories are quoted by the embedded narrator. */
async function start(): Promise<AdminApp> {
  const server = await startAdmin()
  server.storyteller.narrator.narrate = inWords
  await server.database.write((db) => db.deleteFrom('job').where('subject', '<>', 1).execute())
  return server
}

/** Lets the queue make what is ordered. */
async function makeOrdered(server: AdminApp, jobs?: typeof allJobs): Promise<void> {
  const queue = startJobs(server, jobs)
  const pending = () =>
    server.database.db
      .selectFrom('job')
      .selectAll()
      .where('state', '=', 'pending')
      .$if(jobs === narrationsOnly, (job) => job.where('kind', '=', 'narration'))
      .execute()
  await expect.poll(pending, { timeout: 30_000, interval: 20 }).toEqual([])
  await queue.stop()
}
const narrationsOnly: typeof allJobs = (context) => [narrationJob(context)]

/** All that visitors hear and staff keep of the device's narrations, and every recording in the database, in words. */
async function allNarrations({ app, database, ask }: AdminApp): Promise<string> {
  const files = await database.db.selectFrom('media').select('bytes').execute()
  return [
    (await app.inject(deviceStory)).body,
    JSON.stringify(await ask(narrations.adminNarrations, { params })),
    ...files.map(({ bytes }) => Buffer.from(bytes).toString()),
  ].join('\n')
}

const published = async ({ app }: AdminApp, language = 'de') =>
  (await app.inject(`${deviceStory}?language=${language}`)).json<{ message: string; audioUrl?: string }>()

async function edit({ ask }: AdminApp, storyId: number, textDE: string) {
  const { revision } = await ask(admin.adminStory, { params: { storyId } })
  const body = { revision, titleDE: null, titleEN: null, textDE, textEN: null }
  await ask(admin.editStory, { params: { storyId }, body })
}

async function withdraw({ app }: Pick<AdminApp, 'app'>, key: string) {
  const url = '/api/user-story/own/withdraw'
  expect((await app.inject({ method: 'POST', url, payload: { key } })).statusCode).toBe(200)
}

describe('[RECALL-01] a narration that uses a story', () => {
  test.each([
    ['long', story],
    ['short', `Ich war in ${secret}.`],
    ['marked up', `Ich spulte in <b>${secret}</b> jedes Band mit einem <i>roten</i> Bleistift zurück.`],
    ['with a picture character', `Ich spulte in ${secret} 🎧 jedes Band mit einem roten Bleistift zurück.`],
    ['after a quotation mark', `«Halt!» Ich spulte in ${secret} jedes Band mit einem Bleistift zurück.`],
    ['before a quotation mark', `Ich rief in ${secret}: «Ich spule das Band zurück!» Ich war sechs.`],
    ['two short sentences', `Ich war oft in ${secret}. Ich war sechs.`],
    ['on several lines', `Ich war in ${secret}\nund spulte\t jedes Band mit einem Bleistift zurück`],
    ['with an abbreviation', `Ich spulte z.B. in ${secret} jedes Band mit einem roten Bleistift zurück.`],
    [
      'with decomposed letters',
      `Ich spulte in ${secret} jedes Band mit einem Bleistift zurück.`.normalize('NFD'),
    ],
  ])('goes with it at once, whatever shape the quotation has: %s', async (_, text) => {
    const server = await start()
    const { storyId, personalLinkKey } = await shareText(server, text)
    // One of them is flagged for its markup.
    await decide(server, storyId, 'publish')
    await server.ask(generateDeviceStory, { params })
    await server.ask(narrations.previewNarration, { params })
    expect(await allNarrations(server), 'it was quoted').toContain(secret)
    await withdraw(server, personalLinkKey)
    expect(await allNarrations(server)).not.toContain(secret)
    await makeOrdered(server, narrationsOnly)
    expect(await allNarrations(server)).not.toContain(secret)
    expect((await published(server)).audioUrl).toBeDefined()
  })

  test.each<[string, (server: AdminApp, storyId: number, key: string) => Promise<unknown>]>([
    ['withdrawn', (server, _, key) => withdraw(server, key)],
    ['hidden', (server, storyId) => decide(server, storyId, 'hide')],
    ['deleted by staff', (server, storyId) => remove(server, storyId)],
    [
      'edited by staff',
      (server, storyId) => edit(server, storyId, 'Ich sage nicht mehr, wo es gewesen ist.'),
    ],
    [
      'corrected by its teller',
      ({ app }, _, key) => {
        const payload = { key, storyText: 'Ich sage nicht mehr, wo es gewesen ist.' }
        return app.inject({ method: 'POST', url: '/api/user-story/own/correct', payload })
      },
    ],
  ])('is not heard any more as soon as it is %s', async (_, takeAway) => {
    const server = await start()
    const { storyId, personalLinkKey } = await shareText(server, `Ich war in ${secret}.`)
    await server.ask(generateDeviceStory, { params })
    const { audioUrl = '' } = await published(server)
    const { audioUrl: english } = await published(server, 'en')
    expect((await server.app.inject(audioUrl)).body).toContain(secret)
    await takeAway(server, storyId, personalLinkKey)
    expect((await server.app.inject(deviceStory)).body).not.toContain(secret)
    expect((await server.app.inject(audioUrl)).statusCode, 'its recording').toBe(404)
    expect((await published(server, 'en')).audioUrl, 'no English word was used').toBe(english)
    await makeOrdered(server, narrationsOnly)
    expect(await allNarrations(server)).not.toContain(secret)
    expect((await published(server)).audioUrl).toBeDefined()
  })

  test('stays while other stories change', async () => {
    const server = await start()
    await shareText(server, story)
    const other = await shareText(server, 'x')
    await decide(server, other.storyId, 'publish')
    await server.ask(generateDeviceStory, { params })
    const before = await published(server)
    await withdraw(server, other.personalLinkKey)
    expect(await published(server)).toEqual(before)
  })

  test('of which a replaced recording is left goes with it, too', async () => {
    const server = await start()
    const { personalLinkKey } = await shareText(server, story)
    await server.ask(narrations.previewNarration, { params })
    const { candidates } = await server.ask(narrations.adminNarrations, { params })
    await server.ask(narrations.discardNarration, { params, body: { ids: candidates.map(({ id }) => id) } })
    await withdraw(server, personalLinkKey)
    expect(await allNarrations(server)).not.toContain(secret)
  })
})

describe('[RECALL-02] until the new narration is there', () => {
  test('the latest former one without the story is published', async () => {
    const server = await start()
    await server.ask(generateDeviceStory, { params })
    const without = await published(server)
    const { personalLinkKey } = await shareText(server, story)
    await server.ask(generateDeviceStory, { params })
    await server.ask(generateDeviceStory, { params })
    expect((await published(server)).audioUrl).not.toBe(without.audioUrl)
    await withdraw(server, personalLinkKey)
    expect((await published(server)).audioUrl).toBe(without.audioUrl)
    await makeOrdered(server, narrationsOnly)
    expect((await published(server)).audioUrl).not.toBe(without.audioUrl)
    const { former: versions } = await server.ask(narrations.adminNarrations, { params })
    const former = versions.filter(({ language }) => language === 'de')
    expect(former.map(({ audioUrl }) => audioUrl.split('?')[0])).toEqual([without.audioUrl])
  })

  test('none is published where each one uses the story', async () => {
    const server = await start()
    const { personalLinkKey } = await shareText(server, story)
    await server.ask(generateDeviceStory, { params })
    await withdraw(server, personalLinkKey)
    expect(await published(server)).toMatchObject({ message: 'No device story available.' })
    await makeOrdered(server, narrationsOnly)
    expect(await published(server)).toMatchObject({ message: 'Device story available.' })
  })

  test('a new one that is the same recording as the former one is made once more, otherwise', async () => {
    const server = await start()
    let made = 0
    server.storyteller.narrator.narrate = async (order) => {
      made += 1
      const own = order.stories.filter(({ sample }) => !sample)
      // Without visitors' stories only every other edition differs.
      const words = own.map(({ textDE }) => textDE).join(' ') || `edition ${order.edition % 2}`
      const spoken = await inWords({ ...order, stories: own })
      return { ...spoken, audio: { ...spoken.audio, bytes: Buffer.from(`${order.language} ${words}`) } }
    }
    await server.ask(generateDeviceStory, { params })
    const { personalLinkKey } = await shareText(server, story)
    await server.ask(generateDeviceStory, { params })
    await withdraw(server, personalLinkKey)
    made = 0
    await makeOrdered(server, narrationsOnly)
    expect(made).toBeGreaterThanOrEqual(2)
    const { audioUrl = '' } = await published(server)
    expect((await server.app.inject(audioUrl)).body).toBe('de edition 0')
  })
})

describe('[RECALL-03] a story that is taken away while a narration is made of it', () => {
  /** Takes the story away after it was quoted and before the narration is kept, once. */
  function takeAwayMeanwhile(server: AdminApp, takeAway: () => Promise<unknown>) {
    const { narrator } = server.storyteller
    const made: string[] = []
    narrator.narrate = async (order) => {
      const narration = await inWords(order)
      made.push(narration.transcript)
      if (order.language === 'de' && made.filter((text) => text.includes(secret)).length === 1)
        await takeAway()
      return narration
    }
    return made
  }

  test.each<[string, (server: AdminApp) => Promise<unknown>]>([
    ['by the queue', (server) => makeOrdered(server, narrationsOnly)],
    ['for staff, to be heard at once', (server) => server.ask(generateDeviceStory, { params })],
    ['for staff, to be listened to first', (server) => server.ask(narrations.previewNarration, { params })],
  ])('is not in it, and the narration is made anew: %s', async (_, make) => {
    const server = await start()
    const { personalLinkKey } = await shareText(server, story)
    const made = takeAwayMeanwhile(server, () => withdraw(server, personalLinkKey))
    await make(server)
    expect(made.some((text) => text.includes(secret))).toBe(true)
    expect(await allNarrations(server)).not.toContain(secret)
    const kept = await server.ask(narrations.adminNarrations, { params })
    const languages = [...kept.published, ...kept.candidates].map(({ language }) => language)
    expect(languages.toSorted()).toEqual(['de', 'en'])
  })

  test('repeatedly: staff are asked to try once more, and nothing of it is stored', async () => {
    const server = await start()
    let left = await shareText(server, story)
    server.storyteller.narrator.narrate = async (order) => {
      const narration = await inWords(order)
      if (order.language === 'de') {
        await withdraw(server, left.personalLinkKey)
        left = await shareText(server, story)
      }
      return narration
    }
    const answer = await server.send(generateDeviceStory, { params })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'A story about Cassette Tape was withdrawn or changed while the narration was generated. Try again.',
    )
    expect(await allNarrations(server)).not.toContain(secret)
  })

  test('of two requests at the same time the second builds on the first, and nothing of the replaced one stays', async () => {
    const server = await start()
    const { personalLinkKey } = await shareText(server, story)
    let count = 0
    const bothMade = Promise.withResolvers<void>()
    server.storyteller.narrator.narrate = async (order) => {
      const made = await inWords(order)
      count += 1
      if (count === 4) bothMade.resolve()
      const take = `take ${count} `
      await bothMade.promise
      // As large as a real one.
      const bytes = Buffer.concat([Buffer.from(take), made.audio.bytes, Buffer.alloc(40_000)])
      return { ...made, audio: { ...made.audio, bytes } }
    }
    const press = () => server.ask(generateDeviceStory, { params })
    await Promise.all([press(), press()])
    expect(count).toBe(6)
    await withdraw(server, personalLinkKey)
    expect(await allNarrations(server)).not.toContain(secret)
  })

  test('recordings by a service of its words meanwhile are not stored', async () => {
    const server = await start()
    const { personalLinkKey } = await shareText(server, story)
    let stored: unknown
    server.storyteller.narrator.narrate = async (needs) => {
      const made = await inWords(needs)
      const quote = made.segments.find(({ text }) => text.includes(secret))
      if (quote !== undefined) {
        await withdraw(server, personalLinkKey)
        await needs.recordings.keep(quote, { ...spoken(quote.text), voice: { by: 'service', name: 'Anna' } })
        stored = await server.database.db.selectFrom('narration_take').selectAll().execute()
      }
      return made
    }
    await server.ask(generateDeviceStory, { params })
    expect(stored).toEqual([])
  })
})

describe('[RECALL-04] of a deleted story', () => {
  const words = {
    titleDE: `Titel ${secret}`,
    titleEN: `Title ${secret}`,
    textDE: story,
    textEN: `In ${secret} I rewound every tape with a red pencil of mine.`,
  }

  /** A story with all that can be made of it: edits, pictures, a spoken translation, narrations of every kind. */
  async function submitAll(server: AdminApp): Promise<{ storyId: number; personalLinkKey: string }> {
    const { app, storyteller, ask } = server
    storyteller.narrator.read = readInWords
    const left = await app.inject({
      method: 'POST',
      url: '/api/user-story/submit-audio/device/1/exhibition/1',
      ...(await multipart(['exhibitionId', '1'], ['audio', recording()])),
    })
    const { storyId, personalLinkKey } = left.json<{ storyId: number; personalLinkKey: string }>()
    for (const textEN of [`In ${secret} I did.`, words.textEN]) {
      const { revision } = await ask(admin.adminStory, { params: { storyId } })
      await ask(admin.editStory, { params: { storyId }, body: { ...words, textEN, revision } })
      await makeOrdered(server)
    }
    await ask(admin.redrawStory, { params: { storyId } })
    for (let press = 0; press < 3; press += 1) await ask(generateDeviceStory, { params })
    await ask(narrations.previewNarration, { params })
    const scripts = await readQuotes(server)
    expect(JSON.stringify(scripts), 'a script quotes it').toContain(secret)
    return { storyId, personalLinkKey }
  }

  /** Staff keep the scripts, read each quotation, and a service says it, too. @returns the scripts */
  async function readQuotes({ ask, database }: AdminApp) {
    const { scripts } = await ask(narrations.narrationScripts, { params: { deviceId: 1 } })
    for (const { language, revision, segments } of scripts) {
      const key = { deviceId: 1, language }
      await ask(narrations.saveScript, { params: key, body: { revision, segments } })
      const now = timestamp()
      const reader = { reader: 'Anna', consentVersion: 'reader-2026-11', madeBy: 'Cora' }
      for (const segment of segments.filter(({ kind }) => kind === 'quote'))
        for (const by of [reader, { serviceVoice: 'Anna' }])
          await database.write((db) => addTake(db, { ...key, segment, take: spoken(segment.text), by, now }))
    }
    return scripts
  }

  /** Every row of every table; bytes as the letters that they are. */
  async function everything({ database: { db } }: AdminApp): Promise<string> {
    const found = await db.introspection.getTables()
    const tables = found.filter(({ schema = 'public' }) => schema === 'public')
    let all = ''
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
      for (const value of rows.flatMap((row) => Object.values(row))) {
        all += `${value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)}\n`
      }
    }
    return all
  }

  /** A stretch of the recording that stands in it alone. */
  async function partOfVoice({ database: { db } }: AdminApp, storyId: number): Promise<Buffer> {
    const { bytes } = await db
      .selectFrom('user_story')
      .innerJoin('media', 'media.hash', 'user_story.voice_hash')
      .select('media.bytes')
      .where('user_story.id', '=', storyId)
      .executeTakeFirstOrThrow()
    return Buffer.from(bytes).subarray(2000, 2064)
  }

  const ways: [
    string,
    (server: AdminApp, left: { storyId: number; personalLinkKey: string }) => Promise<unknown>,
  ][] = [
    ['withdrawn by its teller', (server, { personalLinkKey }) => withdraw(server, personalLinkKey)],
    [
      'deleted by staff, a week later',
      async (server, { storyId }) => {
        await remove(server, storyId)
        await runUpkeep(server.database, Date.now() + 8 * dayMs)
      },
    ],
  ]

  test.each(ways)('no word and no sound is left in any table: %s', async (_, takeAway) => {
    const server = await start()
    const left = await submitAll(server)
    const voice = (await partOfVoice(server, left.storyId)).toString('latin1')
    const before = await everything(server)
    const key = { deviceId: 1, language: 'de' } as const
    const script = await storedScript(server.database.db, key)
    expect(JSON.stringify(script)).toContain(secret)
    expect(before, 'a reading of it').toContain(Buffer.from(`read: «${story}`).toString('latin1'))
    expect(before).toContain(secret)
    expect(before).toContain(voice)
    expect(before).toContain(`<svg id="${left.storyId}-`)
    await takeAway(server, left)
    const after = await everything(server)
    expect(after).not.toContain(secret)
    expect(after).not.toContain(voice)
    expect(after, 'its picture').not.toContain(`<svg id="${left.storyId}-`)
    const { db } = server.database
    const sources = db.selectFrom('narration_source').selectAll().where('story_id', '=', left.storyId)
    expect(await sources.execute()).toEqual([])
    await makeOrdered(server, narrationsOnly)
    expect(await everything(server)).not.toContain(secret)
    const late = { ...key, segments: script?.segments ?? [], by: 'Cora', now: timestamp() }
    await server.database.write((writing) => saveScript(writing, late))
    expect(await everything(server), 'a script that somebody saves a moment too late').not.toContain(secret)
  })

  test('what its contributor or staff removed from it is not in the activity list or a recording, either', async () => {
    const server = await start()
    const { storyId, personalLinkKey } = await shareText(server, 'Mein Bruder nahm das Band mit ins Militär.')
    server.storyteller.narrator.read = readInWords
    const write = async (textEN: string) => {
      const { revision, textDE } = await server.ask(admin.adminStory, { params: { storyId } })
      const body = { revision, titleDE: null, titleEN: null, textDE, textEN }
      await server.ask(admin.editStory, { params: { storyId }, body })
    }
    await write(words.textEN)
    await makeOrdered(server)
    expect(await allNarrations(server)).toContain(`spoken: ${words.textEN}`)
    const scripts = await readQuotes(server)
    expect(JSON.stringify(scripts), 'a script quotes it').toContain(secret)
    await write('My brother took it to the army.')
    expect(await allNarrations(server), 'as staff changed it').not.toContain(secret)
    const payload = { key: personalLinkKey, storyText: 'Mein Bruder nahm es mit.' }
    await server.app.inject({ method: 'POST', url: '/api/user-story/own/correct', payload })
    expect(await everything(server), 'as its teller corrected it').not.toContain(secret)
  })
})
