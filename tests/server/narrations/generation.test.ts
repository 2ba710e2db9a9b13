import { devices } from '#content/exhibits/index.ts'
import { describe, expect, test } from 'vitest'
import { firstStoryId } from '#contract/limits.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { changeWords } from '#server/stories/prepared.ts'
import { saveScript } from '#server/narrations/scriptRepository.ts'
import { addTake } from '#server/narrations/takes.ts'
import { claimJob, releaseJobs } from '#server/jobs/repository.ts'
import { narrationJob } from '#server/narrations/jobs.ts'
import { startJobs, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

/** Of a first start: each device in both languages. */
const orderCount = devices.length * 2
const storyUrl = '/api/device-story/device/1/exhibition/1'

const startNarrations = (test: TestApp) => startJobs(test, (context) => [narrationJob(context)])

async function published({ app }: TestApp, language: 'de' | 'en'): Promise<string | undefined> {
  const { audioUrl } = (await app.inject(`${storyUrl}?language=${language}`)).json()
  return audioUrl === undefined ? undefined : (await app.inject(audioUrl)).body
}

async function post(test: TestApp, url: string) {
  const headers = { authorization: `Bearer ${await test.staffToken()}` }
  return test.app.inject({ method: 'POST', url, headers })
}

describe('[GEN-01] device narratives', () => {
  test('there is none at first, and that is said with 200', async () => {
    const { app } = await startTestApp()
    const response = await app.inject(storyUrl)
    expect(response.json()).toEqual({
      statusCode: 200,
      message: 'No device story available.',
      narrations: [],
    })
  })

  test('without a requested language, the existing one is returned', async () => {
    const test = await startTestApp()
    await post(test, storyUrl)
    await test.database.write((db) =>
      db.updateTable('narration').set({ audio_hash: null }).where('language', '=', 'en').execute(),
    )
    const { audioUrl, narrations } = (await test.app.inject(storyUrl)).json()
    expect(narrations).toMatchObject([{ language: 'de', audioUrl: expect.any(String) }])
    expect(audioUrl).toBe(narrations[0].audioUrl)
    const inEnglish = await test.app.inject(`${storyUrl}?language=en`)
    expect(inEnglish.json()).toMatchObject({ message: 'No device story available.', narrations })
    expect(inEnglish.json()).not.toHaveProperty('audioUrl')
  })

  test('an answer of 200 has changed the served bytes, in both languages', async () => {
    const test = await startTestApp()
    const made = new Set<string | undefined>()
    for (let edition = 1; edition <= 3; edition += 1) {
      const response = await post(test, storyUrl)
      expect(response.json()).toEqual({
        statusCode: 200,
        message: 'Narration generated: Cassette Tape.',
      })
      for (const language of ['de', 'en'] as const) made.add(await published(test, language))
      expect(made.size).toBe(edition * 2)
    }
    expect(made.has(undefined)).toBe(false)
    const { narrations, audioUrl } = (await test.app.inject(storyUrl)).json()
    const waveform = Array.from({ length: 96 }, (_, bar) => bar)
    expect(narrations).toMatchObject([
      { language: 'en', audioUrl, duration: 1.5, waveform },
      { language: 'de', waveform },
    ])
  })

  test('the same recording again is a failure', async () => {
    const test = await startTestApp()
    await post(test, storyUrl)
    test.storyteller.narrator.narrate = async () => ({
      transcript: 'x',
      cues: [],
      audio: { bytes: Buffer.from('always the same'), type: 'audio/mpeg' },
      seconds: 1,
      waveform: null,
      storyIds: [],
      segments: [],
    })
    expect((await post(test, storyUrl)).statusCode).toBe(200)
    expect((await post(test, storyUrl)).statusCode).toBe(500)
  })

  test('a failure answers 500 with its message and leaves the former narration', async () => {
    const test = await startTestApp()
    await post(test, storyUrl)
    const before = await published(test, 'de')
    test.storyteller.failure = new Error('the voice broke at line 7')
    const response = await post(test, storyUrl)
    expect(response.json()).toEqual({
      statusCode: 500,
      message: 'The narration of Cassette Tape could not be generated. The previous one stays.',
    })
    expect(await published(test, 'de')).toBe(before)
  })

  test('hidden stories are not quoted', async () => {
    const test = await startTestApp()
    await test.database.write((db) => db.updateTable('user_story').set({ state: 'hidden' }).execute())
    await post(test, storyUrl)
    expect(test.storyteller.narrated.map((order) => order.stories)).toEqual([[], []])
  })

  test('every device is narrated in both languages in the background, by the first start', async () => {
    const test = await startTestApp()
    const queue = startNarrations(test)
    await until(async () => (await pending(test)) === 0)
    await queue.stop()
    const orders = test.storyteller.narrated.map((order) => `${order.deviceId} ${order.language}`)
    expect(new Set(orders).size).toBe(orderCount)
    expect(orders).toHaveLength(new Set(orders).size)
    expect(await published(test, 'en')).toContain('edition 1')
  })

  test('work that a crash interrupted is done after the next start', async () => {
    const test = await startTestApp()
    const now = new Date().toISOString()
    const times = { now, leaseStart: '2000-01-01' }
    const claim = () =>
      test.database.write((db) => claimJob(db, { kinds: ['narration'], ...times, server: 1 }))
    const claimed = await Promise.all(Array.from({ length: orderCount + 2 }, claim))
    const taken = claimed.flatMap((order) => (order ? [`${order.subject} ${order.language}`] : []))
    expect(new Set(taken).size).toBe(orderCount)
    expect(taken).toHaveLength(orderCount)
    await test.database.write((db) => releaseJobs(db, [2]))
    expect(await claim()).toBeDefined()
    const queue = startNarrations(test)
    await until(async () => (await pending(test)) === 0)
    await queue.stop()
    expect(test.storyteller.narrated).toHaveLength(orderCount)
  })

  const key = { deviceId: 1, language: 'de' } as const
  test.each([
    [
      'the script',
      (test: TestApp) =>
        test.database.write((db) => saveScript(db, { ...key, segments: [], by: 'Cora', now: timestamp() })),
    ],
    [
      'a story',
      (test: TestApp) =>
        test.database.write((db) =>
          changeWords(db, {
            storyId: firstStoryId,
            words: { text_de: 'Anders.' },
            by: 'Cora',
            now: timestamp(),
          }),
        ),
    ],
    [
      'what a person has read',
      (test: TestApp) => test.database.write((db) => db.deleteFrom('narration_take').execute()),
    ],
  ])(
    '[RECALL-03] %s that is changed while a narration is made is what it is made from',
    async (_what, change) => {
      const test = await startTestApp()
      const { database, storyteller } = test
      await database.write(async (db) => {
        await db.deleteFrom('job').where('subject', '!=', 1).execute()
        const segment = { kind: 'text', text: 'Ein Band.', storyId: null } as const
        const take = { wav: new Uint8Array(1), seconds: 1, waveform: [], cues: [], warnings: [] }
        const by = { reader: 'Cora', consentVersion: '1', madeBy: 'Cora' }
        await addTake(db, { ...key, segment, take, by, now: timestamp() })
      })
      const narrate = storyteller.narrator.narrate
      let isChanged = false
      storyteller.narrator.narrate = async (order) => {
        const made = await narrate(order)
        if (order.language === 'de' && !isChanged) {
          isChanged = true
          await change(test)
        }
        return made
      }
      const queue = startNarrations(test)
      await until(async () => (await pending(test)) === 0)
      await queue.stop()
      expect(storyteller.narrated.map(({ language }) => language)).toEqual(['en', 'de', 'de'])
    },
  )

  test('a narration that fails is tried again @full', async () => {
    const test = await startTestApp()
    test.storyteller.failure = new Error('no voice today')
    const queue = startNarrations(test)
    await until(async () => test.storyteller.narrated.length >= orderCount)
    test.storyteller.failure = null
    await until(async () => (await pending(test)) === 0)
    await queue.stop()
    expect(await published(test, 'de')).toContain('edition 1')
  })
})

describe('[GEN-02] story visuals', () => {
  test('each story has a picture of its own afterwards, and another one each time', async () => {
    const test = await startTestApp()
    const pictures = async () => {
      const visuals: { visualUrl: string }[] = (
        await test.app.inject('/api/user-story/visuals/device/1')
      ).json()
      return visuals.map(({ visualUrl }) => visualUrl)
    }
    expect(await pictures()).toEqual([])
    expect((await post(test, '/api/user-story/story-visuals/device/1')).statusCode).toBe(200)
    const first = await pictures()
    const stories: { visualUrl: string }[] = (await test.app.inject('/api/user-story/device/1')).json()
    expect(stories.map(({ visualUrl }) => visualUrl)).toEqual(first)
    expect(new Set(first).size).toBe(stories.length)
    await post(test, '/api/user-story/story-visuals/device/1')
    const second = await pictures()
    expect(second.filter((url) => first.includes(url))).toEqual([])
    expect((await test.app.inject(second[0] ?? '')).headers['content-type']).toBe('image/svg+xml')
  })

  test('a failure answers 500 with its message', async () => {
    const test = await startTestApp()
    test.storyteller.failure = new Error('out of ink')
    const response = await post(test, '/api/user-story/story-visuals/device/1')
    expect(response.json()).toEqual({
      statusCode: 500,
      message: 'Not all pictures of Cassette Tape could be generated. Try again.',
    })
  })
})

test('[GEN-03] an avatar has its picture, its description and its place in the list', async () => {
  const { app } = await startTestApp()
  const payload = {
    name: 'Lena',
    retroEra: '70s',
    favoriteDevice: 'x',
    favoriteFeatures: 'x',
    favoriteStorage: 'x',
    skills: 'x',
  }
  const { shortUuid } = (await app.inject({ method: 'POST', url: '/api/avatar', payload })).json()
  const avatar = (await app.inject(`/api/avatar/detail/${shortUuid}`)).json()
  expect(avatar).toEqual({
    name: 'Lena',
    shortUuid,
    description: 'Ein Bild von Lena.',
    descriptions: { de: 'Ein Bild von Lena.', en: 'A portrait of Lena.' },
    imageUrl: expect.any(String),
  })
  expect((await app.inject(avatar.imageUrl)).statusCode).toBe(200)
  expect((await app.inject('/api/avatar')).json()).toEqual([avatar])
  expect((await app.inject('/api/avatar/detail/AAAAAAAAAAAA')).json()).toMatchObject({ statusCode: 404 })
})

async function pending({ database }: TestApp): Promise<number> {
  return (
    await database.db
      .selectFrom('job')
      .select('language')
      .where('kind', '=', 'narration')
      .where('state', '=', 'pending')
      .execute()
  ).length
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
