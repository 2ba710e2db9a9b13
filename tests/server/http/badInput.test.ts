import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countRows, multipart, recording, startTestApp, wavOfBytes } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const newUrl = '/api/user-story/submit-text/new-device/exhibition/1'
const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'

async function stored({ database }: TestApp): Promise<number[]> {
  const tables = [
    'user_story',
    'memory',
    'media',
    'submission',
    'device',
    'avatar',
    'playground_story',
  ] as const
  return Promise.all(tables.map((table) => countRows(database, table)))
}

/** One for each sentence; everyRoute has every way in which a schema can be missed. */
const bad: [what: string, url: string, payload: unknown, status: number, message: string | RegExp][] = [
  ['a blank text', textUrl, { storyText: ' \n ' }, 400, 'storyText: must not be blank'],
  [
    'a text that is too long',
    textUrl,
    { storyText: 'a'.repeat(10_001) },
    400,
    'storyText: must be at most 10000 characters',
  ],
  ['a text of another type', textUrl, { storyText: 12 }, 400, 'storyText: must be a string'],
  ['a list instead of an object', textUrl, [], 400, 'The content must be an object'],
  [
    'an unknown language',
    textUrl,
    { storyText: 'x', language: 'fr' },
    400,
    'language: must be one of de, en',
  ],
  ['a year of 1930', textUrl, { storyText: 'x', yearOfBirth: 1930 }, 400, /^yearOfBirth: must be above 1930/],
  [
    'an unknown device',
    '/api/user-story/submit-text/device/999/exhibition/1',
    { storyText: 'x' },
    404,
    'There is no device 999.',
  ],
  [
    'an unknown exhibition',
    '/api/user-story/submit-text/device/1/exhibition/77',
    { storyText: 'x' },
    404,
    'There is no exhibition 77.',
  ],
  [
    'a device of another exhibition',
    '/api/user-story/submit-text/device/1/exhibition/3',
    { storyText: 'x' },
    404,
    'Exhibition 3 does not show device 1.',
  ],
  [
    'a device id that is no number',
    '/api/user-story/submit-text/device/abc/exhibition/1',
    { storyText: 'x' },
    400,
    'deviceId: must be a number',
  ],
  [
    'another exhibition than in the address',
    newUrl,
    { storyText: 'x', exhibitionId: 3, deviceName: 'n' },
    400,
    'exhibitionId: must be 1, as in the address',
  ],
  [
    'a memory with a wrong email',
    '/api/memory/submit-text',
    { textContent: 'x', yearOfBirth: 1980, email: 'me' },
    400,
    'email: must be an email address',
  ],
  ['a login without a password', '/api/user/login', { name: 'x' }, 400, 'password: is missing'],
]

describe('[API-04] invalid input is refused in words', () => {
  test.each(bad)('%s', async (_what, url, payload, statusCode, message) => {
    const { app } = await startTestApp()
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })
    expect(response.statusCode).toBe(statusCode)
    const words = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(response.json()).toEqual({ statusCode, message: words })
  })

  test('[TEXT-10] a text in which nothing can be seen is refused wherever one is required, and stores nothing', async () => {
    const museum = await startTestApp()
    const before = await stored(museum)
    const empty = '\u200b\u00ad\u3164\u2800\ufe0f\u202e\0'
    const year = { yearOfBirth: 1970 }
    const avatar = { retroEra: '80s', favoriteDevice: 'x', favoriteFeatures: 'x', favoriteStorage: 'x' }
    const playground = { deviceId: 1, authorName: 'Rosa', storyText: 'x' }
    const key = `1.${'x'.repeat(43)}`
    const sent: [url: string, payload: object, field: string][] = [
      [textUrl, { storyText: empty }, 'storyText'],
      [newUrl, { storyText: 'x', exhibitionId: 1, deviceName: empty }, 'deviceName'],
      ['/api/user-story/own/correct', { key, storyText: empty }, 'storyText'],
      ['/api/memory/submit-text', { textContent: empty, ...year }, 'textContent'],
      ['/api/avatar', { ...avatar, name: 'Rosa', skills: empty }, 'skills'],
      ['/api/playground/story', { ...playground, authorName: empty }, 'authorName'],
    ]
    for (const [url, payload, field] of sent) {
      const { app } = museum
      const answer = await app.inject({ method: 'POST', url, payload })
      expect([url, answer.statusCode, answer.json().message]).toEqual([
        url,
        400,
        `${field}: must not be blank`,
      ])
    }
    expect(await stored(museum)).toEqual(before)
  })

  test('[TEXT-10] NUL is removed from typed text and replaced elsewhere, on either database', async () => {
    const { app, database } = await startTestApp()
    const payload = { storyText: 'Band\0salat im Walkman' }
    const { storyId } = (await app.inject({ method: 'POST', url: textUrl, payload })).json()
    await database.write((db) =>
      db.updateTable('user_story').set({ title_de: 'Ti\0tel' }).where('id', '=', storyId).execute(),
    )
    const list = (await app.inject('/api/user-story/device/1')).json<{ id: number }[]>()
    expect(list.find(({ id }) => id === storyId)).toMatchObject({
      textDE: 'Bandsalat im Walkman',
      titleDE: 'Ti\uFFFDtel',
    })
  })

  test('exactly the longest text passes, also when every letter of it is escaped', async () => {
    const { app } = await startTestApp()
    const payload = `{"storyText":"${'\\u00e4'.repeat(limits.textChars)}"}`
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: textUrl, headers, payload })).statusCode).toBe(200)
  })

  test.each([
    '/api/nothing',
    '/api',
    '/api/user-story',
    '/media/x',
    `/media/${'0'.repeat(64)}`,
    '/assets/gone.js',
    '/_vercel/x',
  ])('GET %s is 404 in JSON even for a browser', async (url) => {
    const { app } = await startTestApp()
    const response = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ statusCode: 404, message: expect.any(String) })
  })

  test('[API-04] an address that is too long is refused without being repeated', async () => {
    const { app } = await startTestApp()
    const url = `/api/device-story/device/1/exhibition/${'.ts'.repeat(40)}`
    const response = await app.inject({ method: 'POST', url })
    expect(response.statusCode).toBe(414)
    expect(response.json()).toEqual({ statusCode: 414, message: 'The address is too long.' })
  })

  test('a malformed address is 400', async () => {
    const { app } = await startTestApp()
    const response = await app.inject('/api/avatar/detail/%E0%A4%A')
    expect(response.json()).toMatchObject({ statusCode: 400 })
  })
})

