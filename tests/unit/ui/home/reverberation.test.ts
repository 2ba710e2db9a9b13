import { expect, test } from 'vitest'
import { reverberation, wordEnds } from '../../../../src/ui/pages/home/reverberation.ts'

const strokes = reverberation(181)
const loudest = (from: number, to: number) =>
  Math.max(...strokes.filter(({ x }) => x >= from && x < to).map(({ height }) => height))

test('the drawing is the same each time, within its frame', () => {
  expect(reverberation(181)).toEqual(strokes)
  expect(strokes).toHaveLength(181)
  for (const { x, height } of strokes) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(1)
    expect(height).toBeGreaterThan(0)
    expect(height).toBeLessThanOrEqual(1)
  }
})

test('after the word the room falls by 60 dB to the far end, a tenth of the width at a time', () => {
  const step = (1 - wordEnds) / 10
  const levels = Array.from({ length: 9 }, (_, index) =>
    loudest(wordEnds + index * step, wordEnds + (index + 1) * step),
  )
  expect(levels.toSorted((a, b) => b - a)).toEqual(levels)
  expect(loudest(0, wordEnds)).toBeGreaterThan(loudest(wordEnds, 1))
  expect(strokes.at(-1)?.height).toBeLessThan(0.001)
})
