import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '#api/client.ts'
import { sendHeartbeat } from '#api/kioskCalls.ts'
import { facts } from '../../server/kioskFacts.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'

type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers }
const sent: Sent[] = []
let storage: Storage

/** Every call is answered with this. */
function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

function failWith(error: unknown): void {
  vi.stubGlobal('fetch', async () => {
    throw error
  })
}

beforeEach(() => {
  sent.length = 0
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

const byDevice = { params: { deviceId: 1, exhibitionId: 1 } }
const memory = { body: { textContent: 'A tape.', yearOfBirth: 1980, email: '' }, idempotencyKey: 'key-1' }
const text = { ...byDevice, body: { storyText: 'Hello' }, idempotencyKey: 'key-1' }

test('sends a request as in the route table', async () => {
  answerWith(200, { statusCode: 200, message: 'Thanks.', storyId: 100_001 })
  const answer = await call(routes.shareText, text)
  expect(answer).toEqual({ statusCode: 200, message: 'Thanks.', storyId: 100_001 })
  const [request] = sent
  expect(request?.url).toBe('/api/user-story/submit-text/device/1/exhibition/1')
  expect(request?.init.method).toBe('POST')
  expect(request?.init.body).toBe('{"storyText":"Hello"}')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('idempotency-key')).toBe('key-1')
  expect(request?.headers.has('authorization')).toBe(false)
})

test('asks for the theme file by its parameter', async () => {
  answerWith(200, { content: 'dark' })
  expect(await call(routes.themeFile, { query: { filepath: 'theme.txt' } })).toEqual({ content: 'dark' })
  expect(sent[0]?.url).toBe('/playground?filepath=theme.txt')
})

test('[PLAY-05] a call of the playground goes to its base, and another host gets no token', async () => {
  storage.setItem('auth_token', 's')
  answerWith(200, { statusCode: 200, success: true, message: 'Out.' })
  await call(routes.ejectFloppy, { base: '/api' })
  await call(routes.ejectFloppy, { base: 'https://tools.example/base' })
  expect(sent.map(({ url }) => url)).toEqual(['/api/eject-floppy', 'https://tools.example/base/eject-floppy'])
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer s', null])
})

test('a multipart body carries its fields before the file, and leaves its type to the browser', async () => {
  answerWith(200, { statusCode: 200, message: 'Thanks.', storyId: 100_001 })
  const audio = new Blob(['x'], { type: 'audio/webm;codecs=opus' })
  await call(routes.shareVoice, { ...byDevice, form: { audio, exhibitionId: 1 }, idempotencyKey: 'k' })
  const body = sent[0]?.init.body
  expect(body).toBeInstanceOf(FormData)
  const fields = body instanceof FormData ? [...body.entries()] : []
  expect(fields.map(([name]) => name)).toEqual(['exhibitionId', 'audio'])
  expect(fields[1]?.[1]).toHaveProperty('name', 'audio.webm')
  expect(sent[0]?.headers.has('content-type')).toBe(false)
})

test('parameters cannot leave their place in the address', async () => {
  answerWith(404, { statusCode: 404, message: 'No such avatar' })
  await call(routes.avatar, { params: { shortUuid: '../a?b#c' } })
  expect(sent[0]?.url).toBe('/api/avatar/detail/..%2Fa%3Fb%23c')
})

test('[API-02] visitors’ calls carry the kiosk token, else the staff token; staff calls the staff token', async () => {
  answerWith(200, [])
  const bearer = async (name: 'allDevices' | 'removeSamples') => {
    await call(name === 'allDevices' ? routes.allDevices : staffRoutes.removeSamples, {})
    return sent.at(-1)?.headers.get('authorization')
  }
  storage.setItem('auth_token', 's')
  answerWith(200, [])
  expect(await bearer('allDevices')).toBe('Bearer s')
  storage.setItem('kiosk_token', 'k')
  expect(await bearer('allDevices')).toBe('Bearer k')
  answerWith(200, { statusCode: 200, message: 'Removed.' })
  expect(await bearer('removeSamples')).toBe('Bearer s')
  storage.removeItem('auth_token')
  expect(await bearer('removeSamples')).toBeNull()
})

test.each([200, 400, 401, 404, 429, 500, 507])(
  '[API-04] takes a valid report as the answer, with HTTP status %i too',
  async (status) => {
    answerWith(status, { statusCode: 500, message: 'The database is full.' })
    expect(await call(routes.shareText, text)).toEqual({ statusCode: 500, message: 'The database is full.' })
    expect(await call(routes.allDevices, {})).toEqual({ statusCode: 500, message: 'The database is full.' })
  },
)

test('[API-04] an answer of 201 is a success', async () => {
  answerWith(201, { statusCode: 201, message: 'Created.' })
  expect(await call(routes.memoryText, memory)).toEqual({ statusCode: 200, message: 'Created.' })
})

test('[PLAY-05] a success of another server is one in any words, but not as a page of HTML', async () => {
  const story = { body: { deviceId: 1, authorName: 'Kim', storyText: 'Hm.' }, idempotencyKey: 'key-1' }
  for (const body of ['OK', '', { id: 7 }]) {
    answerWith(200, body)
    expect(await call(routes.playgroundStory, story)).toEqual({ statusCode: 200, message: '' })
  }
  answerWith(200, '<!doctype html><title>Log in to the guests\u2019 network</title>')
  await expect(call(routes.playgroundStory, story)).rejects.toMatchObject({ code: 'malformed' })
  answerWith(500, 'Internal Server Error')
  await expect(call(routes.playgroundStory, story)).rejects.toMatchObject({ code: 'malformed' })
})

test.each([
  ['no JSON', 200, '<html>'],
  ['plain words', 200, 'OK'],
  ['an empty body', 500, ''],
  ['a list in place of a report', 500, []],
  ['a list of something else', 200, [{ id: 'one' }]],
  ['a report without its message', 500, { statusCode: 500 }],
])('[API-04] %s is malformed, an exception', async (_, status, body) => {
  answerWith(status, body)
  await expect(call(routes.allDevices, {})).rejects.toMatchObject({
    name: 'ApiError',
    code: 'malformed',
    message: 'The server gave an answer that cannot be read.',
  })
})

test('[API-04] no answer at all is an exception with a sentence', async () => {
  const cause = new TypeError('Failed to fetch')
  failWith(cause)
  await expect(call(routes.allDevices, {})).rejects.toMatchObject({
    name: 'ApiError',
    code: 'network',
    message: 'The server cannot be reached.',
    cause,
  })
})

test('a call that its caller gave up is no failure of the network', async () => {
  const given = AbortSignal.abort()
  failWith(given.reason)
  await expect(call(routes.allDevices, { signal: given })).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['a list', 30_000, () => call(routes.allDevices, {}), { code: 'network' }],
  ['a submission', 180_000, () => call(routes.shareText, text), { code: 'network' }],
  // The next one waits for it.
  [
    'a heartbeat',
    20_000,
    () => sendHeartbeat({ screen: 'a-kiosk', executed: null, facts }),
    { name: 'TimeoutError' },
  ],
] as const)('[API-04] %s that is not answered for %i ms is an exception', async (_, limitMs, ask, error) => {
  vi.useFakeTimers()
  // The browser's own clock does not follow.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return limit.signal
  })
  onTestFinished(() => {
    timeout.mockRestore()
    vi.useRealTimers()
  })
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const onFailure = vi.fn<(error: unknown) => void>()
  void ask().catch(onFailure)
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining(error))
})
