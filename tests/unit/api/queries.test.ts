import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { deviceStoryQuery } from '#api/queries/narration.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { storiesByDeviceQuery } from '#api/queries/stories.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

let client: QueryClient
let answers: (() => Response | Promise<Response>)[]

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const devices = [{ id: 1, name: 'Cassette Tape' }]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage())
  answers = []
  vi.stubGlobal('fetch', async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next === undefined) throw new TypeError('Failed to fetch')
    return next()
  })
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a list is the list itself', async () => {
  answers = [() => json(devices)]
  expect(await client.fetchQuery(allDevicesQuery)).toEqual(devices)
})

test('texts that staff have changed are fetched anew on a page that shows them', async () => {
  answers = [() => json({ version: 1, values: { title: 'Before' } })]
  new QueryObserver(client, { ...overridesQuery, enabled: true }).subscribe(() => {})
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1)
  new QueryObserver(client, overridesQuery).subscribe(() => {})
  answers = [() => json({ version: 2, values: { title: 'After' } })]
  await client.invalidateQueries()
  expect(client.getQueryData(overridesQuery.queryKey)?.values).toEqual({ title: 'After' })
})

test('[LIST-02] an item that a server sends twice stands in a list once', async () => {
  const [device] = devices
  const userStories = [{ id: 7, textDE: 'Eins.' }, { id: 8 }, { id: 7, textDE: 'Noch einmal.' }]
  answers = [() => json([...devices, ...devices])]
  expect(await client.fetchQuery(allDevicesQuery)).toEqual(devices)
  answers = [() => json([{ device, userStories }])]
  const [group] = await client.fetchQuery(storiesByDeviceQuery)
  expect(group?.userStories).toMatchObject([{ id: 7, textDE: 'Eins.' }, { id: 8 }])
})

test.each([
  [404, 1],
  [500, 3],
])(
  'a report %i in place of a list is a failure with its message, after %i tries',
  async (statusCode, tries) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = vi.fn(() => json({ statusCode, message: 'No.' }, statusCode))
    answers = [answer]
    await Promise.all([
      expect(client.fetchQuery(allDevicesQuery)).rejects.toMatchObject({
        name: 'ReportError',
        message: 'No.',
        statusCode,
      }),
      vi.advanceTimersByTimeAsync(10_000),
    ])
    expect(answer).toHaveBeenCalledTimes(tries)
  },
)

test('a narration that does not exist is no failure', async () => {
  answers = [() => json({ statusCode: 200, message: 'None yet.' })]
  expect(await client.fetchQuery(deviceStoryQuery(1))).toEqual({
    statusCode: 200,
    message: 'None yet.',
    narrations: [],
  })
})

test('[API-04] an address without more is a narration in English; its length shows when it plays', async () => {
  answers = [() => json({ audioUrl: '/story.mp3' })]
  const { narrations } = await client.fetchQuery(deviceStoryQuery(1))
  expect(narrations).toEqual([
    { language: 'en', audioUrl: '/story.mp3', duration: 0, transcript: '', cues: [], waveform: null },
  ])
  answers = [() => json({ audioUrl: null })]
  expect((await client.fetchQuery(deviceStoryQuery(2))).narrations).toEqual([])
})

test('a failed refresh keeps the present data and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const groups = [{ device: devices[0], userStories: [] }]
  answers = [() => json(groups)]
  const observer = new QueryObserver(client, storiesByDeviceQuery)
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10)
  expect(observer.getCurrentResult().data).toEqual(groups)
  answers = []
  const refresh = observer.refetch()
  await vi.advanceTimersByTimeAsync(10_000)
  await refresh
  expect(observer.getCurrentResult().data).toEqual(groups)
  expect(observer.getCurrentResult().isRefetchError).toBe(true)
  expect(log).toHaveBeenCalledWith('Failed to load stories', expect.objectContaining({ code: 'network' }))
  stop()
})

test('asks the server even when the browser believes it is offline', () => {
  const { queries } = client.getDefaultOptions()
  expect(queries?.networkMode).toBe('always')
  expect(queries?.refetchOnWindowFocus).toBe(false)
})
