import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createScreenPlane,
  homography,
  mapped,
  type Point,
  type Quad,
  quadOf,
  unmapped,
} from '#scenes/stage/screenPlane.ts'

const size = { width: 320, height: 240 }
const tilted: Quad = [
  [100, 80],
  [420, 60],
  [440, 330],
  [90, 300],
]
const corners: readonly Point[] = [
  [0, 0],
  [320, 0],
  [320, 240],
  [0, 240],
]

/** Convex quads: a square, its corners pulled about, turned. */
const quads = fc
  .record({
    pulls: fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 8, maxLength: 8 }),
    side: fc.double({ min: 40, max: 3000, noNaN: true }),
    turn: fc.double({ min: 0, max: 6.28, noNaN: true }),
  })
  .map(({ pulls, side, turn }): Quad => {
    const at = (x: number, y: number, index: number): Point => {
      const [u, v] = [(x + (pulls[index] ?? 0)) * side, (y + (pulls[index + 4] ?? 0)) * side]
      return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)]
    }
    return [at(0, 0, 0), at(1, 0, 1), at(1, 1, 2), at(0, 1, 3)]
  })

describe('a homography', () => {
  test('takes the corners of the screen to the corners that are seen', () => {
    fc.assert(
      fc.property(quads, (quad) => {
        const matrix = homography(size, quad)
        expect(matrix).not.toBeNull()
        if (matrix === null) return
        corners.forEach((corner, index) => {
          const [x, y] = mapped(matrix, corner)
          expect(x).toBeCloseTo(quad[index]?.[0] ?? Number.NaN, 4)
          expect(y).toBeCloseTo(quad[index]?.[1] ?? Number.NaN, 4)
        })
      }),
    )
  })

  test('is undone exactly, wherever a finger lies', () => {
    fc.assert(
      fc.property(
        quads,
        fc.double({ min: 0, max: 320, noNaN: true }),
        fc.double({ min: 0, max: 240, noNaN: true }),
        (quad, x, y) => {
          const matrix = homography(size, quad)
          if (matrix === null) throw new Error('A convex quad has a homography')
          const [u, v] = unmapped(matrix, mapped(matrix, [x, y])) ?? [Number.NaN, Number.NaN]
          expect(u).toBeCloseTo(x, 4)
          expect(v).toBeCloseTo(y, 4)
        },
      ),
    )
  })
})

test('a plane of a scene appears where the camera sees it', () => {
  const camera = { eye: [0, 0, 1], target: [0, 0, 0], fov: 90 } as const
  const [topLeft, , bottomRight] = quadOf(
    [
      [-0.5, 0.5, 0],
      [0.5, 0.5, 0],
      [0.5, -0.5, 0],
      [-0.5, -0.5, 0],
    ],
    camera,
    { width: 400, height: 200 },
  )
  expect(topLeft.map(Math.round)).toEqual([150, 50])
  expect(bottomRight.map(Math.round)).toEqual([250, 150])
})

test('a plane knows where a finger lies on it, in its own units', () => {
  const plane = createScreenPlane(size)
  expect(plane.pointAt([200, 200])).toBeNull()
  plane.place(tilted)
  const [x, y] = plane.pointAt([420, 60]) ?? [Number.NaN, Number.NaN]
  expect(x).toBeCloseTo(320, 6)
  expect(y).toBeCloseTo(0, 6)
})
