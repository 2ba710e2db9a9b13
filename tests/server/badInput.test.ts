import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countRows, multipart, recording, startTestApp, wavOfBytes } from './helpers.ts'
import type { TestApp } from './helpers.ts'

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'
const newUrl = '/api/user-story/submit-text/new-device/exhibition/1'
const voiceUrl = '/api/user-story/submit-audio/device/1/exhibition/1'
const thisYear = new Date().getFullYear()

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

interface Bad {
  what: string
  url: string
  payload: unknown
  status: number
  message: string | RegExp
}

const bad: Bad[] = [
  {
    what: 'a blank text',
    url: textUrl,
    payload: { storyText: ' \n ' },
    status: 400,
    message: 'storyText: must not be blank',
  },
  { what: 'a missing text', url: textUrl, payload: {}, status: 400, message: 'storyText: is missing' },
  {
    what: 'a text of another type',
    url: textUrl,
    payload: { storyText: 12 },
    status: 400,
    message: 'storyText: must be a string',
  },
  {
    what: 'a text that is too long',
    url: textUrl,
    payload: { storyText: 'a'.repeat(10_001) },
    status: 400,
    message: 'storyText: must be at most 10000 characters',
  },
  {
    what: 'a list instead of an object',
    url: textUrl,
    payload: [],
    status: 400,
    message: 'The content must be an object',
  },
  {
    what: 'an unknown language',
    url: textUrl,
    payload: { storyText: 'x', language: 'fr' },
    status: 400,
    message: 'language: must be one of de, en',
  },
  {
    what: 'a year of 1930',
    url: textUrl,
    payload: { storyText: 'x', yearOfBirth: 1930 },
    status: 400,
    message: /^yearOfBirth: must be above 1930/,
  },
  {
    what: 'this year',
    url: textUrl,
    payload: { storyText: 'x', yearOfBirth: thisYear },
    status: 400,
    message: /^yearOfBirth: must be above 1930/,
  },
  {
    what: 'half a year',
    url: textUrl,
    payload: { storyText: 'x', yearOfBirth: 1980.5 },
    status: 400,
    message: /^yearOfBirth: /,
  },
  {
    what: 'an unknown device',
    url: '/api/user-story/submit-text/device/999/exhibition/1',
    payload: { storyText: 'x' },
    status: 404,
    message: 'There is no device 999.',
  },
  {
    what: 'an unknown exhibition',
    url: '/api/user-story/submit-text/device/1/exhibition/77',
    payload: { storyText: 'x' },
    status: 404,
    message: 'There is no exhibition 77.',
  },
  {
    what: 'a device of another exhibition',
    url: '/api/user-story/submit-text/device/1/exhibition/3',
    payload: { storyText: 'x' },
    status: 404,
    message: 'Exhibition 3 does not show device 1.',
  },
  {
    what: 'a device id that is no number',
    url: '/api/user-story/submit-text/device/abc/exhibition/1',
    payload: { storyText: 'x' },
    status: 400,
    message: 'deviceId: must be a number',
  },
  {
    what: 'a device id of 0',
    url: '/api/user-story/submit-text/device/0/exhibition/1',
    payload: { storyText: 'x' },
    status: 400,
    message: /^deviceId: /,
  },
  {
    what: 'a blank device name',
    url: newUrl,
    payload: { storyText: 'x', exhibitionId: 1, deviceName: '  ' },
    status: 400,
    message: 'deviceName: must not be blank',
  },
  {
    what: 'a device name of 81 letters',
    url: newUrl,
    payload: { storyText: 'x', exhibitionId: 1, deviceName: 'n'.repeat(81) },
    status: 400,
    message: 'deviceName: must be at most 80 characters',
  },
  {
    what: 'another exhibition than in the address',
    url: newUrl,
    payload: { storyText: 'x', exhibitionId: 3, deviceName: 'n' },
    status: 400,
    message: 'exhibitionId: must be 1, as in the address',
  },
  {
    what: 'a memory without a year',
    url: '/api/memory/submit-text',
    payload: { textContent: 'x' },
    status: 400,
    message: /^yearOfBirth: /,
  },
  {
    what: 'a memory with a wrong email',
    url: '/api/memory/submit-text',
    payload: { textContent: 'x', yearOfBirth: 1980, email: 'me' },
    status: 400,
    message: 'email: must be an email address',
  },
  {
    what: 'an avatar of no era',
    url: '/api/avatar',
    payload: {
      name: 'x',
      retroEra: '1990s',
      favoriteDevice: 'x',
      favoriteFeatures: 'x',
      favoriteStorage: 'x',
      skills: 'x',
    },
    status: 400,
    message: 'retroEra: must be one of 60s, 70s, 80s, 90s, 2000s',
  },
  {
    what: 'a sandbox story about no device',
    url: '/api/playground/story',
    payload: { deviceId: 999, authorName: 'x', storyText: 'x' },
    status: 404,
    message: 'There is no device 999.',
  },
  {
    what: 'a login without a password',
    url: '/api/user/login',
    payload: { name: 'x' },
    status: 400,
    message: 'password: is missing',
  },
]

