import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringAhead } from '#api/offline/aheadOfTime.ts'
import type { Story } from '#contract/story.ts'

const origin = 'https://museum.example'
const media = (name: string) => `/media/${name.repeat(64)}`
const [voice, picture, reading, portrait, narration, withdrawn, candidate] = [...'0123456'].map(media)

const device = { id: 1, name: 'Cassette Tape' }
const story: Story = {
  id: 100_001,
  ...{ titleDE: null, titleEN: null, textDE: null, textEN: null },
  visualUrl: picture ?? '',
  voice: { url: voice ?? '', type: 'audio/webm', duration: 3, waveform: null },
  spokenTranslation: {
    ...{ language: 'en', url: reading ?? '', type: 'audio/mpeg', duration: 3, waveform: null },
  },
  language: 'de',
  sample: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const told = {
  ...{ language: 'de', audioUrl: narration, duration: 3, transcript: 'x', cues: [], waveform: null },
}

/** What the server answers; a path that is missing is answered with 500. */
function serve(lists: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, origin)
    if (pathname.startsWith('/media/')) return new Response('sound')
    const [, list] = Object.entries(lists).find(([path]) => pathname.startsWith(path)) ?? []
    return list === undefined
      ? Response.json({ statusCode: 500, message: 'Something went wrong.' }, { status: 500 })
      : Response.json(list)
  })
}

const lists = {
  '/api/device/': [device],
  '/api/user-story/all/': [{ device, userStories: [story] }],
  '/api/user-story/device/': [story],
  '/api/user-story/visuals/': [{ visualUrl: picture }],
  '/api/avatar': [{ name: 'Lena', shortUuid: 'abcdefgh', imageUrl: portrait, description: 'x' }],
  '/api/device-story/': { statusCode: 200, message: 'x', audioUrl: narration, narrations: [told] },
}

let stored = new Map<string, Response>()

beforeEach(() => {
  stored = new Map()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const key = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href
  const cache = {
    match: async (asked: RequestInfo) => stored.get(key(asked)),
    add: async (asked: string) => void stored.set(key(asked), await fetch(new URL(asked, origin))),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (asked: RequestInfo) => stored.delete(key(asked)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('location', new URL(origin))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
const put = (...urls: readonly (string | undefined)[]) => {
  for (const url of urls) stored.set(new URL(url ?? '', origin).href, new Response('sound'))
}
const names = () => [...stored.keys()].map((url) => new URL(url).pathname).toSorted()

test('[MEDIA-06] what no list names any more goes from a kiosk; what the lists name stays, and narrations come', async () => {
  serve(lists)
  put(voice, picture, reading, portrait, withdrawn, candidate)
  await bringAhead(client())
  expect(names()).toEqual([voice, picture, reading, portrait, narration])
})

test('[MEDIA-06] [FIT-04] as long as one list cannot be had, a kiosk keeps all that it has', async () => {
  for (const missing of Object.keys(lists)) {
    serve(Object.fromEntries(Object.entries(lists).filter(([path]) => path !== missing)))
    put(voice, picture, reading, portrait, narration, withdrawn)
    await bringAhead(client()).catch(() => {})
    expect(names(), missing).toEqual(expect.arrayContaining([voice, picture, reading, portrait, narration]))
  }
})
