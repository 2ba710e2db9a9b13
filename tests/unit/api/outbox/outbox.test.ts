import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest, IDBRequest } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as routes from '#contract/routes.ts'

const shared = { statusCode: 200, message: 'Thanks.', storyId: 100_001, personalLinkKey: 'a-key' }
const voice = (bytes: string) => new Blob([bytes], { type: 'audio/webm' })

/** `isForeign`: from a server that knows no keys. */
type Answer = { status: number; body: unknown; isForeign?: true } | 'away' | 'silent'

/** A page with an outbox, and a network whose answers the test decides. */
async function openPage(answers: () => Answer) {
  vi.resetModules()
  const sent: { key: string | null; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const body = init.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init.body))
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body })
    const answer = answers()
    if (answer === 'away') throw new TypeError('Failed to fetch')
    if (answer === 'silent') return new Promise<never>(() => {})
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const headers: HeadersInit = answer.isForeign ? {} : { 'idempotency-key': key }
    return Response.json(answer.body, { status: answer.status, headers })
  })
  const outbox = await import('#api/outbox/outbox.ts')
  const { useOutbox } = await import('#state/outbox.ts')
  const { startNewVisit } = await import('#state/visit.ts')
  return { submit: outbox.submit, outbox, useOutbox, startNewVisit, sent, begin: () => outbox.start() }
}

const text = (storyText: string, idempotencyKey: string) => ({
  params: { deviceId: 1, exhibitionId: 1 },
  body: { storyText },
  idempotencyKey,
})

/** Lets time pass in small steps, and the store, which goes by the real clock, keep up with it. */
async function passMs(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

let stopListening: () => void = () => {}
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Each test is a browser of its own: no locks, no other tabs.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
    },
  )
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  stopListening()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[SHARE-05] an item that arrives at once gets the server’s answer and leaves nothing here', async () => {
  const { submit, outbox, sent } = await openPage(() => ({ status: 200, body: shared }))
  const answer = await submit(routes.shareText, text('At once.', 'key-1'))
  expect(answer).toEqual(shared)
  expect(sent).toEqual([{ key: 'key-1', body: { storyText: 'At once.' } }])
  expect(await outbox.counts()).toEqual({ waiting: 0, refused: 0, oldest: null })
})

test('[SHARE-05] an item that does not arrive is stored with the reason, and its later answer reaches the page', async () => {
  let answer: Answer = 'away'
  const { submit, outbox, useOutbox, startNewVisit, sent, begin } = await openPage(() => answer)
  stopListening = begin()
  const kept = await submit(routes.shareVoice, {
    params: { deviceId: 1, exhibitionId: 1 },
    form: {
      exhibitionId: 1,
      voiceInNarration: 'yes',
      voiceConsentVersion: 'voice-1',
      audio: voice('a voice\u0000'),
    },
    idempotencyKey: 'key-1',
  })
  expect(kept).toMatchObject({ idempotencyKey: 'key-1', failure: { kind: 'lost' } })
  expect((await outbox.counts()).waiting).toBe(1)
  await vi.waitFor(() => expect(useOutbox.getState().waiting).toBe(1))

  answer = { status: 200, body: shared }
  outbox.wake()
  await vi.waitFor(() => expect(useOutbox.getState().answers).toEqual({ 'key-1': shared }))
  await vi.waitFor(() => expect(useOutbox.getState().waiting).toBe(0))
  // The same submission both times, to the byte.
  expect(sent).toHaveLength(2)
  for (const { key, body } of sent) {
    expect(key).toBe('key-1')
    expect(Reflect.get(Object(body), 'voiceInNarration')).toBe('yes')
    expect(Reflect.get(Object(body), 'voiceConsentVersion')).toBe('voice-1')
    const audio: unknown = Reflect.get(Object(body), 'audio')
    expect(audio instanceof Blob && (await audio.text())).toBe('a voice\u0000')
    expect(audio instanceof Blob && audio.type).toBe('audio/webm')
  }
  // The link of somebody who has gone is nobody's business.
  startNewVisit()
  expect(useOutbox.getState().answers).toEqual({})
})