describe('[API-04] what is wrong is refused in words and changes nothing', () => {
  test.each(bad)('$what', async ({ url, payload, status, message }) => {
    const test = await startTestApp()
    const before = await stored(test)
    const headers = { 'content-type': 'application/json' }
    const response = await test.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })
    const report = response.json()
    expect(report).toMatchObject({ statusCode: status })
    expect(report.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect(response.statusCode).toBe(status)
    expect(await stored(test)).toEqual(before)
  })

  test('exactly the longest text passes, also when every letter of it is escaped', async () => {
    const { app } = await startTestApp()
    const payload = `{"storyText":"${'\\u00e4'.repeat(limits.textChars)}"}`
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: textUrl, headers, payload })).statusCode).toBe(200)
  })

  test.each([
    ['malformed JSON', 'application/json', '{"storyText":', 400],
    ['no content', 'application/json', '', 400],
    ['text', 'text/plain', 'hello', 415],
    ['a form', 'application/x-www-form-urlencoded', 'storyText=x', 415],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
    ['far too much', 'application/json', `{"storyText":"${'a'.repeat(300_000)}"}`, 413],
    ['a prototype', 'application/json', '{"__proto__":{"storyText":"x"}}', 400],
  ])('%s where JSON belongs', async (_what, type, payload, status) => {
    const { app } = await startTestApp()
    const response = await app.inject({
      method: 'POST',
      url: textUrl,
      headers: { 'content-type': type },
      payload,
    })
    expect(response.json()).toEqual({ statusCode: status, message: expect.any(String) })
    expect(response.statusCode).toBe(status)
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
    ['text', Buffer.from('This is not a sound at all.')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')],
  ])('%s is no recording, whatever it says it is', async (_what, bytes) => {
    const { app, database } = await startTestApp()
    const before = await countRows(database, 'media')
    const form = await multipart(['exhibitionId', '1'], ['audio', bytes])
    const response = await app.inject({ method: 'POST', url: voiceUrl, ...form })
    expect(response.json()).toEqual({ statusCode: 415, message: expect.any(String) })
    expect(await countRows(database, 'media')).toBe(before)
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

  test('JSON where a form belongs is 415', async () => {
    const { app } = await startTestApp()
    const response = await app.inject({ method: 'POST', url: voiceUrl, payload: { exhibitionId: 1 } })
    expect(response.statusCode).toBe(415)
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
    'filepath=',
    'filepath=theme.txt&filepath=theme.txt',
    'filepath=theme.txt%00',
    'filepath=./theme.txt',
    'filepath=/theme.txt',
    'filepath=../server/main.ts',
    'filepath=..%2f..%2f..%2fetc%2fpasswd',
    'filepath=%252e%252e%252fetc%252fpasswd',
    'filepath=..\\..\\windows',
    'filepath=THEME.TXT',
    'filepath=theme.txt/',
    'filepath=file:///etc/passwd',
    'filepath=theme.txt%20',
    'filepath=package.json',
    'file%70ath=package.json',
    'x=1&filepath=nachklang.sqlite',
  ])('/playground?%s is 404 in JSON, also for a browser', async (query) => {
    const { app } = await startTestApp()
    const response = await app.inject({ url: `/playground?${query}`, headers: { accept: 'text/html' } })
    expect(response.json()).toEqual({ statusCode: 404, message: expect.any(String) })
    expect(response.statusCode).toBe(404)
  })
})
