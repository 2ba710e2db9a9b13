import { at } from '#workshop/models/lib/at.ts'
import { extrude, flat, plate } from '#workshop/models/lib/extrude.ts'
import {
  above,
  fromLists,
  type Geometry,
  indexOf,
  merge,
  moved,
  tinted,
  valuesOf,
} from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { creased } from '#workshop/models/lib/normals.ts'
import { type Point2, rectangle, rectangleRim, region, rounded } from '#workshop/models/lib/outline.ts'
import type { RowKey } from '../../../../src/lib/tape/deckSize.ts'
import { slab } from '#workshop/models/lib/slab.ts'
import * as size from './dimensions.ts'

/** How far a key's face leans back. */
const lean = Math.atan2(size.keys.rise[0] - size.keys.rise[1], size.keys.height)

/** A piano key, wider than a thumb: its face leans back and dips a little; the sign is printed on it. */
export function key(sign: Region): Geometry {
  const { width, height, rise } = size.keys
  const half = height / 2
  const dip = 0.7
  const face = Array.from({ length: 7 }, (_, i): Point2 => {
    const t = (i + 1) / 8
    return [rise[0] + (rise[1] - rise[0]) * t - 4 * dip * t * (1 - t), -half + height * t]
  })
  const section = rounded(
    [[-6, -half], [rise[0] - 1.5, -half], [rise[0], -half + 1.5], ...face, [rise[1], half], [-6, half]],
    [0, 1.2, 1.2, ...face.map(() => 0), 1.4, 0],
    3,
  )
  const body = extrude(region(section), width, { bevel: 1.1, segments: 3 })
  body.rotateY(-Math.PI / 2)
  const print = flat(sign, 0.12)
  print.rotateX(-lean)
  const middle = (rise[0] + rise[1]) / 2 - dip
  return merge([tinted(moved(body, width / 2, 0, 0), 1), tinted(moved(print, 0, 0, middle), 0.06)])
}

const right: Point2[] = [
  [-3.4, -4.2],
  [3.8, 0],
  [-3.4, 4.2],
]
const left: Point2[] = right.map(([x, y]): Point2 => [-x, y])
const pair = (arrow: Point2[], from: number) =>
  region(arrow)
    .translate([from - 3.7, 0])
    .add(region(arrow).translate([from + 3.7, 0]))
const bar = (x: number, y: number, width: number, height: number) =>
  region(rectangle(width, height, 0.25, { segments: 1, at: [x, y] }))

/** The signs of the keys; ours are drawn, not set. */
export const signs: Readonly<Record<RowKey, Region>> = {
  fullRewind: pair(left, 1.2).add(bar(-8.2, 0, 1.7, 8.4)),
  rewind: pair(left, 0),
  play: region(right).scale([1.2, 1.2]),
  fastForward: pair(right, 0),
  pause: bar(-2.3, 0, 2.2, 8.4).add(bar(2.3, 0, 2.2, 8.4)),
  eject: region([
    [-5.2, -1],
    [5.2, -1],
    [0, 4.6],
  ]).add(bar(0, -3.6, 10.4, 1.9)),
}

/** The push button for power, dished. */
export function pushButton(width: number, height: number): Geometry {
  return slab(
    rectangleRim(width, height, 2, { segments: 5 }),
    [
      [0, -5],
      [0, 2.4],
      [0.3, 3.2],
      [1, 3.7],
      [1.8, 3.8],
      [3.6, 3.5],
    ],
    { bottom: false, crease: 50 },
  )
}

/** A knob with a fluted side and a spun face; u of its face runs round. The mark is painted on, dark. */
export function knob(radius: number, height: number, teeth: number): { side: Geometry; face: Geometry } {
  const fluted = Array.from({ length: teeth * 4 }, (_, i): Point2 => {
    const r = radius - (i % 4 < 2 ? 0 : 0.38)
    const angle = (i / (teeth * 4)) * 2 * Math.PI
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  const side = above(extrude(region(fluted), height - 2, { bevel: 0.25, segments: 1 }), 0.3)
  const skirt = turned(
    softened(
      [
        [radius + 1.6, 0],
        [radius + 1.6, 1.2],
        [radius - 0.5, 2],
      ],
      0.5,
    ),
    { segments: 64 },
  )
  const mark = plate(rectangle(1, radius * 0.42, 0.45, { segments: 2, at: [0, radius * 0.6] }), [], 0.5, {
    bevel: 0.15,
    segments: 1,
  })
  const face = turned(
    [
      [radius - 1, height - 2.2],
      [radius - 1, height - 0.9],
      [radius - 1.3, height - 0.3],
      [radius - 2, height],
      [radius * 0.5, height - 0.3],
      [0, height - 0.5],
    ],
    { segments: 72, v: (r) => r / radius },
  )
  return {
    side: merge([tinted(side, 1), skirt, tinted(moved(above(mark, 0.1), 0, 0, height - 0.6), 0.05)]),
    face,
  }
}

const { digitRadius } = size.counter
const drumHalf = size.counter.wheelPitch / 2 - 0.3

/** A counter wheel about x with the digits 0 to 9 up its rim, printed flush however near one looks. */
export function counterWheel(): Geometry {
  const drum = turned(
    softened(
      [
        [0, -drumHalf],
        [digitRadius, -drumHalf],
        [digitRadius, drumHalf],
        [0, drumHalf],
      ],
      0.3,
    ),
    { segments: 60 },
  )
  drum.rotateY(Math.PI / 2)
  const digits = Array.from({ length: 10 }, (_, digit) =>
    wrapped(legend(String(digit), { cap: 4.9, face: 'monoBold', at: [0, -2.45] }), digit),
  )
  return merge([tinted(drum, 0.03), ...digits.map((print) => tinted(print, 1))])
}

/** A sign bent round the drum: cut into bands first, so that its triangles follow the rim. */
function wrapped(sign: Region, digit: number): Geometry {
  const bands = Array.from({ length: 9 }, (_, i) =>
    flat(sign.intersect(CrossSection.square([11, 0.65], true).translate([0, -2.6 + i * 0.65]))),
  )
  const print = merge(bands.filter((band) => indexOf(band).length > 0))
  const place = valuesOf(print, 'position')
  const positions = Array.from({ length: place.length }, () => 0)
  for (let i = 0; i < place.length; i += 3) {
    const angle = at(place, i + 1) / digitRadius + (digit / 10) * 2 * Math.PI
    positions[i] = at(place, i)
    positions[i + 1] = Math.sin(angle) * (digitRadius + 0.03)
    positions[i + 2] = Math.cos(angle) * (digitRadius + 0.03)
  }
  return creased(fromLists(positions, Array.from(indexOf(print))), { degrees: 40 })
}
