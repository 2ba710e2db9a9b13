import 'fake-indexeddb/auto'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openLastSeen } from '#api/offline/lastSeen.ts'
import { persistLists } from '#api/offline/lists.ts'
import { ReportError } from '#api/ReportError.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const gone = async (): Promise<never> => {
  throw new Error('The server cannot be reached.')
}
const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** Waits until a list that holds this lies in the store. */
async function written(entry: string): Promise<void> {
  const db = await openDB('nachklang-lists')
  await vi.waitFor(async () =>
    expect(await db.getAll('lists')).toContainEqual(expect.objectContaining({ data: [entry] })),
  )
  db.close()
}

/** A visit: asks for a list and keeps looking at it. */
function look(client: QueryClient, queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(client, { queryKey, queryFn })
  observer.subscribe(() => {})
  return observer
}

test('[FIT-04] the last list is shown while the server is down, and replaced when it is back', async () => {
  const before = newClient()
  persistLists(before, await openLastSeen('shape'))
  look(before, ['stories', 'all'], async () => ['seen'])
  await vi.waitFor(() => expect(before.getQueryData(['stories', 'all'])).toEqual(['seen']))
  await written('seen')

  const after = newClient()
  const early = look(after, ['stories', 'all'], gone)
  persistLists(after, await openLastSeen('shape'))
  await vi.waitFor(() => expect(early.getCurrentResult().data).toEqual(['seen']))
  // Also for a page that is opened later, in the same visit, after it was forgotten.
  after.removeQueries({ queryKey: ['stories', 'all'] })
  const late = look(after, ['stories', 'all'], gone)
  await vi.waitFor(() => expect(late.getCurrentResult().data).toEqual(['seen']))
  await after.fetchQuery({ queryKey: ['stories', 'all'], queryFn: async () => ['new'] })
  expect(late.getCurrentResult().data).toEqual(['new'])
})

test('[FIT-04] the server’s answer replaces the stored list', async () => {
  const before = newClient()
  persistLists(before, await openLastSeen('shape'))
  await before.fetchQuery({ queryKey: ['avatars'], queryFn: async () => ['old'] })
  await written('old')
  const after = newClient()
  persistLists(after, await openLastSeen('shape'))
  await after.fetchQuery({ queryKey: ['avatars'], queryFn: async () => ['new'] })
  await written('new')
  expect(after.getQueryData(['avatars'])).toEqual(['new'])
})

test('[FIT-04] data for staff is never stored, and lists of another contract are deleted', async () => {
  const before = newClient()
  persistLists(before, await openLastSeen('shape'))
  await before.fetchQuery({ queryKey: ['admin', 'memories'], queryFn: async () => ['private'] })
  await before.fetchQuery({ queryKey: ['devices', 'all'], queryFn: async () => ['old shape'] })
  await written('old shape')
  for (const [shape, key] of [
    ['shape', ['admin', 'memories']],
    ['another', ['devices', 'all']],
  ] as const) {
    const after = newClient()
    persistLists(after, await openLastSeen(shape))
    const seen = look(after, key, gone)
    await vi.waitFor(() => expect(seen.getCurrentResult().isError).toBe(true))
    expect(seen.getCurrentResult().data).toBeUndefined()
  }
})

test('a list that the server no longer has is not restored, then or later', async () => {
  const key = ['avatar', 'AAAAAAAAAAAA']
  const before = newClient()
  persistLists(before, await openLastSeen('shape'))
  await before.fetchQuery({ queryKey: key, queryFn: async () => ['portrait'] })
  await written('portrait')

  const hidden = newClient()
  persistLists(hidden, await openLastSeen('shape'))
  const asked = look(hidden, key, async () => {
    throw new ReportError({ statusCode: 404, message: 'There is no avatar AAAAAAAAAAAA.' })
  })
  await vi.waitFor(() => expect(asked.getCurrentResult().isError).toBe(true))
  const db = await openDB('nachklang-lists')
  await vi.waitFor(async () => expect(await db.getAll('lists')).toEqual([]))
  db.close()

  const after = newClient()
  persistLists(after, await openLastSeen('shape'))
  const late = look(after, key, gone)
  await vi.waitFor(() => expect(late.getCurrentResult().isError).toBe(true))
  expect(late.getCurrentResult().data).toBeUndefined()
})

test('a stored list is never fresh: a page that opens asks the server', async () => {
  const queryKey = ['avatar', 'AAAAAAAAAAAA']
  const before = newClient()
  persistLists(before, await openLastSeen('shape'))
  await before.fetchQuery({ queryKey, queryFn: async () => ['portrait'] })
  await written('portrait')

  const after = newClient()
  persistLists(after, await openLastSeen('shape'))
  // Given back before the page looks at it.
  after.getQueryCache().build(after, { queryKey })
  await vi.waitFor(() => expect(after.getQueryData(queryKey)).toEqual(['portrait']))
  const observer = new QueryObserver(after, {
    queryKey,
    queryFn: async () => ['as it is now'],
    staleTime: 60_000,
  })
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['as it is now']))
})
