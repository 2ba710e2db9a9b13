import { extrude, flat, plate } from '#workshop/models/lib/extrude.ts'
import { above, type Geometry, merge, moved, tinted, unfoldedUv } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { circle, rectangle, rectangleRim, region } from '#workshop/models/lib/outline.ts'
import { roundedSide, slab } from '#workshop/models/lib/slab.ts'
import { cut } from '#workshop/models/lib/solid.ts'
import * as size from './dimensions.ts'

// The sides unfold outwards, so the box leaves them room.
const margin = 8
export const faceBox = [
  -size.width / 2 - margin,
  -size.height / 2 - margin,
  size.width / 2 + margin,
  size.height / 2 + margin,
] as const

/** The brushed faceplate with its openings. */
export function faceplate(): Geometry {
  const { width, height, plateDepth } = size
  const { power } = size
  const powerHole = rectangle(power.width + 0.8, power.height + 0.8, 2.4, {
    segments: 4,
    at: [power.x, power.y],
  })
  const holes = [
    size.bayHole,
    size.meterHole,
    size.counterHole,
    size.keyHole,
    circle(6.2, { segments: 40, at: size.jack }),
    powerHole,
  ]
  const face = plate(rectangle(width, height, 3.5, { segments: 6 }), holes, plateDepth, {
    bevel: 0.9,
    segments: 3,
  })
  return unfoldedUv(moved(above(face, 0.3), 0, 0, -plateDepth), faceBox, 0)
}

/** The painted steel cover with its vents and feet; a shadow gap keeps it off the faceplate. */
export function chassis(): Geometry {
  return merge([tinted(coverBox(), 1), tinted(vents(), 0.12), tinted(feet(), 0.6)])
}

function coverBox(): Geometry {
  const { width, height, plateDepth, chassisDepth } = size
  return slab(
    rectangleRim(width - 10, height - 6, 2.5, { segments: 4 }),
    roundedSide(-plateDepth - chassisDepth, -plateDepth - 2, 1.5, 0.8, 3),
  )
}

/** The cover alone: top and sides, open below, in front and behind. */
export function cover(): Geometry {
  const { width, height } = size
  const margin = moved(
    slab(rectangleRim(width - 12.4, height + 10, 2), roundedSide(-300, 20, 0, 0)),
    0,
    -9.2,
    0,
  )
  return merge([tinted(cut(coverBox(), [margin]), 1), tinted(vents(), 0.12)])
}

/** Slots in the cover's top. */
function vents(): Geometry {
  const slot = (i: number): Geometry => {
    const x = -size.width / 2 + 60 + i * 9
    const bar = flat(region(rectangle(3, 46, 1.5, { segments: 4, at: [x, 150] })), 0.06)
    bar.rotateX(-Math.PI / 2)
    return moved(bar, 0, size.height / 2 - 3, -size.plateDepth + 30)
  }
  return merge(Array.from({ length: 22 }, (_, i) => slot(i)))
}

/** The dark box behind the door, with a moulded back that has room for the spindles. */
export function bayBox(): Geometry {
  const { bay } = size
  // Wider than the faceplate's opening and behind its front: faces that coincide would flicker.
  const hole = rectangle(bay.width + 0.8, bay.height + 0.8, 4, { segments: 6 })
  const outer = rectangle(bay.width + 4, bay.height + 4, 5, { segments: 6 })
  const walls = extrude(region(outer, [hole]), bay.depth - 1.5)
  const back = plate(rectangle(bay.width + 2, bay.height + 2, 4), [], 1.5)
  const raised = slab(rectangleRim(104, 58, 5, { segments: 5, at: [0, 8] }), roundedSide(0, 2.5, 0, 1, 3), {
    bottom: false,
  })
  const ledge = slab(
    rectangleRim(bay.width - 12, 9, 2, { segments: 3, at: [0, -34] }),
    roundedSide(0, 8, 0, 1.2, 3),
    { bottom: false },
  )
  return merge([
    moved(walls, 0, 0, -bay.depth),
    ...[back, raised, ledge].map((part) => moved(part, 0, 0, -bay.depth)),
  ])
}

