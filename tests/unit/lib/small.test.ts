import { expect, test } from 'vitest'
import { fill } from '#lib/text/fill.ts'
import { isRightToLeft } from '#lib/text/rightToLeft.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { between, pick, seededRandom } from '#contract/random.ts'

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [754.2, '12:34'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})

test('words from the right do not turn a sentence round that they stand in', () => {
  expect(fill('Story: {title}', { title: 'שלום 1987' })).toBe('Story: \u2068שלום 1987\u2069')
  expect(fill('Story: {title}', { title: 'Zoë 1987' })).toBe('Story: Zoë 1987')
  for (const text of ['1987: שלום', '«سلام» Radio', '\u{1e900}']) expect(isRightToLeft(text)).toBe(true)
  for (const text of ['Radio سلام', '1987', '', '猫 سلام']) expect(isRightToLeft(text)).toBe(false)
})

test('fills the named places of a text and leaves unknown ones', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  expect(fill('Error: {reason}', { reason: '$& {reason}' })).toBe('Error: $& {reason}')
})

test('a seed always gives the same row, and neighbours differ from the first number on', () => {
  const row = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(row(100_001)).toEqual(row(100_001))
  expect(new Set(row(100_001)).size).toBe(5)
  const firsts = Array.from({ length: 1000 }, (_, index) => row(100_001 + index)[0] ?? 0)
  expect(new Set(firsts).size).toBe(1000)
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
  expect(mean).toBeGreaterThan(0.45)
  expect(mean).toBeLessThan(0.55)
  expect(firsts.every((value) => value >= 0 && value < 1)).toBe(true)
})

test('draws between bounds and from lists', () => {
  const random = seededRandom(7)
  for (let i = 0; i < 200; i++) {
    const size = between(random, 130, 150)
    expect(size >= 130 && size < 150).toBe(true)
    expect(['a', 'b', 'c']).toContain(pick(random, ['a', 'b', 'c']))
  }
  expect(pick(random, [])).toBeUndefined()
})
