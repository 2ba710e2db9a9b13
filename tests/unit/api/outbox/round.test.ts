import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Report } from '#contract/common.ts'
import { ApiError } from '#api/ApiError.ts'
import { type Outcome, sendRound } from '#api/outbox/round.ts'
import { openOutboxStore, type OutboxStore } from '#api/outbox/store.ts'
import type { QueuedItem, QueuedSound } from '#lib/outbox/item.ts'
import { contentOf, type NetworkOutcome, Killed, modelServer } from './modelServer.ts'

const dayMs = 86_400_000
const rounds = process.env.NACHKLANG_FULL === undefined ? 200 : 2000

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A story by its number; every third one is spoken. */
function story(number: number) {
  const sound: QueuedSound | null =
    number % 3 === 0
      ? {
          bytes: Uint8Array.from({ length: 600 + number }, (_, at) => (at * 31 + number) & 255).buffer,
          type: 'audio/webm',
        }
      : null
  const left = {
    key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: sound === null ? ('shareText' as const) : ('shareVoice' as const),
    input: { params: { deviceId: 1 }, body: { storyText: `Story ${number} äöü\u0000😀` } },
    storedAt: number,
  }
  return { left, sound }
}

async function keep(store: OutboxStore, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const { left, sound } = story(number)
    await store.add(left, sound)
  }
}

interface RoundOptions {
  readonly send: (item: QueuedItem, sound: QueuedSound | null) => Promise<Report>
  readonly now?: number
}

/** As the server of the exhibition answers. */
const byKey =
  (send: RoundOptions['send'], knowsKey = true) =>
  async (item: QueuedItem, sound: QueuedSound | null) => ({ answer: await send(item, sound), knowsKey })

async function round(store: OutboxStore, { send, now = 0 }: RoundOptions) {
  const outcomes: [number, Outcome['kind']][] = []
  const onOutcome = (item: QueuedItem, { kind }: Outcome) => void outcomes.push([item.storedAt, kind])
  return { isThrough: await sendRound({ store, now: () => now, send: byKey(send), onOutcome }), outcomes }
}

/** A round that may end with the browser's death. */
async function mortalRound(store: OutboxStore, send: RoundOptions['send'], now = 0): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const mortal: RoundOptions['send'] = async (item, sound) => {
      try {
        return await send(item, sound)
      } catch (error) {
        if (error instanceof Killed) {
          resolve()
          return new Promise<never>(() => {})
        }
        throw error
      }
    }
    sendRound({ store, now: () => now, send: byKey(mortal), onOutcome: () => {} }).then(
      () => resolve(),
      reject,
    )
  })
}

const outcome = fc.constantFrom<NetworkOutcome>(
  'answered',
  'answered',
  'lostBefore',
  'lostAfter',
  'failed',
  'killedBefore',
  'killedAfter',
)
/** What happens on a day in the museum. */
const event = fc.oneof(
  fc.record({ type: fc.constant('told' as const) }),
  fc.record({ type: fc.constant('pressedAgain' as const), which: fc.nat(30) }),
  fc.record({
    type: fc.constant('sent' as const),
    outcomes: fc.array(outcome, { minLength: 1, maxLength: 6, size: 'max' }),
  }),
)

