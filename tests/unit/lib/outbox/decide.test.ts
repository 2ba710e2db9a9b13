import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOf, hasRoom, isDue, mayProbeNext, nextToSend, pauseMs, verdictOf } from '#lib/outbox/decide.ts'
import type { QueuedItem } from '#lib/outbox/item.ts'

const dayMs = 86_400_000
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

test('[SHARE-05] only 200 arrives, a fault of the request is for staff, everything else is tried again', () => {
  const verdict = (statusCode: number) => verdictOf({ statusCode }, true)
  expect(verdict(200)).toBe('arrived')
  for (const statusCode of [400, 404, 409, 413, 415, 422]) expect(verdict(statusCode)).toBe('refused')
  for (const statusCode of [302, 408, 425, 429, 500, 502, 503, 507])
    expect(verdict(statusCode)).toBe('failed')
})

test('[SHARE-19] a server that knows no keys and says 500 is not asked again by itself', () => {
  expect(verdictOf({ statusCode: 500 }, false)).toBe('refused')
  for (const statusCode of [429, 502, 503, 504]) expect(verdictOf({ statusCode }, false)).toBe('failed')
})

test('[SHARE-05] the oldest goes first, whatever the order of the list; each once a round, refused ones never', () => {
  const items = [item(3), item(1, { refusal }), item(2), item(7)]
  expect(nextToSend(items, new Set(), 0)?.seq).toBe(2)
  expect(nextToSend(items, new Set([2]), 0)?.seq).toBe(3)
  expect(nextToSend(items, new Set([2, 3, 7]), 0)).toBeNull()
})

test('[TEXT-04] an item that met with trouble pauses by itself, longer each time; whatever clocks say it goes on', () => {
  const now = 1000 * dayMs
  expect(isDue({ failures: 0, triedAt: now }, now)).toBe(true)
  for (const failures of [1, 2, 7]) {
    const pause = pauseMs(failures, 0)
    expect(isDue({ failures, triedAt: now }, now + pause - 1)).toBe(false)
    expect(isDue({ failures, triedAt: now }, now + pause)).toBe(true)
  }
  // Staff, or whoever left it, let it go now; a clock was set back, or stood in 1970.
  expect(isDue({ failures: 9, triedAt: null }, now)).toBe(true)
  expect(isDue({ failures: 9, triedAt: now + 800 * dayMs }, now)).toBe(true)
  expect(isDue({ failures: 9, triedAt: 0 }, now)).toBe(true)
  const paused = item(1, { failures: 1, triedAt: now })
  expect(nextToSend([paused, item(2)], new Set(), now)?.seq).toBe(2)
  expect(nextToSend([paused], new Set(), now)).toBeNull()
})

test('[TEXT-04] an item that alone stays without an answer does not hold up those behind it', () => {
  expect([0, 1, 2, 3, 9].map((unanswered) => mayProbeNext({ unanswered }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
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

test('[SHARE-05] [ADMIN-09] the counts tell what waits, what was refused, and since when', () => {
  expect(countsOf([])).toEqual({ waiting: 0, refused: 0, oldest: null })
  expect(countsOf([item(5), item(2, { refusal }), item(4)])).toEqual({ waiting: 2, refused: 1, oldest: 4000 })
})

test('[SHARE-05] there is room as long as the longest recording fits, and where the browser does not say', () => {
  expect(hasRoom({ quota: 100_000_000, usage: 50_000_000 })).toBe(true)
  expect(hasRoom({ quota: 100_000_000, usage: 95_000_000 })).toBe(false)
  expect(hasRoom({})).toBe(true)
})
