import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, chunkFailureOf } from '#lib/browser/ChunkLoadError.ts'
import { errorFacts } from '#app/errorFacts.ts'
import { reloadDelayMs } from '#app/updates/decide.ts'
import { countReload } from '#app/updates/reload.ts'
import { chunkTimeoutMs, loadChunk } from '#lib/browser/lazyComponent.ts'
import { keyedStore } from '#lib/browser/storage.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const notFetched = new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js')

test.each([
  ['missing', notFetched, true],
  ['missing', new TypeError('error loading dynamically imported module: /a.js'), true],
  ['missing', new TypeError('Importing a module script failed.'), true],
  ['missing', new Error('Unable to preload /assets/a.css'), true],
  ['other', notFetched, false],
  ['other', new SyntaxError('Unexpected token'), true],
  ['other', new TypeError('x is not a function'), true],
  ['other', 'a string', true],
] as const)('[SHELL-08] a chunk is %s after %o', (failure, error, isOnline) => {
  expect(chunkFailureOf(error, isOnline)).toBe(failure)
})

test('[SHELL-08] a chunk that fails raises a ChunkLoadError that says why', async () => {
  const loading = loadChunk(
    'about',
    () => Promise.reject(notFetched),
    () => true,
  )
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk failed (missing): about',
    failure: 'missing',
    cause: notFetched,
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('[SHELL-08] a chunk that has not come in 120 s raises a timeout, and not before', async () => {
  const failed = vi.fn()
  loadChunk(
    'about',
    () => new Promise(() => {}),
    () => true,
  ).catch(failed)
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }))
  expect(chunkTimeoutMs).toBe(120_000)
})

test('[SHELL-08] a chunk that comes leaves no timer behind', async () => {
  await expect(
    loadChunk(
      'about',
      async () => 'page',
      () => true,
    ),
  ).resolves.toBe('page')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('[SHELL-08] the stack begins with the error’s name', () => {
  expect(new ChunkLoadError('about', 'other').stack).toMatch(/^ChunkLoadError: Loading chunk failed/)
})

test('[SHELL-08] reloads back off: 5 s, doubled each time, at most 300 s', () => {
  expect(Array.from({ length: 9 }, (_, count) => reloadDelayMs(count) / 1000)).toEqual([
    5, 10, 20, 40, 80, 160, 300, 300, 300,
  ])
  const storage = fakeStorage()
  const store = keyedStore(() => storage)
  expect([countReload(store), countReload(store), countReload(store)]).toEqual([5_000, 10_000, 20_000])
  storage.setItem('reload-count', 'nonsense')
  expect(countReload(store)).toBe(5_000)
})

test.each([
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  [{ statusCode: 404, message: 'No such avatar' }, '404 No such avatar'],
  [Object.assign(new Error('m'), { status: 500, statusText: '' }), '500 m'],
  [{ status: 500 }, '500'],
  [new Error('It broke.'), 'It broke.'],
  ['a string', 'a string'],
  [undefined, 'undefined'],
])('%o is summed up as %j', (error, summary) => {
  expect(errorFacts(error).summary).toBe(summary)
})

test('gives the stack where there is one', () => {
  const error = new Error('It broke.')
  expect(errorFacts(error).stack).toBe(error.stack)
  expect(errorFacts({ message: 'It broke.' }).stack).toBeNull()
})
