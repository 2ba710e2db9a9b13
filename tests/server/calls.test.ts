import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes } from '#contract/allRoutes.ts'
import * as pageRoutes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import type { Route } from '#contract/route.ts'
import { firstStoryId } from '#contract/limits.ts'
import { countRows, multipart, recording, staffLogin, startTestApp } from './helpers.ts'
import type { TestApp } from './helpers.ts'

const avatarAnswers = {
  name: 'Lena',
  retroEra: '90s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'auto reverse',
  favoriteStorage: 'cassette',
  skills: 'rewinding with a pencil',
}
const address: Record<string, string> = { ':deviceId': '1', ':exhibitionId': '1' }

/** A good call of each route: its address and what it carries. */
const good: Record<
  RouteName,
  (test: TestApp) => Promise<{ url?: string; payload?: unknown; form?: [string, string][] }>
> = {
  exhibitionDevices: async () => ({}),
  allDevices: async () => ({}),
  playgroundDevices: async () => ({}),
  staffDevices: async () => ({}),
  publishDevice: async () => ({}),
  hideDevice: async () => ({}),
  generation: async () => ({}),
  retryGeneration: async () => ({}),
  login: async ({ staffToken }) => {
    await staffToken()
    return { payload: staffLogin }
  },
  logout: async () => ({}),
  deviceStory: async () => ({}),
  generateDeviceStory: async () => ({}),
  generateVisuals: async () => ({}),
  shareText: async () => ({ payload: { storyText: 'Das Band war lang.' } }),
  shareVoice: async () => ({ form: [['exhibitionId', '1']] }),
  shareTextOnNewDevice: async () => ({
    payload: { storyText: 'Das war neu.', exhibitionId: 1, deviceName: 'Minitel' },
  }),
  shareVoiceOnNewDevice: async () => ({
    form: [
      ['exhibitionId', '1'],
      ['deviceName', 'Minitel'],
    ],
  }),
  storiesByDevice: async () => ({}),
  deviceStories: async () => ({}),
  randomStories: async () => ({}),
  deviceVisuals: async () => ({}),
  ownStory: async (test) => ({ payload: { key: await submitStory(test) } }),
  correctOwnStory: async (test) => ({
    payload: { key: await submitStory(test), storyText: 'Es war kürzer.' },
  }),
  withdrawOwnStory: async (test) => ({ payload: { key: await submitStory(test) } }),
  removeSamples: async () => ({}),
  avatars: async () => ({}),
  avatar: async ({ app }) => {
    const made = await app.inject({ method: 'POST', url: '/api/avatar', payload: avatarAnswers })
    return { url: `/api/avatar/detail/${made.json().shortUuid}` }
  },
  createAvatar: async () => ({ payload: avatarAnswers }),
  memoryText: async () => ({ payload: { textContent: 'Ein Klicken.', yearOfBirth: 1980, email: '' } }),
  memoryVoice: async () => ({ form: [['yearOfBirth', '1980']] }),
  themeFile: async () => ({ url: '/playground?filepath=theme.txt' }),
  playgroundStory: async () => ({ payload: { deviceId: 1, authorName: 'Kim', storyText: 'Hello.' } }),
  ejectFloppy: async () => ({}),
}

async function submitStory({ app }: TestApp): Promise<string> {
  const left = await app.inject({
    method: 'POST',
    url: '/api/user-story/submit-text/device/1/exhibition/1',
    payload: { storyText: 'Das Band war lang.' },
  })
  return left.json().takeHomeKey
}

const routes = { ...pageRoutes, ...staffRoutes }
type RouteName = keyof typeof routes

/** The table as a plain object, to be walked through by name. */
const table: Readonly<Record<RouteName, Route>> = routes
const names = Object.keys(table).filter((name): name is RouteName => name in table)

describe('every call of the contract', () => {
  test.each(names)('[API-01] %s answers 200 in its shape', async (name) => {
    const test = await startTestApp()
    const definition = table[name]
    const { url, payload, form } = await good[name](test)
    const token = definition.access === 'anyone' ? undefined : await test.staffToken()
    const multi = form && (await multipart(...form, ['audio', recording()]))
    const response = await test.app.inject({
      method: definition.method,
      url: url ?? definition.path.replace(/:\w+/g, (key) => address[key] ?? '1'),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...multi?.headers },
      ...(multi
        ? { payload: multi.payload }
        : payload !== undefined && {
            payload: JSON.stringify(payload),
            headers: {
              'content-type': 'application/json',
              ...(token && { authorization: `Bearer ${token}` }),
            },
          }),
    })
    expect(response.statusCode, response.body).toBe(200)
    expect(z.safeParse(definition.answer, response.json()).error).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('[API-01] each entry of the table is a route, and no call exists beside it', async () => {
    const { app } = await startTestApp()
    const listed = new Set(allRoutes.map(({ method, path }) => `${method} ${path}`))
    for (const entry of listed) {
      const [method, url] = entry.split(' ')
      expect(
        app.hasRoute({
          method: method === 'DELETE' ? 'DELETE' : method === 'POST' ? 'POST' : 'GET',
          url: url ?? '',
        }),
        entry,
      ).toBe(true)
    }
    const document = await app.inject('/api/openapi.json')
    const paths = z.record(z.string(), z.record(z.string(), z.unknown())).parse(document.json().paths)
    const registered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(new Set(registered)).toEqual(listed)
    expect(document.json().openapi).toBe('3.1.0')
  })

  test.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('[API-01] a call with an empty body takes %s', async (type) => {
    const { app, staffToken } = await startTestApp()
    const authorization = `Bearer ${await staffToken()}`
    for (const url of [
      '/api/eject-floppy',
      '/api/device-story/device/1/exhibition/1',
      '/api/user-story/story-visuals/device/1',
      '/api/user/logout',
    ]) {
      const response = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type, authorization },
      })
      expect(response.statusCode, url + response.body).toBe(200)
    }
  })

  test('[API-01] a call without content takes no content type either', async () => {
    const { app } = await startTestApp()
    expect((await app.inject({ method: 'POST', url: '/api/eject-floppy' })).statusCode).toBe(200)
  })
})

