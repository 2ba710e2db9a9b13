import { expect, test } from 'vitest'
import { envelope } from '#audio/envelope.ts'

test('an envelope is the mean of each stretch of peaks', () => {
  expect(envelope([0, 100, 50, 50, 0, 0], 3)).toEqual([50, 50, 0])
})

test('an envelope of fewer peaks than bars repeats them', () => {
  expect(envelope([10, 20], 4)).toEqual([10, 10, 20, 20])
})

test('an envelope of nothing is silence', () => {
  expect(envelope([], 3)).toEqual([0, 0, 0])
})
