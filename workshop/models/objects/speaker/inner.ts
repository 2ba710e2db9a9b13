import { type Geometry, moved } from '#workshop/models/lib/geometry.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { board, capacitor, chip, connector } from '../inside/electronics.ts'
import { driver } from '../inside/driver.ts'
import { colors } from '../inside/finishes.ts'
import { block, box, cylinder, painted, pipe, round, screw, winding } from '../inside/shapes.ts'
import { levels, radius } from './body.ts'

// Woofer of 63 mm and tweeter of 50 mm, both facing down; the heights between them are ours.

/** Lays what was built facing +z so that it faces up, at a height. */
function lying(parts: readonly Geometry[], y: number): Geometry[] {
  return parts.map((part) => moved(part.rotateX(-Math.PI / 2), 0, y, 0))
}

/** Twelve lamps on a ring of board, and the teeth by which the ring above is counted. */
export function lampRing(): { gloss: Geometry[] } {
  const { plate } = board({
    outline: region(circle(39, { segments: 72 }), [circle(33.6, { segments: 64 })]),
    thickness: 1,
    color: 0x17191d,
    line: 0x3a4048,
    places: [],
    lines: 6,
    small: 0,
    seed: 12,
    grain: 12,
  })
  const lamps = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI
    return [
      painted(block([3, 3, 0.9], [36.4, 0, 1.45]).rotateZ(angle), colors.white),
      painted(block([2, 2, 0.1], [36.4, 0, 1.94]).rotateZ(angle), 0xf4dc7a),
    ]
  }).flat()
  const teeth = Array.from({ length: 72 }, (_, i) =>
    painted(block([1.4, 1.3, 2.2], [39.3, 0, -2]).rotateZ((i / 72) * 2 * Math.PI), 0x3a3d42),
  )
  return { gloss: lying([...plate, ...lamps, ...teeth], 226) }
}

/** The board of seven microphones: one in the middle, six round it. */
export function microphoneBoard(): { gloss: Geometry[]; metal: Geometry[] } {
  const places = [
    [0, 0] as const,
    ...Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * 2 * Math.PI + 0.52
      return [28 * Math.cos(angle), -28 * Math.sin(angle)] as const
    }),
  ]
  const { plate, small } = board({
    outline: region(circle(33, { segments: 72 }), [
      ...[0, 1, 2].map((i) =>
        circle(1.4, { segments: 10, at: [19 * Math.cos(i * 2.1 + 1), 19 * Math.sin(i * 2.1 + 1)] }),
      ),
    ]),
    thickness: 1,
    color: 0x124a3c,
    line: 0x2c7d60,
    places: [...places.map(([x, y]) => [x, y, 7, 7] as const), [11, 9, 9, 9], [-12, -10, 9, 9]],
    lines: 42,
    small: 70,
    seed: 7,
    grain: 7,
  })
  const cans = places.flatMap(([x, y]) => [
    painted(box([4.7, 3.8, 1.2], [x, y, 1], 0.5, 0.2), colors.gold),
    painted(cylinder(0.5, 0.05, [x + 1.2, y, 2.21], 12, 0.01), 0x17130a),
  ])
  const rings = places.map(([x, y]) => painted(pipe(3.6, 3.1, 0.08, [x, y, 1], 24), colors.gold))
  return {
    gloss: lying(
      [
        ...plate,
        ...small,
        ...chip([5, 5, 0.8], [11, 9, 1], [6, 6]),
        ...chip([5, 5, 0.8], [-12, -10, 1], [6, 6]),
        ...connector([12, 3, 2], [0, -16, 1], 10),
        ...[1, -1].flatMap((side) => [
          painted(box([6, 6, 2], [side * 14, 0, 1], 0.6, 0.2), 0x222327),
          painted(cylinder(1.7, 0.9, [side * 14, 0, 3], 16), 0x3b3e44),
        ]),
      ],
      219,
    ),
    metal: lying([...cans, ...rings], 219),
  }
}

