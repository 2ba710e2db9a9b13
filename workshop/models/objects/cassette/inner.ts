import { extrude, plate } from '#workshop/models/lib/extrude.ts'
import { fine } from '#workshop/models/lib/fine.ts'
import { type Geometry, merge, moved, tinted, withUv } from '#workshop/models/lib/geometry.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { cylinder, pipe } from '../inside/shapes.ts'
import * as size from './dimensions.ts'
import { rollerAt } from './hardware.ts'
import { pack } from './reels.ts'

/** Where the shell's inner face lies. */
const innerZ = size.recessZ - 1.35
/** The parting line of the two halves; a little short of it, so that nothing shows through the joint. */
const parting = 0.12

/** What is moulded on a half's inner face; where no drawing says, as ordinary shells of five screws have it. */
export function innerShell(): Geometry {
  const tall = innerZ - parting + 0.1
  const bosses = size.screws.map(([x, y]) => pipe(3.1, 1.15, tall, [x, y, parting], 24))
  const hubGuides = [-1, 1].map((side) =>
    pipe(8.1, 7.1, 0.9, [side * size.hubX, size.hubY, innerZ - 0.85], 48),
  )
  const axles = [-1, 1].map((side) =>
    cylinder(0.92, tall, [side * rollerAt.x, rollerAt.y, parting], 20, 0.15),
  )
  const wall = (from: Point2, to: Point2, thickness: number, height = tall): Geometry => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const bar = plate(rectangle(length, thickness, 0.3, { segments: 2 }), [], height, {
      bevel: 0.12,
      segments: 1,
    })
    bar.rotateZ(Math.atan2(to[1] - from[1], to[0] - from[0]))
    return moved(bar, x, y, innerZ + 0.1 - height)
  }
  const mirrored = (points: readonly [Point2, Point2, number, number?][]): Geometry[] =>
    points.flatMap(([from, to, thickness, height]) => [
      wall(from, to, thickness, height),
      wall([-from[0], from[1]], [-to[0], to[1]], thickness, height),
    ])
  const walls = mirrored([
    // Between the head's room and the reels, round the capstan's hole and up to the rollers.
    [[1, -20.8], [22, -20.8], 1.1],
    [[22, -20.8], [30.6, -21.8], 1.1],
    [[31.2, -21.6], [33.4, -27.6], 1],
    // Both sides of the spring's seat.
    [[8.2, -21], [8.2, -24.6], 0.9],
    [[10.9, -25.6], [10.9, -28.4], 1.2],
    // Corner pillars and the pocket of the record tab.
    [[46.4, -19.5], [46.4, 24], 0.8, 1.1],
    [[36.6, 30], [36.6, 26.2], 0.8],
    [[36.6, 26.2], [44.4, 26.2], 0.8],
  ])
  // Ribs that hold the slip sheet off the face.
  const ribs = [-36, -12, 12, 36].map((x) =>
    moved(
      plate(rectangle(0.8, 17, 0.35, { segments: 2, at: [x, 20] }), [], 0.5, { bevel: 0.1, segments: 1 }),
      0,
      0,
      innerZ - 0.45,
    ),
  )
  // Pins of one half and sockets of the other.
  const pins = [-1, 1].map((side) => cylinder(1.1, tall, [side * 23, 28.2, parting], 16))
  const windowFrame = moved(
    extrude(
      region(rectangle(28, 15, 1.8, { segments: 4, at: [0, size.hubY] }), [
        rectangle(24.8, 11.8, 1.4, { segments: 4, at: [0, size.hubY] }),
      ]),
      0.8,
      { bevel: 0.15, segments: 1 },
    ),
    0,
    0,
    innerZ - 0.75,
  )
  const all = merge([...bosses, ...hubGuides, ...axles, ...walls, ...ribs, ...pins, windowFrame])
  // One light texel for all: their shade is in the vertices.
  return withUv(all, () => [0.5, 0.5])
}

/** The slip sheet between shell and reels: thin, with pressed ridges on which the packs run. */
export function slipSheet(): Geometry {
  const outline = rectangle(90, 42, 3, { segments: 5, at: [0, 6.2] })
  const holes = [-1, 1].map((side) => circle(8.6, { segments: 48, at: [side * size.hubX, size.hubY] }))
  const corners = size.screws.slice(0, 2).map((at) => circle(5, { segments: 24, at }))
  const window = rectangle(25.6, 12.6, 1.6, { segments: 4, at: [0, size.hubY] })
  const sheet = fine(extrude(region(outline, [...holes, ...corners, window]), 0.09), 5)
  const ridges = [-1, 1].flatMap((side) =>
    [12.5, 17.5].map((radius) => {
      const half = pack.full - radius > 10 ? 0.5 : 0.6
      return moved(
        turned(
          [
            [radius + half, -0.01],
            [radius, -0.16],
            [radius - half, -0.01],
          ],
          { segments: 56 },
        ),
        side * size.hubX,
        size.hubY,
        0,
      )
    }),
  )
  const clipped = ridges.map((ridge) => tinted(ridge, 0.92))
  return moved(merge([tinted(sheet, 1), ...clipped]), 0, 0, innerZ - 1.02)
}

/** The shafts of the screws below the heads of the front. */
export function screwShafts(): Geometry {
  return merge(
    size.screws.map(([x, y], i) => {
      const top = i === 4 ? size.headThickness / 2 - 0.9 : size.faceZ - 0.95
      const thread = Array.from({ length: 9 }, (_, turn): Point2[] => [
        [0.72, -6 + turn * 0.62],
        [1.02, -5.7 + turn * 0.62],
      ]).flat()
      return moved(
        tinted(turned([[0, -6.9], ...thread, [1, 0]], { segments: 14, crease: 60 }), 0.9),
        x,
        y,
        top,
      )
    }),
  )
}

/** The clip that holds the tape's end in the hub's gap. */
export function hubClip(): Geometry {
  return moved(
    plate(rectangle(3.3, 0.5, 0.15, { segments: 2, at: [8.9, 1.6] }), [], 3.6, { bevel: 0.1, segments: 1 }),
    0,
    0,
    -1.8,
  )
}
