import { expect, test } from 'vitest'
import { mostTilt, tapeLook } from '#exhibits/tape/handwriting.ts'

const ids = Array.from({ length: 500 }, (_, index) => 100_001 + index)

test('[TAPE-02] a story has the same hand, tilt and paper every time', () => {
  for (const id of ids) expect(tapeLook(id)).toEqual(tapeLook(id))
})

test('[TAPE-02] every hand and every paper is used, none for more than its share, and no tape lies like its neighbour', () => {
  const looks = ids.map(tapeLook)
  for (const part of ['hand', 'paper', 'ink', 'shell'] as const) {
    const counts = Map.groupBy(looks, (look) => look[part])
    for (const { length } of counts.values()) {
      expect(length).toBeGreaterThan((ids.length / counts.size) * 0.6)
      expect(length).toBeLessThan((ids.length / counts.size) * 1.5)
    }
  }
  expect(new Set(looks.map(({ hand }) => hand)).size).toBe(6)
  expect(new Set(looks.map(({ tilt }) => tilt)).size).toBe(ids.length)
  for (const { tilt } of looks) expect(Math.abs(tilt)).toBeLessThanOrEqual(mostTilt)
})