/** The main board on its plate: processor under a heat sink, memory, radio under its shield, amplifier with its coils. */
export function mainBoard(): { gloss: Geometry[]; metal: Geometry[]; cast: Geometry[] } {
  const { plate, small } = board({
    outline: region(circle(35, { segments: 72 }), [
      ...[0, 1, 2, 3].map((i) =>
        circle(1.5, { segments: 10, at: [31 * Math.cos(i * 1.57 + 0.78), 31 * Math.sin(i * 1.57 + 0.78)] }),
      ),
      rectangle(16, 6, 1, { segments: 2, at: [0, -33] }),
    ]),
    thickness: 1.2,
    color: 0x16345c,
    line: 0x2f5f94,
    places: [
      [-9, 9, 18, 18],
      [12, 12, 12, 14],
      [14, -9, 16, 14],
      [-14, -14, 14, 10],
      [0, -24, 18, 5],
    ],
    lines: 52,
    small: 130,
    seed: 17,
    grain: 8,
  })
  const fins = Array.from({ length: 8 }, (_, i) =>
    painted(block([16, 0.8, 6.4], [-9, 2 + i * 2, 5.4]), 0x9a9da1),
  )
  const rings = [0, 1, 2, 3].map((i) =>
    painted(
      pipe(2.8, 1.6, 0.1, [31 * Math.cos(i * 1.57 + 0.78), 31 * Math.sin(i * 1.57 + 0.78), 1.18], 18),
      colors.gold,
    ),
  )
  return {
    gloss: lying(
      [
        ...plate,
        ...small,
        ...chip([10, 12, 1.2], [12, 12, 1.2], [9, 0], '256 MB'),
        ...chip([9, 7, 1.2], [-14, -14, 1.2], [8, 0], 'AMP 2'),
        ...chip([5, 5, 0.9], [-24, 2, 1.2], [5, 5]),
        ...connector([14, 4, 3], [0, -24, 1.2], 10),
        ...capacitor(3, 6, [-24, -8, 1.2]),
        ...capacitor(3, 6, [22, -22, 1.2]),
        ...capacitor(2.4, 5, [24, 2, 1.2], 0x2b2c2f),
      ],
      192,
    ),
    metal: lying(
      [
        ...rings,
        painted(box([15, 12.5, 2], [14, -9, 1.2], 0.8, 0.3), colors.tin),
        ...[-20, -8].map((x) => winding(2.6, 3.4, 0.5, [x, -24, 1.2], 24)),
      ],
      192,
    ),
    cast: lying([...fins, painted(box([17, 17, 1.2], [-9, 9, 1.2], 0.6, 0.2), 0x9a9da1)], 192),
  }
}

/** The sleeve behind the perforation, seen where one looks into the shell. */
export function sleeve(): { cast: Geometry[] } {
  const { grilleFrom, bodyTo } = levels
  const profile: Point2[] = [
    [radius - 1.6, bodyTo - 0.6],
    [radius - 1.6, grilleFrom],
    [radius - 0.9, grilleFrom],
  ]
  return { cast: [painted(turned(profile, { axis: 'y', segments: 72 }), 0x3b3e43)] }
}

/** A loudspeaker facing down in its ring, whose rim lies at a height. */
function facingDown(size: number, depth: number, y: number, cone: number): ReturnType<typeof driver> {
  const { matt, cast, metal } = driver(size, depth, cone)
  const down = (parts: Geometry[]): Geometry[] =>
    parts.map((part) => moved(part.rotateX(Math.PI / 2), 0, y, 0))
  const holder = [
    painted(pipe(38.6, size + 2.4, 2.6, [0, 0, -3.6], 64), 0x34363b),
    ...[0, 1, 2].map((i) =>
      painted(
        cylinder(
          2,
          depth * 0.7,
          [35.4 * Math.cos(i * 2.094), 35.4 * Math.sin(i * 2.094), -3 - depth * 0.7],
          16,
        ),
        0x34363b,
      ),
    ),
  ]
  return { matt: down([...matt, ...holder]), cast: down(cast), metal: down(metal) }
}

