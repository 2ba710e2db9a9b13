import { seededRandom } from '../../../../contract/random.ts'
import { extrude, flat } from '#workshop/models/lib/extrude.ts'
import { fine } from '#workshop/models/lib/fine.ts'
import { type Geometry, merge, moved } from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { colors } from './finishes.ts'
import { block, box, cylinder, painted } from './shapes.ts'

/** What is left free on a board: centre and size. */
export type Place = readonly [x: number, y: number, width: number, height: number]

interface Board {
  outline: Region
  thickness: number
  color: number
  line: number
  /** Where parts stand: lines run round them, small parts keep off. */
  places: readonly Place[]
  /** Lines, and small parts, tried. */
  lines: number
  small: number
  seed: number
  /** Longest edge of a face, mm, for the shade between parts. */
  grain: number
}

/** A printed circuit board from z = 0 upwards: its plate with lines and pads, and the small parts on it. */
export function board(make: Board): { plate: Geometry[]; small: Geometry[] } {
  const { outline, thickness, color, line, grain } = make
  const { min, max } = outline.bounds()
  const random = seededRandom(make.seed)
  const spot = (): Point2 => [
    min[0] + (0.04 + 0.92 * random()) * (max[0] - min[0]),
    min[1] + (0.04 + 0.92 * random()) * (max[1] - min[1]),
  ]
  const span = Math.min(max[0] - min[0], max[1] - min[1])
  const width = Math.min(1, span / 90)
  const prints: Region[] = []
  for (let i = 0; i < make.lines; i++) {
    const [from, bend] = [spot(), (random() - 0.5) * span * 0.5]
    const length = (random() - 0.5) * span * 0.9
    const lying = random() < 0.5
    const path: Point2[] = [
      [0, 0],
      [length, 0],
      [length + Math.abs(bend) * Math.sign(length), bend],
      [length * 1.3 + Math.abs(bend) * Math.sign(length), bend],
    ]
    const places = path.map(([along, across]): Point2 => [
      from[0] + (lying ? along : across),
      from[1] + (lying ? across : along),
    ])
    for (let bus = 0; bus < 1 + Math.floor(random() * 4); bus++)
      prints.push(track(places, width * 0.5, bus * width * 1.6, lying))
    const end = places.at(-1) ?? from
    prints.push(region(circle(width * 1.1, { segments: 10, at: end })))
  }
  const inner = outline.offset(-width * 1.5, 'Miter')
  const tracks = CrossSection.intersection([CrossSection.union(prints), inner])
  const pads: Geometry[] = []
  const small: Geometry[] = []
  const taken: Place[] = [...make.places]
  for (let i = 0; i < make.small; i++) {
    const [x, y] = spot()
    const length = Math.min(4.2, span / 22) * (0.7 + 0.6 * random())
    const lying = random() < 0.5
    const kind = random()
    const [w, h] = lying ? [length, length * 0.55] : [length * 0.55, length]
    const meets = taken.some(
      ([px, py, pw, ph]) => Math.abs(px - x) < (pw + w) / 2 + 0.4 && Math.abs(py - y) < (ph + h) / 2 + 0.4,
    )
    const within = inner.intersect(region(rectangle(w * 1.6, h * 1.6, 0.05, { segments: 1, at: [x, y] })))
    if (meets || within.area() < w * h * 2.3) continue
    taken.push([x, y, w * 1.5, h * 1.5])
    const body = kind < 0.45 ? 0x202124 : kind < 0.85 ? 0xa58863 : 0xc9a94a
    const tall = length * (kind < 0.45 ? 0.26 : 0.48)
    small.push(
      painted(
        block([w * (lying ? 0.62 : 1), h * (lying ? 1 : 0.62), tall], [x, y, thickness + tall / 2]),
        body,
      ),
    )
    for (const side of [-1, 1]) {
      const [ex, ey] = lying ? [side * w * 0.42, 0] : [0, side * h * 0.42]
      const end: Vec3 = lying ? [w * 0.2, h * 1.02, tall * 1.02] : [w * 1.02, h * 0.2, tall * 1.02]
      small.push(painted(block(end, [x + ex, y + ey, thickness + tall / 2]), colors.tin))
      pads.push(
        painted(
          block(lying ? [w * 0.34, h * 1.15, 0.08] : [w * 1.15, h * 0.34, 0.08], [
            x + ex * 1.35,
            y + ey * 1.35,
            thickness + 0.03,
          ]),
          colors.tin,
        ),
      )
    }
  }
  const plate = painted(fine(extrude(outline, thickness), grain), color)
  return {
    plate: [plate, painted(moved(flat(tracks), 0, 0, thickness + 0.02), line), ...pads],
    small,
  }
}