describe('[API-04] recordings', () => {
  test('exactly 4 718 592 bytes pass, one more does not', async () => {
    const { app, database } = await startTestApp()
    const enough = await multipart(['audio', wavOfBytes(limits.audioBytes)], ['exhibitionId', '1'])
    const passed = await app.inject({ method: 'POST', url: voiceUrl, ...enough })
    expect(passed.statusCode, passed.body).toBe(200)
    const before = await countRows(database, 'user_story')
    const tooMuch = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(limits.audioBytes + 1)])
    const refused = await app.inject({ method: 'POST', url: voiceUrl, ...tooMuch })
    expect(refused.json()).toEqual({
      statusCode: 413,
      message: 'audio: the recording is larger than 4718592 bytes',
    })
    expect(await countRows(database, 'user_story')).toBe(before)
  })

  test.each([
    ['no file', [['exhibitionId', '1']], 'audio: the recording is missing'],
    [
      'the file in another field',
      [
        ['exhibitionId', '1'],
        ['sound', recording()],
      ],
      'audio: the file must be in the field audio',
    ],
    [
      'a text for a file',
      [
        ['exhibitionId', '1'],
        ['audio', 'hello'],
      ],
      'audio: the recording is missing',
    ],
    [
      'two files',
      [
        ['exhibitionId', '1'],
        ['audio', recording()],
        ['audio', recording()],
      ],
      'audio: must be the only file',
    ],
    [
      'a field twice',
      [
        ['exhibitionId', '1'],
        ['exhibitionId', '1'],
        ['audio', recording()],
      ],
      'exhibitionId: must be given once',
    ],
    ['a missing field', [['audio', recording()]], 'exhibitionId: must be a number'],
    [
      'another exhibition',
      [
        ['exhibitionId', '3'],
        ['audio', recording()],
      ],
      'exhibitionId: must be 1, as in the address',
    ],
    [
      'a waveform that is none',
      [
        ['exhibitionId', '1'],
        ['waveform', '[1,2]'],
        ['audio', recording()],
      ],
      'waveform: must be a list of 96 whole numbers from 0 to 100',
    ],
  ] satisfies [string, [string, string | Uint8Array][], string][])('%s', async (_what, parts, message) => {
    const test = await startTestApp()
    const before = await stored(test)
    const form = await multipart(...parts)
    const response = await test.app.inject({ method: 'POST', url: voiceUrl, ...form })
    expect(response.json()).toEqual({ statusCode: 400, message })
    expect(await stored(test)).toEqual(before)
  })

  test.each(['after the fields', 'within the file', 'at the last boundary'])(
    'a form that is cut off %s stores nothing, and the next one is served',
    async (where) => {
      const test = await startTestApp()
      const before = await stored(test)
      const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', recording()])
      const fileStart = payload.indexOf('\r\n\r\n', payload.indexOf('name="audio"'))
      const kept =
        {
          'after the fields': fileStart,
          'within the file': fileStart + 2000,
          'at the last boundary': payload.length - 5,
        }[where] ?? 0
      const url = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
      const socket = connect(Number(url.port), url.hostname)
      socket.write(
        `POST ${voiceUrl} HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      )
      socket.write(payload.subarray(0, kept))
      await new Promise((resolve) => setTimeout(resolve, 50))
      socket.destroy()
      await once(socket, 'close')
      const cut = await test.app.inject({
        method: 'POST',
        url: voiceUrl,
        headers,
        payload: payload.subarray(0, kept),
      })
      expect(cut.json()).toEqual({ statusCode: 400, message: expect.any(String) })
      expect(await stored(test)).toEqual(before)
      expect((await test.app.inject({ method: 'POST', url: voiceUrl, headers, payload })).statusCode).toBe(
        200,
      )
    },
  )
})

describe('[API-05] the theme file', () => {
  test.each(['', '?other=1', '?filepat=theme.txt'])('/playground%s is the page', async (query) => {
    const { app } = await startTestApp()
    const response = await app.inject({ url: `/playground${query}`, headers: { accept: 'text/html' } })
    expect(response.headers['content-type']).toContain('text/html')
  })

  test.each([
    'filepath',
    'filepath=theme.txt&filepath=theme.txt',
    'filepath=../server/main.ts',
    'filepath=..%2f..%2f..%2fetc%2fpasswd',
    'filepath=THEME.TXT',
    'file%70ath=package.json',
  ])('/playground?%s is 404 in JSON, also for a browser', async (query) => {
    const { app } = await startTestApp()
    const response = await app.inject({ url: `/playground?${query}`, headers: { accept: 'text/html' } })
    expect(response.json()).toEqual({ statusCode: 404, message: expect.any(String) })
    expect(response.statusCode).toBe(404)
  })
})