test('[SHARE-05] with a silent server, the visitor reads after twenty seconds that the story is stored and will be sent', async () => {
  const { submit } = await openPage(() => 'silent')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leaving = submit(routes.memoryText, {
    body: { textContent: 'Slow.', yearOfBirth: 1980, email: '' },
    idempotencyKey: 'key-1',
  })
  await passMs(20_100)
  expect(await Promise.race([leaving, Promise.resolve('waits')])).toMatchObject({
    idempotencyKey: 'key-1',
    failure: null,
  })
})

test('[SHARE-19] a failure of a server without keys is final: the item is not sent again by itself, nor lost', async () => {
  const failed = { statusCode: 500, message: 'Something went wrong.' }
  const foreign = (body: { statusCode: number; message: string }) =>
    ({ status: body.statusCode, body, isForeign: true }) as const
  let answer: Answer = foreign(failed)
  const { submit, outbox, sent } = await openPage(() => answer)
  expect(await submit(routes.shareText, text('Refused.', 'key-1'))).toEqual(failed)
  expect(await outbox.counts()).toMatchObject({ waiting: 0, refused: 1 })

  answer = foreign({ statusCode: 201, message: 'Created.' })
  const created = { statusCode: 200, message: 'Created.' }
  expect(await submit(routes.shareText, text('Created.', 'key-2'))).toEqual(created)
  expect(await outbox.counts()).toMatchObject({ waiting: 0, refused: 1 })
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2'])

  answer = { status: 500, body: failed }
  expect(await submit(routes.shareText, text('Ours.', 'key-3'))).toMatchObject({ idempotencyKey: 'key-3' })
})

test('[SHARE-05] `online`, focus and the timer send waiting items', async () => {
  for (const sign of ['online', 'focus', 'pageshow', 'timer'] as const) {
    globalThis.indexedDB = new IDBFactory()
    let answer: Answer = 'away'
    const { submit, outbox, begin } = await openPage(() => answer)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    stopListening = begin()
    const left = submit(routes.shareText, text(sign, 'key-1'))
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1)
      expect(await Promise.race([left, Promise.resolve('waits')])).toMatchObject({ idempotencyKey: 'key-1' })
    })
    answer = { status: 200, body: shared }
    if (sign === 'timer') {
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(400_000)
        expect((await outbox.counts()).waiting).toBe(0)
      })
    } else {
      page.dispatchEvent(new Event(sign))
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1)
        expect((await outbox.counts()).waiting).toBe(0)
      })
    }
    stopListening()
    vi.useRealTimers()
  }
})

test('[SHARE-05] a full disk refuses new items and keeps stored ones; a text begun before can be sent', async () => {
  let answer: Answer = 'away'
  const { submit, outbox, useOutbox, sent } = await openPage(() => answer)
  await submit(routes.shareText, text('The old one.', 'key-1'))
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  const hung = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  await outbox.refresh()
  expect(useOutbox.getState().isFull).toBe(true)
  // Nothing is lost silently: whoever had begun hears that it did not arrive.
  await expect(submit(routes.shareText, text('The new one.', 'key-2'))).rejects.toMatchObject({
    code: 'network',
  })
  answer = { status: 200, body: shared }
  expect(await submit(routes.shareText, text('The new one.', 'key-2'))).toEqual(shared)
  outbox.wake()
  await vi.waitFor(async () => expect((await outbox.counts()).waiting).toBe(0))
  expect(sent.filter(({ key }) => key === 'key-1').length).toBeGreaterThan(1)
  hung.mockRestore()
  await outbox.refresh()
  expect(useOutbox.getState().isFull).toBe(false)
})

test('[SHARE-05] without a store of its own a browser only sends, and says when that fails', async () => {
  let answer: Answer = { status: 200, body: shared }
  vi.stubGlobal('indexedDB', undefined)
  const { submit } = await openPage(() => answer)
  expect(await submit(routes.shareText, text('Sent.', 'key-1'))).toEqual(shared)
  answer = 'away'
  await expect(submit(routes.shareText, text('Lost.', 'key-2'))).rejects.toMatchObject({ code: 'network' })
})

