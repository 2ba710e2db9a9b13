import { describe, expect, test } from 'vitest'
import type { HallDevice } from '#scenes/hall/hallDevice.ts'
import { hallView, spotOf } from '#scenes/hall/layout.ts'
import { models } from '#scenes/models.gen.ts'
import { hallDevices } from '#ui/pages/werkschau/pedestals.ts'

const screens = [
  ['a 4K screen', 3840, 2160],
  ['a desk', 1440, 900],
  ['a wide desk', 2560, 1080],
  ['a tablet', 1024, 768],
  ['a standing tablet', 768, 1024],
  ['a standing screen', 1080, 1920],
  ['a standing 4K screen', 2160, 3840],
] as const

/** Share of the picture that a label reaches below the edge of its plinth. */
const labelHeight = 0.055

/** So many devices: those of the hall, and then the same again. */
const someDevices = (count: number): readonly HallDevice[] =>
  Array.from({ length: count }, (_, index) => hallDevices.slice(index % hallDevices.length)[0]).filter(
    (device) => device !== undefined,
  )

const cases = screens.flatMap(([name, width, height]) =>
  [1, 2, 3, 4, 5, 6].map((count) => ({ name, aspect: width / height, count })),
)

describe.each(cases)('[WERK-03] $count devices on $name', ({ aspect, count }) => {
  const { camera, stands, wallZ } = hallView(aspect, someDevices(count))
  const spots = stands.map((stand) => spotOf(stand, camera, aspect))

  test('every device and its plinth stand in the picture', () => {
    expect(spots).toHaveLength(count)
    for (const { object, edge } of spots) {
      expect(Math.min(object.left, edge.left)).toBeGreaterThan(0)
      expect(Math.max(object.right, edge.right)).toBeLessThan(1)
      expect(object.top).toBeGreaterThan(0.2)
      expect(edge.y).toBeLessThan(0.93)
    }
    for (const { at } of stands) expect(at[2]).toBeGreaterThan(wallZ + 0.3)
  })

  test('no device hides another one', () => {
    for (const [index, { object: a }] of spots.entries())
      for (const { object: b } of spots.slice(index + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart).toBe(true)
      }
  })

  test('no device stands before the label of another one', () => {
    for (const [index, { edge }] of spots.entries()) {
      const [middle, half] = [(edge.left + edge.right) / 2, (edge.right - edge.left) / 3]
      for (const { object } of spots.slice(0, index)) {
        const isBeside = object.right <= middle - half || object.left >= middle + half
        const isBelow = object.top >= edge.y + labelHeight
        expect(isBeside || isBelow).toBe(true)
      }
    }
  })
})

test('the devices are as large as their models say, at the scale they are shown', () => {
  for (const { model, scale, half, height } of hallDevices) {
    const { min, max } = models[model].bounds
    expect(2 * half[0]).toBeCloseTo(((max[0] - min[0]) / 1000) * scale, 2)
    expect(height).toBeCloseTo(((max[1] - min[1]) / 1000) * scale, 2)
  }
})
