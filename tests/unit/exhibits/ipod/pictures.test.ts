import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flowPose } from '#exhibits/ipod/screen/flowPose.ts'
import { layoutOf, stillFrame, stillPage } from '#scenes/ipod/layout.ts'

const sizes = [
  [1080, 1920],
  [1920, 1080],
  [3840, 2160],
  [2160, 3840],
  [1440, 900],
  [390, 844],
  [320, 640],
  [844, 390],
  [480, 600],
] as const

test.each(sizes)(
  '[FIT-01] on %i by %i the whole player is on the page, its display above its wheel',
  (width, height) => {
    const { screen, wheel, height: pageHeight, fits } = layoutOf({ width, height })
    for (const [x, y] of [...screen, ...wheel]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(pageHeight)
    }
    expect(screen[3][1]).toBeLessThan(wheel[0][1])
    if (fits) expect(pageHeight).toBe(height)
  },
)

test('[FIT-01] a window that is too low scrolls, with a player for fingers', () => {
  const { fits, wheel } = layoutOf({ width: 844, height: 390 })
  expect(fits).toBe(false)
  expect(wheel[1][0] - wheel[0][0]).toBeGreaterThan(160)
})

test('the still lies exactly under the drawn player', () => {
  const { picture } = layoutOf(stillPage)
  expect(stillFrame(picture)).toEqual({ left: 0, top: 0, side: stillPage.width })
})

test('[IPOD-02] covers: one faces front, the others turn away and lie in order', () => {
  expect(flowPose(0)).toMatchObject({ x: 0, z: 0, turn: 0, shade: 0 })
  fc.assert(
    fc.property(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.double({ min: 0.01, max: 2, noNaN: true }),
      (at, further) => {
        const [near, far] = [flowPose(at), flowPose(at + further)]
        expect(far.x).toBeGreaterThan(near.x)
        expect(Math.abs(near.turn)).toBeLessThanOrEqual(60)
      },
    ),
  )
})