test('[SHARE-15] a store that never opens, or never ends a write, delays visitors by three seconds at most', async () => {
  const stuck = {
    open: () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest()),
    add: () => vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => new IDBRequest()),
  }
  for (const what of ['open', 'add'] as const) {
    globalThis.indexedDB = new IDBFactory()
    const hung = stuck[what]()
    const { submit, useOutbox, sent } = await openPage(() => ({ status: 200, body: shared }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const left = submit(routes.shareText, text(what, 'key-1'))
    const answer = vi.fn<(answer: unknown) => void>()
    void left.then(answer)
    await passMs(2900)
    expect(answer).not.toHaveBeenCalled()
    await passMs(200)
    await vi.waitFor(() => expect(answer).toHaveBeenCalledWith(shared))
    expect(sent.map(({ key }) => key)).toEqual(['key-1'])
    // It is not full: nobody is kept from writing.
    await passMs(4000)
    expect(useOutbox.getState().isFull).toBe(false)
    hung.mockRestore()
    vi.useRealTimers()
  }
})

test('[SHARE-15] an item that a slow store has in the end is sent once more under its key, and only that', async () => {
  const { submit, outbox, sent } = await openPage(() => ({ status: 200, body: shared }))
  // The write is done, but the browser says so too late.
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function addSilently(
    this: IDBObjectStore,
    value,
  ) {
    this.put(value)
    return new IDBRequest()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const left = submit(routes.shareText, text('Slow.', 'key-1'))
  await passMs(3100)
  expect(await left).toEqual(shared)
  vi.useRealTimers()
  expect((await outbox.counts()).waiting).toBe(1)
  outbox.wake()
  await vi.waitFor(async () => expect((await outbox.counts()).waiting).toBe(0))
  expect(sent).toEqual([
    { key: 'key-1', body: { storyText: 'Slow.' } },
    { key: 'key-1', body: { storyText: 'Slow.' } },
  ])
})

test('[SHARE-15] a store that can be read but not written to any more keeps nothing from being sent', async () => {
  let answer: Answer = 'away'
  const { submit, outbox, sent } = await openPage(() => answer)
  await submit(routes.shareText, text('Stored.', 'key-1'))
  const hung = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest())
  answer = { status: 200, body: shared }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  outbox.wake()
  await vi.waitFor(async () => {
    await passMs(500)
    expect(sent).toHaveLength(2)
  })
  hung.mockRestore()
  vi.useRealTimers()
  await vi.waitFor(async () => expect((await outbox.counts()).waiting).toBe(0))
})

test('[SHARE-15] a tab that sends for ever holds up no other', async () => {
  const held = vi.fn<() => void>()
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: LockOptions) =>
        new Promise((_resolve, reject) => {
          held()
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    },
  })
  const waited = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(waited.signal)
  const { submit, outbox } = await openPage(() => ({ status: 200, body: shared }))
  const left = submit(routes.shareText, text('Behind another tab.', 'key-1'))
  await vi.waitFor(() => expect(held).toHaveBeenCalled())
  waited.abort()
  expect(await left).toEqual(shared)
  await vi.waitFor(() => expect(outbox.isSending()).toBe(false))
})

test('[SHARE-16] after a full disk a send that works lets visitors write again, until one does not', async () => {
  let answer: Answer = 'away'
  const { submit, outbox, useOutbox } = await openPage(() => answer)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const isFull = async () => {
    await outbox.refresh()
    return useOutbox.getState().isFull
  }
  await expect(submit(routes.shareText, text('Mine.', 'key-1'))).rejects.toMatchObject({ code: 'network' })
  expect(await isFull()).toBe(true)
  answer = { status: 507, body: { statusCode: 507, message: 'The server is full, too.' } }
  await submit(routes.shareText, text('Mine.', 'key-1'))
  expect(await isFull()).toBe(true)
  answer = { status: 200, body: shared }
  expect(await submit(routes.shareText, text('Mine.', 'key-1'))).toEqual(shared)
  expect(await isFull()).toBe(false)
  answer = 'away'
  await expect(submit(routes.shareText, text('Next.', 'key-2'))).rejects.toMatchObject({ code: 'network' })
  expect(await isFull()).toBe(true)
})

test('calls without a contribution are not stored', async () => {
  const { submit, outbox } = await openPage(() => 'away')
  await expect(
    submit(routes.correctOwnStory, { body: { key: 'k', storyText: 'Other.' }, idempotencyKey: 'key-1' }),
  ).rejects.toMatchObject({ code: 'network' })
  expect(await outbox.counts()).toEqual({ waiting: 0, refused: 0, oldest: null })
})
