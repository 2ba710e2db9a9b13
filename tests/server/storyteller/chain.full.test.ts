import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AdminStories } from '#contract/admin.ts'
import { Generation } from '#contract/generation.ts'
import { Stories } from '#contract/story.ts'
import type { Story } from '#contract/story.ts'
import { readConfig } from '#server/config/config.ts'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { serve } from '#server/app.ts'
import { createService } from '#server/storyteller/services/service.ts'
import { illustratorWithFallback } from '#server/storyteller/storyteller.ts'
import { tellers } from '#tests/fixtures/audio/people.ts'
import { makeFolder, multipart, recording, TestStoryteller } from '../helpers.ts'
import { startStrictEndpoint } from './strictEndpoint.ts'
import type { StrictEndpoint } from './strictEndpoint.ts'

const chat = '/v1/chat/completions'
const login = { name: 'Mira', password: 'a long enough password' }
const german =
  'Ich habe das Band mit einem Bleistift zurückgespult. Das Band war endlos und der Bleistift rot.'

/** A folder whose database has its devices and nothing left to make. */
async function quietFolder(): Promise<string> {
  const dir = makeFolder()
  const database = await openDatabase(databaseFile({ dataDir: dir }))
  await seed(database)
  await database.write(async (db) => {
    await db.deleteFrom('job').execute()
    await db.deleteFrom('user_story').execute()
  })
  await database.close()
  return dir
}

