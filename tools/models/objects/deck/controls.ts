import { at } from '../../lib/at.ts'
import { extrude, flat, plate } from '../../lib/extrude.ts'
import {
  above,
  fromLists,
  type Geometry,
  indexOf,
  merge,
  moved,
  tinted,
  valuesOf,
} from '../../lib/geometry.ts'
import { CrossSection, type Region } from '../../lib/kernel.ts'
import { softened, turned } from '../../lib/lathe.ts'
import { legend } from '../../lib/legend.ts'
import { creased } from '../../lib/normals.ts'
import { circle, type Point2, rectangle, rectangleRim, region } from '../../lib/outline.ts'
import { slab } from '../../lib/slab.ts'
import * as size from './dimensions.ts'

const keyRise = 6.4

/** A piano key: its face leans back a little and dips in the middle; the sign is printed on it. */
export function key(sign: Region): Geometry {
  const { width, height } = size.keys
  const body = slab(
    rectangleRim(width, height, 1.6, { segments: 5 }),
    [
      [0, -6],
      [0, keyRise - 2.2],
      [0.25, keyRise - 1.2],
      [0.8, keyRise - 0.4],
      [1.5, keyRise - 0.05],
      [2.2, keyRise],
      [4.6, keyRise - 0.35],
    ],
    { bottom: false, crease: 50 },
  )
  const print = moved(tinted(flat(sign), 0.07), 0, 0, keyRise - 0.3)
  return merge([tinted(body, 1), print])
}

const right: Point2[] = [
  [-2, -2.4],
  [2.2, 0],
  [-2, 2.4],
]
const left: Point2[] = right.map(([x, y]): Point2 => [-x, y])

/** The signs of the keys; ours are drawn, not set. */
export const signs: Readonly<Record<string, Region>> = {
  rewind: region(left)
    .translate([-2.1, 0])
    .add(region(left).translate([2.1, 0])),
  play: region(right),
  ffwd: region(right)
    .translate([-2.1, 0])
    .add(region(right).translate([2.1, 0])),
  stop: region(rectangle(4, 4, 0.2, { segments: 1 })),
  pause: region(rectangle(1.3, 4.4, 0.2, { segments: 1, at: [-1.4, 0] })).add(
    region(rectangle(1.3, 4.4, 0.2, { segments: 1, at: [1.4, 0] })),
  ),
  record: region(circle(2.2, { segments: 28 })),
}

/** A push button for power and eject, dished. */
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

const digitRadius = 8

/** A counter wheel about x with the digits 0 to 9 up its rim, printed flush however near one looks. */
export function counterWheel(): Geometry {
  const drum = turned(
    softened(
      [
        [0, -3.8],
        [digitRadius, -3.8],
        [digitRadius, 3.8],
        [0, 3.8],
      ],
      0.3,
    ),
    { segments: 60 },
  )
  drum.rotateY(Math.PI / 2)
  const digits = Array.from({ length: 10 }, (_, digit) =>
    wrapped(legend(String(digit), { cap: 3.6, face: 'monoBold', at: [0, -1.8] }), digit),
  )
  return merge([tinted(drum, 0.03), ...digits.map((print) => tinted(print, 1))])
}

/** A sign bent round the drum: cut into bands first, so that its triangles follow the rim. */
function wrapped(sign: Region, digit: number): Geometry {
  const bands = Array.from({ length: 9 }, (_, i) =>
    flat(sign.intersect(CrossSection.square([8, 0.5], true).translate([0, -2 + i * 0.5]))),
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
