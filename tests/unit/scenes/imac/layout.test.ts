import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project } from '#lib/geometry/projection.ts'
import { between, isLying, layoutOf, tubeOn, tubeOnPicture, widest } from '#scenes/imac/layout.ts'

const lying = { width: 1920, height: 1080 }
const standing = { width: 1080, height: 1920 }
const screens = [
  [1080, 1920],
  [1920, 1080],
  [1440, 900],
  [2160, 3840],
  [800, 600],
  [768, 1024],
] as const

describe('from a few steps away', () => {
  it.each(screens)('[IMAC-01] the mouse lies whole on a screen of %i by %i', (width, height) => {
    const aspect = width / height
    // The outermost of the puck, metres: its middle is at 0.268, its radius 0.04.
    const [x] = project([0.302, 0.013, 0.363], layoutOf(aspect).welcome, aspect)
    expect(x).toBeLessThan(0.98)
  })
})

describe('the tube before one', () => {
  it.each(screens)('[IMAC-03] lies whole and upright on a screen of %i by %i', (width, height) => {
    const [a, b, c, d] = tubeOn({ width, height })
    for (const [x, y] of [a, b, c, d]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
    // Right angles: what lies on it is not bent.
    expect(a[1]).toBeCloseTo(b[1], 1)
    expect(c[1]).toBeCloseTo(d[1], 1)
    expect(a[0]).toBeCloseTo(d[0], 1)
    expect((b[0] - a[0]) / (c[1] - b[1])).toBeCloseTo(4 / 3, 2)
  })

  it('[IMAC-03] is large enough to be worked with on a standing touchscreen', () => {
    const [a, b] = tubeOn({ width: 1080, height: 1920 })
    expect(b[0] - a[0]).toBeGreaterThan(900)
  })

  it('lies on the still as it lies on the scene where both have the same shape', () => {
    expect(tubeOnPicture(lying, lying)).toEqual(tubeOn(lying))
  })

  it('stays on the screen when the still is cut to another shape', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: widest, noNaN: true }), (aspect) => {
        const screen = { width: 900 * aspect, height: 900 }
        const [a, , c] = tubeOnPicture(screen, isLying(screen) ? lying : standing)
        expect(Math.min(a[0], a[1])).toBeGreaterThan(-0.01)
        expect(c[0]).toBeLessThan(screen.width + 0.01)
        expect(c[1]).toBeLessThan(screen.height + 0.01)
      }),
    )
  })

  it('is come to from welcome, and nowhere else', () => {
    const { welcome, desk } = layoutOf(1.6)
    expect(between(welcome, desk, 0)).toEqual(welcome)
    const there = between(welcome, desk, 1)
    there.eye.forEach((value, axis) => expect(value).toBeCloseTo(desk.eye[axis] ?? Number.NaN, 9))
  })
})
