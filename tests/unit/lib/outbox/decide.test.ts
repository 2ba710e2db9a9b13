import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOf, hasFreeSpace, pauseMs, verdictOf } from '#lib/outbox/decide.ts'
import type { QueuedItem } from '#lib/outbox/item.ts'

const item = (seq: number, more: Partial<QueuedItem> = {}): QueuedItem => ({
  seq,
  key: `key-${seq}`,
  kind: 'shareText',
  input: {},
  storedAt: seq * 1000,
  triedAt: null,
  failures: 0,
  unanswered: 0,
  refusal: null,
  ...more,
})
const refusal = { statusCode: 400, message: 'No.' }

test('[SHARE-19] a server that knows no keys and says 500 is not asked again by itself', () => {
  expect(verdictOf({ statusCode: 500 }, false)).toBe('refused')
  for (const statusCode of [429, 502, 503, 504]) expect(verdictOf({ statusCode }, false)).toBe('failed')
})

test('[SHARE-05] pauses double up to five minutes and differ from screen to screen', () => {
  expect([1, 2, 3, 6, 7, 8, 5000].map((rounds) => pauseMs(rounds, 0))).toEqual([
    5_000, 10_000, 20_000, 160_000, 300_000, 300_000, 300_000,
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (rounds, random) => {
        const least = pauseMs(rounds, 0)
        expect(pauseMs(rounds, random)).toBeGreaterThanOrEqual(least)
        expect(pauseMs(rounds, random)).toBeLessThanOrEqual(least * 1.2)
      },
    ),
  )
})

test('[SHARE-05] the counts give waiting and refused items, and since when', () => {
  expect(countsOf([])).toEqual({ waiting: 0, refused: 0, oldest: null })
  expect(countsOf([item(5), item(2, { refusal }), item(4)])).toEqual({ waiting: 2, refused: 1, oldest: 4000 })
})

test('[SHARE-05] there is space while the longest recording fits, and where the browser gives no estimate', () => {
  expect(hasFreeSpace({ quota: 100_000_000, usage: 50_000_000 })).toBe(true)
  expect(hasFreeSpace({ quota: 100_000_000, usage: 95_000_000 })).toBe(false)
  expect(hasFreeSpace({})).toBe(true)
})
