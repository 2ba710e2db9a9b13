import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapWidth } from '#lib/pixels/snapWidth.ts'

test('a picture stands on whole or half steps of screen pixels where that costs little', () => {
  expect(snapWidth(770, 512, 1)).toBe(768)
  expect(snapWidth(1760, 512, 1)).toBe(1536)
  expect(snapWidth(780, 720, 1)).toBe(720)
  expect(snapWidth(300, 512, 3)).toBe(256)
  expect(snapWidth(770, 1120, 1)).toBe(770)
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 4000 }), fc.constantFrom(1, 1.5, 2, 3), (place, density) => {
      const width = snapWidth(place, 512, density)
      expect(width).toBeLessThanOrEqual(place)
      expect(width).toBeGreaterThan(place * 0.65)
      const times = (2 * width * density) / 512
      if (width !== place) expect(times).toBeCloseTo(Math.round(times), 9)
    }),
  )
})