export const tweeter = () => facingDown(25, 22, 156, 0x59544c)
export const woofer = () => facingDown(31.5, 38, 92, 0x33312f)

/** The reflex duct: a flared tube through a plate, that lets the lowest tones out. */
export function duct(): { plastic: Geometry[]; metal: Geometry[] } {
  const tube = round(
    [
      [17, 80],
      [12.6, 76],
      [11.4, 70],
      [11.4, 44],
      [12.6, 38],
      [18, 33.6],
      [20, 33.6],
      [20, 35],
      [15, 39],
      [13.2, 44],
      [13.2, 70],
      [15, 76.6],
      [18.4, 80],
      [17, 80],
    ].map(([r = 0, z = 0]): Point2 => [r, z]),
    0.6,
    56,
  )
  const cone = round(
    [
      [30, 28],
      [20, 29],
      [8, 34],
      [1.5, 43],
      [0, 44],
    ],
    1,
    48,
  )
  const plate = pipe(38.4, 14, 2.4, [0, 0, 66], 64)
  const foot = pipe(38.4, 28, 2, [0, 0, 26], 64)
  const struts = [0, 1, 2, 3].map((i) =>
    cylinder(2.2, 40, [33 * Math.cos(i * 1.571 + 0.4), 33 * Math.sin(i * 1.571 + 0.4), 27], 18),
  )
  return {
    plastic: lying(
      [tube, cone, plate, foot, ...struts].map((part, i) => painted(part, i === 1 ? 0x55585e : 0x3d4046)),
      0,
    ),
    metal: lying(
      [0, 1, 2, 3].map((i) =>
        screw(2, 1, [33 * Math.cos(i * 1.571 + 0.4), 33 * Math.sin(i * 1.571 + 0.4), 68.4], i),
      ),
      0,
    ),
  }
}

/** What stands on the foot: the supply's board with the socket's contacts, its coil and capacitors, and wires upwards. */
export function supply(): { gloss: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const { plate, small } = board({
    outline: region(circle(36, { segments: 64 })),
    thickness: 1.4,
    color: colors.board,
    line: colors.boardLine,
    places: [
      [0, 18, 16, 20],
      [-16, -10, 14, 14],
      [16, -12, 16, 16],
    ],
    lines: 22,
    small: 40,
    seed: 15,
    grain: 9,
  })
  const y = 8
  return {
    gloss: lying(
      [
        ...plate,
        ...small,
        painted(box([12, 16, 7], [0, 22, 1.4], 0.8, 0.3), colors.black),
        ...capacitor(5, 9, [14, -10, 1.4]),
        ...capacitor(5, 9, [22, -2, 1.4]),
        ...capacitor(3.4, 7, [6, -22, 1.4], 0x2b2c2f),
        ...chip([6, 5, 1], [0, -4, 1.4], [5, 0], 'DC'),
        ...connector([10, 4, 4], [-6, -28, 1.4], 4),
      ],
      y,
    ),
    metal: lying(
      [winding(6, 6, 0.7, [-16, -10, 1.6], 28), painted(cylinder(7, 1, [-16, -10, 7.6], 24), 0x2b2c2f)],
      y,
    ),
    plastic: lying(
      [0xb0261d, 0x1b1b1d].map((color, i) =>
        painted(
          wire(
            [
              [-8 + i * 3, -28, 4],
              [-8 + i * 3, -29, 9],
              [-14 + i * 3, -26, 12],
              [-20 + i * 3, -20, 12.4],
            ],
            0.8,
            7,
          ),
          color,
        ),
      ),
      y,
    ),
  }
}
