import { extrude, flat, plate } from '#workshop/models/lib/extrude.ts'
import { above, type Geometry, merge, moved, tinted } from '#workshop/models/lib/geometry.ts'
import { region, circle, type Point2, rectangle } from '#workshop/models/lib/outline.ts'
import { simplified } from '#workshop/models/lib/surface.ts'
import * as size from './dimensions.ts'

/** Five cross-head screws of one side, each left at another angle, with the dark floor of their slots. */
export function screwHeads(): Geometry {
  const cross = region(rectangle(0.7, 2.5, 0.12, { segments: 1 })).add(
    region(rectangle(2.5, 0.7, 0.12, { segments: 1 })),
  )
  const head = extrude(region(circle(2.2, { segments: 20 })).subtract(cross), 0.8, {
    bevel: 0.22,
    segments: 1,
  })
  const bright = above(simplified(head, { error: 0.012, absolute: true }), 0.02)
  const slot = moved(flat(region(circle(2.3, { segments: 14 }))), 0, 0, 0.12)
  const screw = merge([tinted(bright, 1), tinted(slot, 0.03)])
  return merge(
    size.screws.map(([x, y], i) => {
      const copy = screw.clone()
      copy.rotateZ(i * 1.3)
      return moved(copy, x, y, i === 4 ? size.headThickness / 2 - 0.95 : size.faceZ - 1)
    }),
  )
}

/** The tape outside its packs: from the left pack over both rollers past the openings to the right pack. */
export function tapePath(): Geometry {
  const path: Point2[] = [
    [-size.hubX - 22.5, size.hubY - 10],
    [-44.2, -23.4],
    [-43.4, -26.6],
    [-40.6, -28.6],
    [-16, -29.4],
    [16, -29.4],
    [40.6, -28.6],
    [43.4, -26.6],
    [44.2, -23.4],
    [size.hubX + 9.4, size.hubY - 8.2],
  ]
  const back = path.map(([x, y]): Point2 => [x * 0.9985, y + 0.12]).toReversed()
  return moved(plate([...path, ...back], [], 3.81), 0, 0, -1.905)
}

/** Where a guide roller turns, left and right. */
export const rollerAt = { x: 40.6, y: -25.6 } as const

/** Both guide rollers. */
export function rollers(): Geometry {
  const both = [-1, 1].map((side) => {
    const at: Point2 = [side * rollerAt.x, rollerAt.y]
    return plate(circle(2.9, { segments: 24, at }), [circle(1, { segments: 12, at })], 5.4, {
      bevel: 0.3,
      segments: 2,
    })
  })
  return tinted(moved(merge(both), 0, 0, -2.7), 1)
}

/** The felt that presses the tape to the head. */
export function felt(): Geometry {
  const pad = plate(rectangle(4.6, 2.2, 0.5, { segments: 3, at: [0, -27.9] }), [], 4.2, {
    bevel: 0.3,
    segments: 2,
  })
  return tinted(moved(pad, 0, 0, -2.1), 0.28, 0.16, 0.08)
}

/** The pad's leaf spring, the shield behind it and two guide pins, all metal. */
export function padMetal(): Geometry {
  const leaf = plate(rectangle(15, 0.35, 0.15, { segments: 2, at: [0, -26.5] }), [], 4.6, {
    bevel: 0.05,
    segments: 1,
  })
  const shield = plate(rectangle(17, 0.6, 0.2, { segments: 2, at: [0, -24.4] }), [], 6.4, {
    bevel: 0.1,
    segments: 1,
  })
  const pins = [-1, 1].map((side) =>
    moved(plate(circle(0.9, { segments: 16, at: [side * 9.4, -27.2] }), [], 7), 0, 0, -3.5),
  )
  return merge([moved(leaf, 0, 0, -2.3), moved(shield, 0, 0, -3.2), ...pins])
}