function track(places: readonly Point2[], half: number, shift: number, lying: boolean): Region {
  const pieces = places.slice(1).map((to, i) => {
    const from = places[i] ?? to
    const ends = [from, to].map(([x, y]) =>
      region(circle(half, { segments: 8, at: lying ? [x, y + shift] : [x + shift, y] })),
    )
    return CrossSection.hull(ends)
  })
  return CrossSection.union(pieces)
}

/** A flat chip with pins on two or on all four sides, its sign printed on it. */
export function chip(
  [width, height, tall]: Vec3,
  at: Vec3,
  pins: readonly [number, number],
  sign?: string,
): Geometry[] {
  const [x, y, z] = at
  const body = painted(
    box([width, height, tall], [x, y, z + 0.15], 0.25, Math.min(0.2, tall / 4)),
    colors.chip,
  )
  const dot = painted(
    moved(
      flat(region(circle(Math.min(width, height) * 0.05, { segments: 12 }))),
      x - width * 0.38,
      y + height * 0.38,
      z + tall + 0.17,
    ),
    0x55575c,
  )
  const legs = [0, 1].flatMap((axis) => {
    const [count, along, reach] = axis === 0 ? [pins[0], width, height] : [pins[1], height, width]
    const pitch = (along * 0.9) / Math.max(count, 1)
    return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch).flatMap((offset) =>
      [-1, 1].map((side) => {
        const out = side * (reach / 2 + tall * 0.3)
        const size: Vec3 =
          axis === 0 ? [pitch * 0.5, tall * 0.8, tall * 0.22] : [tall * 0.8, pitch * 0.5, tall * 0.22]
        return painted(
          block(size, axis === 0 ? [x + offset, y + out, z + 0.12] : [x + out, y + offset, z + 0.12]),
          colors.tin,
        )
      }),
    )
  })
  const print = sign
    ? [
        painted(
          moved(
            flat(legend(sign, { cap: Math.min(height * 0.16, (width * 0.9) / sign.length) })),
            x,
            y,
            z + tall + 0.17,
          ),
          0x8c9096,
        ),
      ]
    : []
  return [body, dot, ...legs, ...print]
}

/** A capacitor that stands on the board: sleeve, bright top with its cross. */
export function capacitor(radius: number, tall: number, at: Vec3, sleeve = 0x1d2a52): Geometry[] {
  const [x, y, z] = at
  const can = painted(cylinder(radius, tall, at, 14, radius * 0.16), sleeve)
  const top = painted(
    moved(flat(region(circle(radius * 0.8, { segments: 12 }))), x, y, z + tall + 0.03),
    0xb9bdc2,
  )
  const cross = [0, 1].map((i) =>
    moved(
      painted(
        block([radius * 1.3, radius * 0.09, 0.04], [0, 0, 0]).rotateZ((i * Math.PI) / 2 + 0.5),
        0x5b5e63,
      ),
      x,
      y,
      z + tall + 0.05,
    ),
  )
  const stripe = painted(block([radius * 0.5, 0.06, tall * 0.8], [x, y - radius, z + tall * 0.48]), 0xc7cad2)
  return [can, top, ...cross, stripe]
}

/** A resistor with its rings, lying along x. */
export function resistor(length: number, at: Vec3, turn: number, rings: readonly number[]): Geometry[] {
  const r = length * 0.17
  const body = painted(cylinder(r, length, [0, 0, -length / 2], 10, r * 0.4), 0xcdb894)
  const bands = rings.map((color, i) => {
    const z = (i - 1.7) * length * 0.2
    return painted(
      turned(
        [
          [r * 1.02, z],
          [r * 1.02, z + length * 0.09],
        ],
        { segments: 10 },
      ),
      color,
    )
  })
  const leads = painted(block([0.45, 0.45, length * 1.7], [0, 0, 0]), colors.tin)
  const all = merge([body, ...bands, leads])
    .rotateY(Math.PI / 2)
    .rotateZ(turn)
  return [moved(all, at[0], at[1], at[2] + r)]
}

/** A white or black plug strip with its contacts, its length along x. */
export function connector(
  [width, height, tall]: Vec3,
  at: Vec3,
  pins: number,
  color: number = colors.ivory,
): Geometry[] {
  const [x, y, z] = at
  const frame = extrude(
    region(rectangle(width, height, 0.2, { segments: 1 }), [
      rectangle(width - height * 0.3, height * 0.62, 0.15, { segments: 1 }),
    ]),
    tall,
    { bevel: Math.min(0.12, height / 10), segments: 1 },
  )
  const floor = block([width * 0.96, height * 0.9, tall * 0.2], [0, 0, tall * 0.1])
  const contacts = Array.from({ length: pins }, (_, i) =>
    painted(
      block(
        [((width * 0.8) / pins) * 0.4, height * 0.18, tall * 0.7],
        [(i - (pins - 1) / 2) * ((width * 0.84) / pins), 0, tall * 0.5],
      ),
      colors.gold,
    ),
  )
  return [merge([painted(frame, color), painted(floor, color), ...contacts]).translate(x, y, z)]
}