describe('stories', () => {
  test('a written story stands first, in the language it is in, with an id above the pseudo stories', async () => {
    const { app } = await startTestApp()
    const texts = [
      ['Ich habe das Band mit dem Bleistift zurückgespult.', 'de'],
      ['I rewound the tape with a pencil and it was my brother’s.', 'en'],
      ['Walkman!', null],
    ] as const
    for (const [storyText, language] of texts) {
      const url = '/api/user-story/submit-text/device/1/exhibition/1'
      const answer = (await app.inject({ method: 'POST', url, payload: { storyText } })).json()
      expect(answer).toMatchObject({ statusCode: 200, message: 'Thanks for sharing your story!' })
      expect(answer.storyId).toBeGreaterThanOrEqual(firstStoryId)
      const [first] = (await app.inject('/api/user-story/device/1')).json()
      const expected =
        language === 'en' ? { textEN: storyText, textDE: null } : { textDE: storyText, textEN: null }
      expect(first).toMatchObject({ id: answer.storyId, ...expected, language, titleDE: null, sample: false })
    }
  })

  test('samples stand behind visitors’ own stories', async () => {
    const { app } = await startTestApp()
    await app.inject({
      method: 'POST',
      url: '/api/user-story/submit-text/device/2/exhibition/1',
      payload: { storyText: 'Mein iPod.' },
    })
    const stories: { sample: boolean }[] = (await app.inject('/api/user-story/device/2')).json()
    expect(stories.map((story) => story.sample)).toEqual([false, ...stories.slice(1).map(() => true)])
    expect(stories.length).toBeGreaterThan(4)
  })

  test('a spoken story can be heard under its url, with its length and waveform', async () => {
    const { app } = await startTestApp()
    const waveform = JSON.stringify(Array.from({ length: 96 }, (_, bar) => bar))
    const { payload, headers } = await multipart(
      ['waveform', waveform],
      ['audio', recording()],
      ['exhibitionId', '1'],
      ['language', 'de'],
      ['yearOfBirth', '1977'],
    )
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user-story/submit-audio/device/3/exhibition/1',
      payload,
      headers,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [story] = (await app.inject('/api/user-story/device/3')).json()
    expect(story).toMatchObject({ id: answer.json().storyId, language: 'de', textDE: null, textEN: null })
    expect(story.voice.waveform).toEqual(JSON.parse(waveform))
    expect(story.voice.duration).toBeGreaterThan(0)
    const heard = await app.inject(story.voice.url)
    expect(heard.statusCode).toBe(200)
    expect(heard.headers['content-type']).toBe(story.voice.type)
  })

  test('a new device’s name is taken once, however it is spelled', async () => {
    const test = await startTestApp()
    const { app, database } = test
    const before = await countRows(database, 'device')
    for (const deviceName of ['Minidisc', ' minidisc ', 'MINIDISC', 'apple ipod']) {
      const payload = { storyText: 'Etwas.', deviceName, exhibitionId: 1 }
      const response = await app.inject({
        method: 'POST',
        url: '/api/user-story/submit-text/new-device/exhibition/1',
        payload,
      })
      expect(response.statusCode).toBe(200)
    }
    expect(await countRows(database, 'device')).toBe(before + 1)
    const headers = { authorization: `Bearer ${await test.staffToken()}` }
    const devices: { id: number; name: string; state: string; stories: number }[] = (
      await app.inject({ url: '/api/device/staff', headers })
    ).json()
    expect(devices[0]).toMatchObject({ name: 'Minidisc', state: 'new', stories: 3 })
  })

  test('staff remove all samples at once, and they do not come back', async () => {
    const { app, staffToken, database } = await startTestApp()
    const headers = { authorization: `Bearer ${await staffToken()}` }
    expect((await app.inject({ method: 'DELETE', url: '/api/user-story/samples', headers })).statusCode).toBe(
      200,
    )
    const { seed } = await import('#server/db/seed.ts')
    await seed(database)
    expect((await app.inject('/api/user-story/device/1')).json()).toEqual([])
  })

  test('random notes carry visualURL and nothing called visualUrl', async () => {
    const { app, kioskToken } = await startTestApp()
    const headers = { authorization: `Bearer ${await kioskToken()}` }
    const notes: Record<string, unknown>[] = (
      await app.inject({ url: '/api/user-story/random/device/5', headers })
    ).json()
    expect(notes.length).toBeGreaterThan(2)
    for (const note of notes) {
      expect(note).toHaveProperty('visualURL')
      expect(note).not.toHaveProperty('visualUrl')
    }
  })
})
