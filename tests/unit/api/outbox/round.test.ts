import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Report } from '../../../../contract/common.ts'
import { type Outcome, sendRound } from '../../../../src/api/outbox/round.ts'
import { openOutboxStore, type OutboxStore } from '../../../../src/api/outbox/store.ts'
import type { KeptItem, KeptSound } from '../../../../src/lib/outbox/item.ts'
import { contentOf, type Fate, Killed, modelServer } from './modelServer.ts'

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
  const sound: KeptSound | null =
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
    keptAt: number,
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
  readonly send: (item: KeptItem, sound: KeptSound | null) => Promise<Report>
  readonly now?: number
}

async function round(store: OutboxStore, { send, now = 0 }: RoundOptions) {
  const outcomes: [number, Outcome['kind']][] = []
  const onOutcome = (item: KeptItem, { kind }: Outcome) => void outcomes.push([item.keptAt, kind])
  return { isThrough: await sendRound({ store, now: () => now, send, onOutcome }), outcomes }
}

/** A round that may end with the browser's death. */
async function mortalRound(store: OutboxStore, send: RoundOptions['send']): Promise<void> {
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
    sendRound({ store, now: () => 0, send: mortal, onOutcome: () => {} }).then(() => resolve(), reject)
  })
}

const fate = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'lostBefore',
  'lostAfter',
  'trouble',
  'killedBefore',
  'killedAfter',
)
/** What happens on a day in the museum. */
const event = fc.oneof(
  fc.record({ type: fc.constant('told' as const) }),
  fc.record({ type: fc.constant('pressedAgain' as const), which: fc.nat(30) }),
  fc.record({
    type: fc.constant('sent' as const),
    fates: fc.array(fate, { minLength: 1, maxLength: 6, size: 'max' }),
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
      const send = (fates: Fate[]) => (item: KeptItem, sound: KeptSound | null) => {
        const next = fates.shift() ?? 'lostBefore'
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
          const waiting = (await store.items()).map(({ keptAt }) => keptAt)
          const number = waiting[each.which % Math.max(1, waiting.length)]
          if (number !== undefined) await keep(store, number)
        } else if (each.type === 'sent') {
          await mortalRound(store, send([...each.fates]))
          // Whether it died or not: the next opening finds what is on the disk.
          store = await openOutboxStore()
        }
      }
      // In the end the network is back; whoever steps aside for trouble has his turn, too.
      for (let turn = 0; turn < 3; turn += 1)
        await round(store, { send: (item, sound) => server.send('answered', item, sound) })
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

test('[SHARE-05] without trouble of single stories the order told is the order stored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Fate>('answered', 'lostBefore', 'lostAfter', 'killedAfter'), {
        maxLength: 20,
      }),
      async (fates) => {
        globalThis.indexedDB = new IDBFactory()
        let store = await openOutboxStore()
        const server = modelServer()
        await keep(store, 1, 2, 3, 4, 5, 6)
        while (fates.length > 0 && (await store.items()).length > 0) {
          await mortalRound(store, (item, sound) => server.send(fates.shift() ?? 'lostBefore', item, sound))
          store = await openOutboxStore()
        }
        await round(store, { send: (item, sound) => server.send('answered', item, sound) })
        expect(server.stored.map(({ key }) => Number(key.slice(-12)))).toEqual([1, 2, 3, 4, 5, 6])
      },
    ),
    { numRuns: rounds / 4 },
  )
})

test('[SHARE-05] where nobody answers, the round ends at the first and tells all that wait why', async () => {
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
    [1, 'kept'],
    [2, 'kept'],
    [3, 'kept'],
  ])
  expect(await store.items()).toHaveLength(3)
})

test('[SHARE-05] a story that the server always stumbles over does not hold up the others for ever', async () => {
  const store = await openOutboxStore()
  await keep(store, 1, 2, 3)
  const arrived: number[] = []
  const send = async ({ keptAt }: KeptItem) => {
    if (keptAt === 1) return { statusCode: 500, message: 'Oh.' }
    arrived.push(keptAt)
    return { statusCode: 200, message: '' }
  }
  await round(store, { send })
  await round(store, { send })
  expect(arrived).toEqual([])
  await round(store, { send })
  expect(arrived).toEqual([2, 3])
  expect((await store.items()).map(({ keptAt }) => keptAt)).toEqual([1])
})

test('[SHARE-05] a refused one stays for staff, is not sent again by itself, and its bytes stay', async () => {
  const store = await openOutboxStore()
  await keep(store, 3, 4)
  const sent: number[] = []
  const send = async ({ keptAt }: KeptItem) => {
    sent.push(keptAt)
    return keptAt === 3 ? { statusCode: 400, message: 'No.' } : { statusCode: 200, message: '' }
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

test('[SHARE-05] after thirty days and more it still goes out; what may have been forgotten goes to staff instead', async () => {
  const store = await openOutboxStore()
  await keep(store, 1)
  await round(store, { send: async () => Promise.reject(new Error('away')), now: dayMs })
  const server = modelServer()
  await keep(store, 2)
  const send = (item: KeptItem, sound: KeptSound | null) => server.send('answered', item, sound)
  await round(store, { send: async () => Promise.reject(new Error('away')), now: 45 * dayMs })
  expect(await store.items()).toHaveLength(2)
  await round(store, { send, now: 393 * dayMs })
  // The first was tried 392 days ago; the second never reached its turn, so the server cannot know it.
  expect(server.stored.map(({ key }) => Number(key.slice(-12)))).toEqual([2])
  expect((await store.items()).map(({ keptAt, refusal }) => [keptAt, refusal?.statusCode])).toEqual([[1, 0]])
})
