import { describe, expect, test } from 'vitest'
import { hallKeys } from '#lib/hallKeys.ts'
import { hallView, spotOf, stature } from '#scenes/hall/layout.ts'
import { models } from '#scenes/models.gen.ts'

const screens = [
  ['a 4K screen', 3840, 2160],
  ['a desk', 1440, 900],
  ['a wide desk', 2560, 1080],
  ['a tablet', 1024, 768],
  ['a standing tablet', 768, 1024],
  ['a standing screen', 1080, 1920],
  ['a standing 4K screen', 2160, 3840],
] as const

describe.each(screens)('on %s', (_name, width, height) => {
  const aspect = width / height
  const spots = hallKeys.map((key) => spotOf(key, hallView(aspect), aspect))

  test('every object and its plinth stand in the picture', () => {
    for (const { object, edge } of spots) {
      expect(Math.min(object.left, edge.left)).toBeGreaterThan(0)
      expect(Math.max(object.right, edge.right)).toBeLessThan(1)
      expect(object.top).toBeGreaterThan(0.2)
      expect(edge.y).toBeLessThan(0.93)
    }
  })

  test('no object hides another one', () => {
    for (const [index, { object: a }] of spots.entries())
      for (const { object: b } of spots.slice(index + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart).toBe(true)
      }
  })
})

test('the objects are as large as their models say, at the scale they are shown', () => {
  const modelOf = { tape: models.cassette, ipod: models.player, echo: models.speaker }
  for (const key of hallKeys) {
    const { min, max } = modelOf[key].bounds
    const { scale, half, height } = stature[key]
    expect(2 * half[0]).toBeCloseTo(((max[0] - min[0]) / 1000) * scale, 2)
    expect(height).toBeCloseTo(((max[1] - min[1]) / 1000) * scale, 2)
  }
})
