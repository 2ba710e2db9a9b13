import { extrude, flat, plate } from '#workshop/models/lib/extrude.ts'
import {
  above,
  frontUv,
  type Geometry,
  merge,
  moved,
  tinted,
  unfoldedUv,
} from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import * as size from './dimensions.ts'

// The sides unfold outwards, so the box leaves them room.
const margin = 5
export const faceBox = [
  -size.width / 2 - margin,
  -size.height / 2 - margin,
  size.width / 2 + margin,
  size.height / 2 + margin,
] as const

const hubHoles = [-1, 1].map((side) => circle(6.7, { segments: 40, at: [side * size.hubX, size.hubY] }))
const screwHoles = size.screws.map((at) => circle(2.35, { segments: 20, at }))

/** The label recess steps back round the upper screws, as moulds do. */
function recess(inset: number): Region {
  const { width, height, radius, y } = size.label
  const bosses = size.screws.slice(0, 2).map((at) => circle(3.9 + inset, { segments: 32, at }))
  const sheet = rectangle(width - 2 * inset, height - 2 * inset, radius - inset, { segments: 6, at: [0, y] })
  return region(sheet, bosses)
}

/** One half: its outer face with everything moulded on it and its wall, uv over the whole outline. */
export function shellHalf(): Geometry {
  const { faceZ, recessZ } = size
  const floor = plate(
    size.outline,
    [...hubHoles, size.windowOutline, ...size.throughHoles, ...screwHoles],
    1.35,
    {
      bevel: 0.12,
      segments: 1,
    },
  )
  const frame = region(size.outline, [...size.throughHoles, ...screwHoles]).subtract(recess(0))
  const lip = plate(size.pill, [...hubHoles, size.windowOutline], 0.62, { bevel: 0.2, segments: 3 })
  const head = plate(
    size.headBlock,
    [...size.throughHoles, ...screwHoles.slice(4)],
    size.headThickness / 2 - faceZ + 0.6,
    {
      bevel: 0.6,
      segments: 3,
    },
  )
  const parts = [
    moved(above(extrude(frame, 1.1, { bevel: 0.45, segments: 2 }), 0.5), 0, 0, faceZ - 1.1),
    moved(floor, 0, 0, recessZ - 1.35),
    moved(above(lip, 0.1), 0, 0, recessZ - 0.1),
    moved(above(head, 0.5), 0, 0, faceZ - 0.6),
    ...ribs(),
    ...collars(),
  ]
  return unfoldedUv(
    merge([...parts.map((part) => tinted(part, 1)), tinted(wall(), 0.55)]),
    faceBox,
    size.faceZ,
  )
}

/** Grip ribs beside the head block. */
function ribs(): Geometry[] {
  const at = (side: number, i: number): Point2 => [
    side * (size.width / 2 - 8.2 - i * 1.9),
    -size.height / 2 + 9.5,
  ]
  return [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) => {
      const rib = plate(rectangle(1.1, 9.5, 0.5, { segments: 3, at: at(side, i) }), [], 0.6, {
        bevel: 0.25,
        segments: 2,
      })
      return moved(above(rib, 0.15), 0, 0, size.faceZ - 0.27)
    }),
  )
}

/** The wall with the openings of its lower edge; darker, for little light gets in. */
function wall(): Geometry {
  const { recessZ, faceZ } = size
  const outer = region(size.outline)
  const ring = outer.subtract(outer.offset(-1.7, 'Round', 2, 24))
  const notches = size.openings.map(([x, w]) =>
    CrossSection.square([w, 6], true).translate([x, -size.height / 2]),
  )
  // Record protection: the tabs at the upper edge stand behind slits.
  const slits = [-1, 1].flatMap((side) =>
    [-1, 1].map((edge) =>
      CrossSection.square([0.5, 2.6], true).translate([side * 42 + edge * 3.2, size.height / 2 - 1.2]),
    ),
  )
  const edge = extrude(CrossSection.difference([ring, ...notches, ...slits]), recessZ - 0.5, {
    bevel: 0.16,
    segments: 2,
  })
  const headWall = region(size.headBlock).subtract(region(size.headBlock).offset(-1.4, 'Round', 2, 24))
  const deep = CrossSection.difference([
    headWall,
    ...notches,
    region(rectangle(80, 6, 0.1, { at: [0, -15.6] })),
  ])
  return merge([moved(edge, 0, 0, 0.05), moved(extrude(deep, 1.6), 0, 0, faceZ - 0.8)])
}

/** Raised rings round the hub holes. */
function collars(): Geometry[] {
  const { recessZ, faceZ } = size
  return [-1, 1].map((side) =>
    moved(
      turned(
        [
          [5.75, recessZ - 1.2],
          [5.75, faceZ + 0.2],
          [5.95, faceZ + 0.38],
          [6.45, faceZ + 0.38],
          [6.75, faceZ + 0.2],
          [6.75, recessZ - 0.05],
        ]
          .map(([r, z]): Point2 => [r ?? 0, z ?? 0])
          .toReversed(),
        { segments: 40 },
      ),
      side * size.hubX,
      size.hubY,
      0,
    ),
  )
}

/** The paper: a little smaller than its recess and stuck on not quite straight. */
export function labelSheet(): Geometry {
  const { width, height, y } = size.label
  const sheet = recess(0.35).subtract(region(size.pill).offset(0.3, 'Round', 2, 32))
  const paper = extrude(sheet.translate([0, -y]).rotate(0.22).translate([0, y]), 0.12, {
    bevel: 0.03,
    segments: 1,
  })
  frontUv(paper, [-width / 2, y - height / 2, width / 2, y + height / 2])
  return moved(paper, 0, 0, size.recessZ + 0.02)
}

/** The clear pane over the tape. */
export function windowPane(): Geometry {
  const pane = plate(rectangle(24.3, 11.3, 1.5, { segments: 5, at: [0, size.hubY] }), [], 0.8, {
    bevel: 0.15,
    segments: 2,
  })
  return moved(pane, 0, 0, size.recessZ - 0.45)
}

/** The scale printed on the pane, a stroke every 2 mm, and its numbers. */
export function windowScale(): Geometry {
  const strokes = Array.from({ length: 11 }, (_, i) => {
    const length = i % 5 === 0 ? 2.2 : 1.1
    return region(
      rectangle(0.26, length, 0.1, { segments: 1, at: [-10 + i * 2, size.hubY + 5.2 - length / 2] }),
    )
  })
  const numbers = ['0', '50', '100'].map((text, i) =>
    legend(text, { cap: 1.05, at: [-10 + i * 10 + (i - 1) * -0.4, size.hubY - 5] }),
  )
  return flat(CrossSection.union([...strokes, ...numbers]), size.recessZ + 0.38)
}
