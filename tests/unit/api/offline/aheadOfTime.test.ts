import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preload } from '#api/offline/aheadOfTime.ts'
import { openLastSeen } from '#api/offline/lastSeen.ts'
import { persistLists } from '#api/offline/lists.ts'
import type { Story } from '#contract/story.ts'

const origin = 'https://museum.example'
const media = (name: string) => `/media/${name.repeat(64)}`
const [voice, picture, reading, portrait, narration, withdrawn, candidate] = [...'0123456'].map(media)

const device = { id: 1, name: 'Cassette Tape' }
const shown = { deviceIds: [1], narrations: [] }
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
  globalThis.indexedDB = new IDBFactory()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
const put = (...urls: readonly (string | undefined)[]) => {
  for (const url of urls) stored.set(new URL(url ?? '', origin).href, new Response('sound'))
}
const names = () => [...stored.keys()].map((url) => new URL(url).pathname).toSorted()

test('[MEDIA-06] media that no list names are deleted from a kiosk; the others stay, and narrations are fetched', async () => {
  serve(lists)
  put(voice, picture, reading, portrait, withdrawn, candidate)
  await preload(client(), null, shown)
  expect(names()).toEqual([voice, picture, reading, portrait, narration])
})

test('[MEDIA-06] [FIT-04] as long as one list cannot be had, a kiosk keeps all that it has', async () => {
  for (const missing of Object.keys(lists)) {
    serve(Object.fromEntries(Object.entries(lists).filter(([path]) => path !== missing)))
    put(voice, picture, reading, portrait, narration, withdrawn)
    await preload(client(), null, shown).catch(() => {})
    expect(names(), missing).toEqual(expect.arrayContaining([voice, picture, reading, portrait, narration]))
  }
})

const hourMs = 3_600_000

/** A kiosk whose lists are kept, with some of earlier rounds that no round asks for. */
async function kioskWithLists() {
  const lastSeen = await openLastSeen('shape')
  const queryClient = client()
  persistLists(queryClient, lastSeen)
  const see = (...queryKey: readonly unknown[]) =>
    queryClient.fetchQuery({ queryKey, queryFn: async () => [`the story of ${queryKey.join()}`] })
  await see('notes', 1)
  await see('avatar', 'AAAAAAAAAAAA')
  vi.setSystemTime(Date.now() + 23 * hourMs)
  await see('notes', 2)
  vi.setSystemTime(Date.now() + 2 * hourMs)
  return { queryClient, lastSeen, seen: (...key: unknown[]) => lastSeen.read(JSON.stringify(key)) }
}

test('[MEDIA-07] a kiosk forgets lists and single answers that it has not fetched for a day', async () => {
  serve(lists)
  const { queryClient, lastSeen, seen } = await kioskWithLists()
  expect(await seen('notes', 1)).toBeDefined()
  await preload(queryClient, lastSeen, shown)
  expect(await seen('notes', 1)).toBeUndefined()
  expect(await seen('avatar', 'AAAAAAAAAAAA')).toBeUndefined()
  expect(await seen('notes', 2), 'two hours old').toMatchObject({ data: ['the story of notes,2'] })
  expect(await seen('devices', 'all')).toMatchObject({ data: [device] })
})

test('[MEDIA-07] [FIT-04] a list that comes again and again unchanged is never forgotten', async () => {
  serve(lists)
  const { queryClient, lastSeen, seen } = await kioskWithLists()
  for (let round = 0; round < 60; round += 1) {
    await preload(queryClient, lastSeen, shown)
    vi.setSystemTime(Date.now() + hourMs / 2)
  }
  for (const key of [['devices', 'all'], ['avatars'], ['stories', 'device', 1]]) {
    expect(await seen(...key), key.join()).toBeDefined()
  }
})

test('[MEDIA-07] [FIT-04] while any list cannot be had, a kiosk forgets none', async () => {
  for (const missing of Object.keys(lists)) {
    globalThis.indexedDB = new IDBFactory()
    serve(Object.fromEntries(Object.entries(lists).filter(([path]) => path !== missing)))
    const { queryClient, lastSeen, seen } = await kioskWithLists()
    await expect(preload(queryClient, lastSeen, shown), missing).rejects.toThrow('Something went wrong.')
    expect(await seen('notes', 1), missing).toBeDefined()
  }
})

test('[MEDIA-07] entries without a time are deleted in the first round', async () => {
  serve(lists)
  const lastSeen = await openLastSeen('shape')
  const db = await openDB('nachklang-lists')
  await db.put('lists', { data: ['of an earlier version'] }, 'shape ["notes",3]')
  db.close()
  await preload(client(), lastSeen, shown)
  expect(await lastSeen.read('["notes",3]')).toBeUndefined()
})