test(`[SHARE-05] ${rounds} random schedules: every story arrives exactly once, byte for byte`, async () => {
  let doubted = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 25, size: 'max' }), async (events) => {
      globalThis.indexedDB = new IDBFactory()
      let store = await openOutboxStore()
      const server = modelServer()
      const told: number[] = []
      const send = (outcomes: NetworkOutcome[]) => (item: QueuedItem, sound: QueuedSound | null) => {
        const next = outcomes.shift() ?? 'lostBefore'
        if (next === 'lostAfter' || next === 'killedAfter') doubted += 1
        return server.send(next, item, sound)
      }
      for (const each of events) {
        if (each.type === 'told') {
          const number = told.length + 1
          await keep(store, number)
          told.push(number)
        } else if (each.type === 'pressedAgain') {
          // The same content under the same key, as long as it has not arrived.
          const waiting = (await store.items()).map(({ storedAt }) => storedAt)
          const number = waiting[each.which % Math.max(1, waiting.length)]
          if (number !== undefined) await keep(store, number)
        } else if (each.type === 'sent') {
          await mortalRound(store, send([...each.outcomes]))
          // Whether it died or not: the next opening finds what is on the disk.
          store = await openOutboxStore()
        }
      }
      // In the end the network is back; whoever steps aside for trouble has his turn, too.
      await round(store, { now: dayMs, send: (item, sound) => server.send('answered', item, sound) })
      expect(await store.items()).toEqual([])
      expect(server.stored.map(({ content }) => content).toSorted()).toEqual(
        told.map((number) => contentOf(story(number).left.input, story(number).sound)).toSorted(),
      )
      expect(new Set(server.stored.map(({ key }) => key)).size).toBe(told.length)
    }),
    { numRuns: rounds },
  )
  // The schedules did lose answers after the server had stored.
  expect(doubted).toBeGreaterThan(rounds)
})

test('[SHARE-05] without failures of single stories the order of leaving is the order of storing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<NetworkOutcome>('answered', 'lostBefore', 'lostAfter', 'killedAfter'), {
        maxLength: 20,
      }),
      async (outcomes) => {
        globalThis.indexedDB = new IDBFactory()
        let store = await openOutboxStore()
        const server = modelServer()
        await keep(store, 1, 2, 3, 4, 5, 6)
        while (outcomes.length > 0 && (await store.items()).length > 0) {
          // Where the network goes, it goes for all; what it takes from one alone is that one's trouble.
          let isAway = false
          await mortalRound(store, (item, sound) => {
            const next = isAway ? 'lostBefore' : (outcomes.shift() ?? 'lostBefore')
            isAway ||= next === 'lostBefore' || next === 'lostAfter'
            return server.send(next, item, sound)
          })
          store = await openOutboxStore()
        }
        await round(store, { send: (item, sound) => server.send('answered', item, sound) })
        expect(server.stored.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 2, 3, 4, 5, 6])
      },
    ),
    { numRuns: rounds / 4 },
  )
})

test('[SHARE-05] without a server the round ends at the first item and reports the reason to all that wait', async () => {
  const store = await openOutboxStore()
  await keep(store, 1, 2, 3)
  let tries = 0
  const { isThrough, outcomes } = await round(store, {
    send: async () => {
      tries += 1
      throw new Error('away')
    },
  })
  expect(tries).toBe(1)
  expect(isThrough).toBe(false)
  expect(outcomes).toEqual([
    [1, 'queued'],
    [2, 'queued'],
    [3, 'queued'],
  ])
  expect(await store.items()).toHaveLength(3)
})

const unreadable = () => new ApiError('malformed', 'The server gave an answer that cannot be read.')

test.each([
  ['an answer that cannot be read, as a proxy’s 413', async () => Promise.reject(unreadable())],
  ['a failure', async () => ({ statusCode: 500, message: 'Oh.' })],
])(
  '[TEXT-04] an item that meets with %s holds up no other, stays, and pauses by itself',
  async (_what, failed) => {
    const store = await openOutboxStore()
    await keep(store, 3, 1, 2)
    const sent: number[] = []
    const send = async ({ storedAt }: QueuedItem) => {
      sent.push(storedAt)
      return storedAt === 3 ? failed() : { statusCode: 200, message: '' }
    }
    const first = await round(store, { send })
    expect(first).toEqual({
      isThrough: false,
      outcomes: [
        [3, 'queued'],
        [1, 'arrived'],
        [2, 'arrived'],
      ],
    })
    // It stands there whole, waits for its pause and is sent again after it, for ever.
    for (let turn = 1; turn <= 12; turn += 1) {
      const [left] = await store.items()
      expect(left).toMatchObject({ storedAt: 3, refusal: null, failures: turn })
      expect(contentOf(left?.input, await store.sound(left?.seq ?? 0))).toBe(
        contentOf(story(3).left.input, story(3).sound),
      )
      await round(store, { send, now: (turn - 1) * dayMs + 1 })
      await round(store, { send, now: turn * dayMs })
    }
    expect(sent).toEqual([3, 1, 2, ...Array.from({ length: 12 }, () => 3)])
    // Pressing the same again sends it now.
    await keep(store, 3)
    await round(store, { send: async () => ({ statusCode: 200, message: '' }), now: 12 * dayMs })
    expect(await store.items()).toEqual([])
  },
)