/** The whole server, with the service where there is an endpoint, and a quick embedded storyteller behind it. */
async function startOne(
  dir: string,
  strict: StrictEndpoint | null,
  environment: Record<string, string> = {},
) {
  const config = readConfig({
    DATA_DIR: dir,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_NAME: login.name,
    ADMIN_PASSWORD: login.password,
    ...(strict && {
      AI_BASE_URL: strict.baseUrl,
      AI_API_KEY: strict.apiKey,
      SPEECH_MODEL: 'speaks',
      AI_TIMEOUT: '2',
    }),
    ...environment,
  })
  const embedded = new TestStoryteller()
  const served = await serve({
    config,
    createStoryteller: async () => {
      const service = config.ai && createService(config.ai)
      return {
        narrator: embedded.narrator,
        sound: embedded.sound,
        illustrator: service?.illustrator
          ? illustratorWithFallback(service.illustrator, embedded.illustrator)
          : embedded.illustrator,
        translator: service?.translator ?? null,
        transcriber: service?.transcriber ?? null,
        close: async () => service?.close(),
      }
    },
    logger: false,
    print: () => {},
  })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await served.close()
    isClosed = true
  }
  onTestFinished(close)
  const { address } = served
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { access_token: token } = Object(await answer.json())
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string) => {
    const response = await fetch(`${address}${path}`, { method: 'POST', headers })
    return Object(await response.json())
  }
  return {
    embedded,
    close,
    post,
    stories: async (): Promise<Story[]> =>
      Stories.parse(await (await fetch(`${address}/api/user-story/device/1`)).json()),
    /** With what waits for review. */
    storiesForStaff: async () =>
      AdminStories.parse(await (await fetch(`${address}/api/admin/stories`, { headers })).json()).stories,
    generation: async () =>
      Generation.parse(await (await fetch(`${address}/api/generation`, { headers })).json()),
    shareText: async (storyText: string, language?: string) => {
      const response = await fetch(`${address}/api/user-story/submit-text/device/1/exhibition/1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ storyText, language }),
      })
      expect(response.status).toBe(200)
    },
    shareVoice: async (audio: Uint8Array = recording()) => {
      const { payload, headers: type } = await multipart(['exhibitionId', '1'], ['audio', audio])
      const response = await fetch(`${address}/api/user-story/submit-audio/device/1/exhibition/1`, {
        method: 'POST',
        headers: type,
        body: Uint8Array.from(payload),
      })
      expect(response.status).toBe(200)
    },
    media: (url: string | null | undefined) => fetch(`${address}${url}`),
  }
}
type TestServer = Awaited<ReturnType<typeof startOne>>

async function startEndpoint(): Promise<StrictEndpoint> {
  const strict = await startStrictEndpoint()
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#282' } })
    .png()
    .toBuffer()
  strict.picture = () => png.toString('base64')
  strict.written.set('scene', () => ({ scene: 'A cassette and a pencil.' }))
  strict.written.set('translation', () => ({
    language: 'de',
    titleDE: 'Der rote Bleistift',
    titleEN: 'The red pencil',
    textDE: '',
    textEN: 'I rewound the tape with a pencil. The tape was endless and the pencil red.',
  }))
  return strict
}

async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isSo(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

const pending = ({ narrations, stories }: Generation) =>
  narrations.pending + stories.words.pending + stories.visual.pending + stories.voice.pending
const settled = (museum: TestServer) => until(museum.generation, (status) => pending(status) === 0)

describe('[GEN-04] a story, after it was left', () => {
  test('has titles and texts in both languages, a picture, and its translation spoken', async () => {
    const strict = await startEndpoint()
    const museum = await startOne(await quietFolder(), strict, { SPEECH_VOICES: '2:de=onyx' })
    await museum.shareText(german, 'en')
    const [story] = await until(museum.stories, ([first]) => first?.spokenTranslation !== undefined)
    expect(story).toMatchObject({
      language: 'de',
      titleDE: 'Der rote Bleistift',
      titleEN: 'The red pencil',
      textDE: german,
      textEN: expect.stringContaining('endless'),
      spokenTranslation: { language: 'en', type: 'audio/mpeg' },
    })
    expect((await museum.media(story?.visualUrl)).headers.get('content-type')).toBe('image/webp')
    expect((await museum.media(story?.spokenTranslation?.url)).headers.get('content-type')).toBe('audio/mpeg')
    const { stories, problems, ports } = await settled(museum)
    expect(stories).toEqual({
      words: { pending: 0, done: 1, failed: 0 },
      visual: { pending: 0, done: 1, failed: 0 },
      voice: { pending: 0, done: 1, failed: 0 },
    })
    expect(problems).toEqual([])
    const asked = { source: 'openai', host: '127.0.0.1', voices: [] }
    expect(ports).toEqual({
      writer: { ...asked, models: ['gpt-5-mini'] },
      speaker: { ...asked, models: ['speaks'], voices: ['de=sage', 'en=sage', '2:de=onyx'] },
      transcriber: { ...asked, models: ['gpt-transcribe', 'whisper-1'] },
      translator: { ...asked, models: ['gpt-5-mini'] },
      illustrator: { ...asked, models: ['gpt-image-1', 'gpt-5-mini'] },
    })
    expect(JSON.stringify(ports)).not.toContain('/v1')
    expect(JSON.stringify(ports)).not.toContain(strict.apiKey)
    expect(strict.faults).toEqual([])
  })

  test('is read at once in its own language, while a service has not answered yet', async () => {
    const strict = await startEndpoint()
    strict.mischief.set(chat, { kind: 'silent' })
    const museum = await startOne(await quietFolder(), strict, { AI_TIMEOUT: '300' })
    await museum.shareText(german)
    await until(
      async () => strict.asked.length,
      (count) => count > 0,
    )
    const [story] = await museum.stories()
    // A title of its own words is there, although nobody answers.
    expect(story).toMatchObject({ textDE: german, textEN: null, titleEN: null, language: 'de' })
    expect(german).toContain(story?.titleDE?.slice(1))
    expect((await museum.generation()).stories.words).toEqual({ pending: 1, done: 0, failed: 0 })
  })

  test('that was spoken is transcribed, and then like any other', async () => {
    const strict = await startEndpoint()
    strict.heard = { text: german }
    const museum = await startOne(await quietFolder(), strict)
    await museum.shareVoice(readFileSync(tellers[0]?.file ?? ''))
    const [story] = await until(museum.stories, ([first]) => first?.spokenTranslation !== undefined)
    expect(story).toMatchObject({ textDE: german, titleEN: 'The red pencil', voice: { type: 'audio/ogg' } })
    expect(strict.faults).toEqual([])
  })

  test('in a third language is translated into both, and its own words stay', async () => {
    const strict = await startEndpoint()
    strict.written.set('translation', () => ({
      language: 'fr',
      titleDE: 'Die Kassette im Auto',
      titleEN: 'The cassette in the car',
      textDE: 'Die Kassette im Auto meines Vaters lief immer.',
      textEN: 'The cassette in my father’s car was always playing.',
    }))
    const museum = await startOne(await quietFolder(), strict)
    const text = 'La cassette dans la voiture de mon père tournait toujours.'
    await museum.shareText(text)
    await settled(museum)
    expect((await museum.stories())[0]).toMatchObject({
      titleDE: 'Die Kassette im Auto',
      textEN: expect.stringContaining('father'),
      language: null,
      original: { language: 'fr', text },
    })
  })
})

describe('[GEN-05] a service that fails', () => {
  test('leaves the story with a title of its own words and an embedded picture, and is tried again', async () => {
    const strict = await startEndpoint()
    strict.mischief.set(chat, { kind: 'status', status: 503 })
    const museum = await startOne(await quietFolder(), strict)
    await museum.shareText(german)
    const { problems } = await until(museum.generation, (status) => status.problems.length === 2)
    expect(problems.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      {
        kind: 'visual',
        state: 'done',
        message: 'The embedded illustrator drew it, because the service fails (503).',
      },
      { kind: 'words', state: 'pending', message: 'The service fails (503).' },
    ])
    const [story] = await museum.stories()
    expect(story?.titleDE).not.toBeNull()
    expect(story?.visualUrl).not.toBeNull()

    strict.mischief.delete(chat)
    expect(await museum.post('/api/generation/retry')).toMatchObject({ statusCode: 200 })
    await settled(museum)
    expect((await museum.stories())[0]).toMatchObject({
      titleDE: 'Der rote Bleistift',
      titleEN: 'The red pencil',
    })
    expect((await museum.generation()).problems.map(({ kind }) => kind)).toEqual(['visual'])
  })
})

describe('without a service', () => {
  test('stories do not wait for services; once a translator is configured they are translated', async () => {
    const dir = await quietFolder()
    const first = await startOne(dir, null)
    await first.shareText(german)
    await settled(first)
    expect((await first.stories())[0]).toMatchObject({ textDE: german, textEN: null })
    await first.close()
    const second = await startOne(dir, await startEndpoint())
    await settled(second)
    expect((await second.stories())[0]).toMatchObject({
      titleEN: 'The red pencil',
      titleDE: 'Der rote Bleistift',
    })
  })
})
