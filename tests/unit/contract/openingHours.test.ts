import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, nextChange, OpeningHours } from '#contract/openingHours.ts'

const zurich = 'Europe/Zurich'
const span = (text: string) => {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
/** Days from Monday on, each a text such as `10:00-12:00 13:00-17:00`. */
const plan = (
  days: readonly string[],
  exceptions: Record<string, string> = {},
  timeZone = zurich,
): OpeningHours => ({
  timeZone,
  week: Array.from({ length: 7 }, (_, day) => (days[day] ?? '').split(' ').filter(Boolean).map(span)),
  exceptions: Object.entries(exceptions).map(([date, spans]) => ({
    date,
    spans: spans.split(' ').filter(Boolean).map(span),
  })),
})
const daily = (text: string, timeZone = zurich) =>
  plan(
    Array.from({ length: 7 }, () => text),
    {},
    timeZone,
  )
const at = (iso: string) => Date.parse(iso)
const changesOf = (hours: OpeningHours, from: string, count: number) => {
  const found: (string | null)[] = []
  let next: number | null = at(from)
  for (let index = 0; index < count && next !== null; index += 1) {
    next = nextChange(hours, next)
    found.push(next === null ? null : new Date(next).toISOString().slice(0, 16))
  }
  return found
}

test('[HOURS-01] the next change: over a break, a closed day, midnight, a span that ends where another begins', () => {
  const hours = plan(['', '10:00-12:00 13:00-17:00', '', '', '', '22:00-24:00', '00:00-02:00 01:00-03:00'])
  // A Monday in January: Zurich is an hour ahead.
  expect(changesOf(hours, '2026-01-05T12:00:00Z', 7)).toEqual([
    '2026-01-06T09:00',
    '2026-01-06T11:00',
    '2026-01-06T12:00',
    '2026-01-06T16:00',
    '2026-01-10T21:00',
    '2026-01-11T02:00',
    '2026-01-13T09:00',
  ])
})

test('[HOURS-01] an hour that daylight saving skips or doubles', () => {
  // 29 March 2026, 02:00 becomes 03:00 in Zurich: 01:00 in UTC.
  expect(changesOf(daily('02:30-05:00'), '2026-03-28T23:00:00Z', 3)).toEqual([
    '2026-03-29T01:30',
    '2026-03-29T03:00',
    '2026-03-30T00:30',
  ])
  expect(changesOf(daily('22:00-02:30'), '2026-03-28T20:00:00Z', 2)).toEqual([
    '2026-03-28T21:00',
    '2026-03-29T01:30',
  ])
  // 25 October 2026, 03:00 becomes 02:00: the first 02:30 closes, and it does not open again.
  expect(changesOf(daily('22:00-02:30'), '2026-10-24T19:00:00Z', 3)).toEqual([
    '2026-10-24T20:00',
    '2026-10-25T00:30',
    '2026-10-25T21:00',
  ])
  expect(isOpen(daily('22:00-02:30'), at('2026-10-25T01:15:00Z'))).toBe(false)
  expect(changesOf(daily('02:15-02:45'), '2026-10-24T12:00:00Z', 2)).toEqual([
    '2026-10-25T00:15',
    '2026-10-25T00:45',
  ])
  // The same wall at other instants in another zone, which has no daylight saving.
  expect(changesOf(daily('02:30-05:00', 'Asia/Kolkata'), '2026-03-28T23:00:00Z', 1)).toEqual([
    '2026-03-28T23:30',
  ])
})

test('[HOURS-01] a plan that never opens or never closes has no next change; one that is far away has one', () => {
  const monday = at('2026-01-05T12:00:00Z')
  expect([isOpen(plan([]), monday), nextChange(plan([]), monday)]).toEqual([false, null])
  for (const always of [daily('00:00-24:00'), daily('10:00-10:00')])
    expect([isOpen(always, monday), nextChange(always, monday)]).toEqual([true, null])
  expect(changesOf(plan([], { '2026-12-24': '10:00-12:00' }), '2026-01-05T12:00:00Z', 2)).toEqual([
    '2026-12-24T09:00',
    '2026-12-24T11:00',
  ])
})

test('[HOURS-01] between two changes nothing changes, at a change it does, whatever the plan', () => {
  const time = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
  const spans = fc.array(fc.record({ from: time, to: time }), { maxLength: 3 })
  const anyPlan = fc.record({
    timeZone: fc.constantFrom(zurich, 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
    week: fc.array(spans, { minLength: 7, maxLength: 7 }),
    exceptions: fc.array(
      fc.record({ date: fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-01'), spans }),
      { maxLength: 2 },
    ),
  })
  const instant = fc.integer({
    min: at('2026-01-01T00:00:00Z') / 60_000,
    max: at('2026-12-31T00:00:00Z') / 60_000,
  })
  fc.assert(
    fc.property(anyPlan, instant, fc.double({ min: 0, max: 1, noNaN: true }), (hours, minute, share) => {
      const from = minute * 60_000
      const open = isOpen(hours, from)
      const next = nextChange(hours, from)
      if (next === null) return
      expect(next).toBeGreaterThan(from)
      expect(isOpen(hours, Math.floor(from + share * (next - 1 - from)))).toBe(open)
      expect(isOpen(hours, next)).toBe(!open)
    }),
    { numRuns: 100 },
  )
})

test('[HOURS-01] faults of a plan are named', () => {
  const sentences = (change: object) => {
    const read = OpeningHours.safeParse({ ...daily('10:00-17:00'), ...change })
    return read.success ? [] : read.error.issues.map(({ message }) => message)
  }
  expect(sentences({})).toEqual([])
  expect(sentences({ timeZone: 'Europe/Zürich' })).toEqual(['must be a time zone such as Europe/Zurich'])
  expect(sentences({ week: [] })).toContain('must have seven days')
  expect(sentences({ week: daily('10:00-25:00').week })).toContain('must be a time from 00:00 to 24:00')
  expect(sentences({ exceptions: [{ date: '2026-02-30', spans: [] }] })).toEqual([
    'must be a date such as 2026-12-24',
  ])
  expect(sentences({ week: plan([]).week })).toEqual(['must be open at some time'])
})