test('[TEXT-04] items that alone never get an answer hold up the others for three rounds, and stay', async () => {
  const store = await openOutboxStore()
  await keep(store, 1, 2, 3, 4)
  const arrived: number[] = []
  const send = async ({ storedAt }: QueuedItem) => {
    if (storedAt < 3) throw new ApiError('network', 'The server cannot be reached.')
    arrived.push(storedAt)
    return { statusCode: 200, message: '' }
  }
  for (let turn = 0; turn < 7; turn += 1) await round(store, { send })
  expect(arrived).toEqual([3, 4])
  expect((await store.items()).map(({ storedAt, refusal }) => [storedAt, refusal])).toEqual([
    [1, null],
    [2, null],
  ])
})

test('[SHARE-05] a refused one stays for staff, is not sent again by itself, and its bytes stay', async () => {
  const store = await openOutboxStore()
  await keep(store, 3, 4)
  const sent: number[] = []
  const send = async ({ storedAt }: QueuedItem) => {
    sent.push(storedAt)
    return storedAt === 3 ? { statusCode: 400, message: 'No.' } : { statusCode: 200, message: '' }
  }
  const { isThrough } = await round(store, { send })
  // Nothing waits any more, so nothing is tried again.
  expect(isThrough).toBe(true)
  await round(store, { send })
  expect(sent).toEqual([3, 4])
  const [left] = await store.items()
  expect(left?.refusal).toEqual({ statusCode: 400, message: 'No.' })
  const sound = await store.sound(left?.seq ?? 0)
  expect(contentOf(left?.input, sound)).toBe(contentOf(story(3).left.input, story(3).sound))
  // Staff let it go again; pressing the same again does the same.
  await store.release(left?.seq ?? 0)
  await round(store, { send })
  expect(sent).toEqual([3, 4, 3])
  await keep(store, 3)
  expect(await store.items()).toHaveLength(1)
  await round(store, { send })
  expect(sent).toEqual([3, 4, 3, 3])
})

test('[TEXT-05] [SHARE-05] no clock decides that something is not sent: it goes out after years, from 1970 too', async () => {
  const store = await openOutboxStore()
  const server = modelServer()
  const away = async () => Promise.reject(new Error('away'))
  const send = (item: QueuedItem, sound: QueuedSound | null) => server.send('answered', item, sound)
  await keep(store, 1)
  await round(store, { send: away, now: 0 })
  await keep(store, 2)
  await round(store, { send: away, now: 20_000 * dayMs })
  await round(store, { send: (item, sound) => server.send('lostAfter', item, sound), now: 30_000 * dayMs })
  await round(store, { send, now: 19_000 * dayMs })
  expect(server.stored.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 2])
  expect(await store.items()).toEqual([])
})

test('[TEXT-05] items that an earlier version called too old wait again, whatever fields they have', async () => {
  const store = await openOutboxStore()
  await keep(store, 1)
  const database = await openDB('nachklang-outbox')
  const [item] = await database.getAll('items')
  const { triedAt: _triedAt, unanswered: _unanswered, ...former } = item
  await database.put('items', { ...former, firstTriedAt: 0, refusal: { statusCode: 0, message: 'Too old.' } })
  const server = modelServer()
  await round(store, { send: async () => Promise.reject(unreadable()), now: 1 })
  expect(await store.items()).toMatchObject([{ storedAt: 1, refusal: null, failures: 1, triedAt: 1 }])
  await round(store, { send: (kept, sound) => server.send('answered', kept, sound), now: dayMs })
  expect(server.stored).toHaveLength(1)
})