/** Splined spindle that a cassette's hub sits on; a pointed cap centres it. */
export function spindle(): Geometry {
  const teeth = Array.from({ length: 3 }, (_, i) =>
    region(rectangle(2.1, 1.5, 0.3, { segments: 2, at: [2.6, 0] })).rotate(i * 120),
  )
  const fluted = CrossSection.union([region(circle(2.4, { segments: 28 })), ...teeth])
  const cap = turned(
    softened(
      [
        [2.3, 11],
        [1.9, 13.6],
        [0, 15],
      ],
      0.8,
    ),
    { segments: 28 },
  )
  const base = turned(
    softened(
      [
        [8.6, 0],
        [8.6, 1.4],
        [7.8, 2],
        [2.4, 2.2],
      ],
      0.4,
    ),
    { segments: 48 },
  )
  return merge([extrude(fluted, 12, { bevel: 0.3, segments: 2 }), cap, base])
}

/** Erase and play heads with their tape guides and pinch rollers: rise to the tape on play. */
export function headBlock(): { metal: Geometry; rubber: Geometry } {
  const head = slab(rectangleRim(13, 9, 1.6, { segments: 5 }), roundedSide(0, 9, 0, 1, 3))
  head.rotateX(-Math.PI / 2)
  const erase = slab(rectangleRim(7, 7, 1, { segments: 4, at: [-16.5, 0] }), roundedSide(0, 7, 0, 0.8, 3))
  erase.rotateX(-Math.PI / 2)
  const tray = moved(plate(rectangle(74, 7, 1), [], 9, { bevel: 0.4, segments: 2 }), 0, -3, -4.5)
  const roller = (x: number): Geometry =>
    moved(
      turned(
        softened(
          [
            [0, -4.6],
            [4.6, -4.6],
            [4.6, 4.6],
            [0, 4.6],
          ],
          0.5,
        ),
        { segments: 32 },
      ),
      x,
      1.4,
      0,
    )
  return { metal: merge([tray, head, erase]), rubber: merge([roller(-27.3), roller(27.3)]) }
}

/** Four turned feet; only the front two are ever seen, so the rear ones are the same. */
export function feet(): Geometry {
  const foot = turned(
    softened(
      [
        [0, 0],
        [15, 0],
        [16, 9],
        [0, 9],
      ],
      1.2,
    ),
    { axis: 'y', segments: 28 },
  )
  return merge(
    [-180, 180].flatMap((x) =>
      [-40, -220].map((z) => moved(foot.clone(), x, -size.height / 2 - size.feetHeight, z)),
    ),
  )
}

/** The frames set into the faceplate round the keys, the meter and the counter, and the dark floor under the keys. */
export function trims(): Geometry {
  const { keyWell, meter, counter } = size
  const floor = flat(region(rectangle(keyWell.width, keyWell.height, 3)), -6)
  return merge([
    moved(trim(keyWell.width, keyWell.height, 3, 1.2), keyWell.x, keyWell.y, 0),
    moved(trim(meter.width, meter.height, 2.5, 1), meter.x, meter.y, 0),
    moved(trim(counter.width, counter.height, 1.5, 1), counter.x, counter.y, 0),
    moved(tinted(floor, 0.2), keyWell.x, keyWell.y, 0),
  ])
}

/** A rounded frame round an opening. */
function trim(width: number, height: number, radius: number, border: number): Geometry {
  const inner = rectangleRim(width - 2 * border, height - 2 * border, Math.max(radius - border, 0.4), {
    segments: 5,
  })
  return slab(rectangleRim(width, height, radius, { segments: 5 }), roundedSide(-4, 0.7, 0, 0.5, 3), {
    holes: [
      {
        rim: inner,
        steps: [
          [0, -4],
          [0, 0.1],
          [-0.25, 0.55],
          [-0.5, 0.7],
        ],
      },
    ],
    bottom: false,
  })
}
