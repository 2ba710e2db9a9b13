import { extrude, plate } from '#workshop/models/lib/extrude.ts'
import { fine } from '#workshop/models/lib/fine.ts'
import { type Geometry, moved } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { board, capacitor, chip, connector, resistor } from '../inside/electronics.ts'
import { colors } from '../inside/finishes.ts'
import { block, box, cylinder, painted, pipe, round, screw, winding } from '../inside/shapes.ts'
import * as size from './dimensions.ts'

// A belt drive with one motor, as most decks of the time had it; where no drawing says, dimensions are the usual ones.

/** Where the capstan turns: in the cassette's right hole. */
export const capstanAt: Point2 = [size.cassette.x + 27.3, size.cassette.y - 31.9 + 6.1]
/** Where the motor's pulley turns. */
export const motorAt: Point2 = [-186, -28]
const flywheelRadius = 31
const pulleyRadius = 5.2
const beltZ = -44

/** The capstan about its own axis: 2.5 mm of ground steel in a brass bearing. z = 0 is the faceplate's front. */
export function capstan(): { metal: Geometry[] } {
  const shaft = cylinder(1.25, 44, [0, 0, -48], 28, 0.2)
  const sleeve = round(
    [
      [1.3, -34],
      [5.2, -34],
      [5.2, -31],
      [3.6, -29.5],
      [3.2, -21],
      [1.3, -21],
    ],
    0.3,
    32,
  )
  const flange = pipe(8.4, 5, 1.6, [0, 0, -33.6], 40)
  const washer = pipe(3, 1.25, 0.5, [0, 0, -20.6], 24)
  return {
    metal: [
      painted(shaft, 0xe3e5e7),
      painted(sleeve, colors.brass),
      painted(flange, colors.brass),
      painted(washer, colors.white),
    ],
  }
}

/** The flywheel about its own axis: a turned casting with a groove for the belt; it evens out the tape's speed. */
export function flywheel(): { metal: Geometry[] } {
  const r = flywheelRadius
  const wheel = round(
    [
      [2, -39],
      [8, -39],
      [9, -40.6],
      [r - 5, -40.6],
      [r - 4, -39.2],
      [r - 0.6, -39.2],
      [r - 0.6, -41],
      [r - 1.4, -41.6],
      [r - 1.4, -46.4],
      [r - 0.6, -47],
      [r - 0.6, -49.4],
      [r - 6, -49.4],
      [r - 8, -47],
      [9, -47],
      [8, -50],
      [2, -50],
    ]
      .map(([radius, z]): Point2 => [radius ?? 0, z ?? 0])
      .toReversed(),
    0.4,
    44,
  )
  const marks = Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 30) * 2 * Math.PI
    return painted(
      block([1.1, 2.6, 0.05], [0, 0, 0])
        .rotateZ(angle - Math.PI / 2)
        .translate((r - 2.6) * Math.cos(angle), (r - 2.6) * Math.sin(angle), -39.17),
      0x303236,
    )
  })
  const holes = [0, 1, 2].map((i) => {
    const angle = (i / 3) * 2 * Math.PI
    return painted(pipe(3.4, 2.5, 0.6, [18 * Math.cos(angle), 18 * Math.sin(angle), -40.9], 24), 0x77797b)
  })
  return { metal: [painted(wheel, 0xc2c4c6), ...marks, ...holes] }
}

/** The motor: drawn can, brass pulley, its plate with screws and three wires. */
export function motor(): { metal: Geometry[]; plastic: Geometry[] } {
  const [x, y] = motorAt
  const can = round(
    [
      [0, -84],
      [5, -84],
      [5, -82],
      [15.5, -82],
      [17.6, -80.4],
      [17.6, -54],
      [16.8, -53],
      [6, -53],
      [5.4, -51],
      [0, -51],
    ],
    0.6,
    40,
  )
  const pulley = round(
    [
      [0, -51.4],
      [6.4, -51.4],
      [6.4, -47.4],
      [pulleyRadius, -46.6],
      [pulleyRadius, -41.4],
      [6.4, -40.6],
      [6.4, -39.4],
      [1, -39.4],
      [1, -38.4],
      [0, -38.4],
    ],
    0.3,
    40,
  )
  const seam = pipe(17.8, 17.3, 0.8, [0, 0, -76], 40)
  const bracket = plate(
    rectangle(42, 26, 4, { segments: 5 }),
    [
      circle(6.6, { segments: 32 }),
      ...[-1, 1].map((side) => circle(1.8, { segments: 18, at: [side * 17, 0] })),
    ],
    1.4,
    { bevel: 0.3, segments: 1 },
  )
  const wires = [0xb0261d, 0x1b1b1d, 0xe3c23a].map((color, i) =>
    painted(
      wire(
        [
          [-3 + i * 3, -8, -83],
          [-3 + i * 3, -10, -88],
          [4 + i * 3, -16, -90],
          [14 + i * 2, -18, -88],
        ],
        0.7,
        8,
      ),
      color,
    ),
  )
  const label = [0, 1, 2, 3].map((i) => block([10 - i * 1.6, 0.05, 1.2], [0, 17.64, -64 - i * 4]))
  const all = (list: readonly Geometry[]): Geometry[] => list.map((part) => moved(part, x, y, 0))
  return {
    metal: all([
      painted(can, 0xbfc2c4),
      painted(seam, 0x93979a),
      painted(pulley, colors.brass),
      painted(moved(bracket, 0, 0, -52.4), colors.zinc),
      ...[-1, 1].map((side) => screw(2.4, 5, [side * 17, 0, -51], side)),
    ]),
    plastic: all([...wires, ...label.map((part) => painted(part, 0x2a2b2e))]),
  }
}

/** The flat belt round flywheel and pulley. */
export function belt(): { matt: Geometry[] } {
  const loop = (thickness: number) =>
    CrossSection.hull([
      region(circle(flywheelRadius - 1.4 + thickness, { segments: 96, at: capstanAt })),
      region(circle(pulleyRadius + thickness, { segments: 40, at: motorAt })),
    ])
  const band = extrude(loop(0.75).subtract(loop(0.05)), 4, { bevel: 0.12, segments: 1 })
  return { matt: [painted(moved(band, 0, 0, beltZ - 2), colors.rubber)] }
}

/** Arms, springs and wires of head and rollers, in the axes of the cassette's head block. */
export function rollerArms(): Geometry[] {
  return [-1, 1].flatMap((side) => [
    painted(
      moved(
        extrude(
          CrossSection.hull([
            region(circle(3, { segments: 20, at: [side * 27.3, 1.4] })),
            region(circle(2.4, { segments: 18, at: [side * 34, -3] })),
          ]),
          1,
          { bevel: 0.2, segments: 1 },
        ),
        0,
        0,
        4.9,
      ),
      colors.zinc,
    ),
    painted(cylinder(1.1, 13.4, [side * 27.3, 1.4, -6.5], 18), colors.steel),
    painted(pipe(2.2, 1.1, 0.5, [side * 27.3, 1.4, 5.9], 18), colors.brass),
  ])
}

export function headDetails(): { metal: Geometry[]; plastic: Geometry[] } {
  const spring = Array.from({ length: 5 }, (_, i) => pipe(2, 1.4, 0.5, [10.5, -3.2, 4.6 + i * 0.75], 20))
  const wires = [0xb0261d, 0xe8e4da, 0x2f6db0, 0x3d8a4a].map((color, i) =>
    painted(
      wire(
        [
          [-4 + i * 4, -1.4, -4.4],
          [-4 + i * 4, -4, -6.8],
          [6 + i * 2, -5.4, -8.4],
          [26 + i, -5.2, -8.4],
        ],
        0.5,
        7,
      ),
      color,
    ),
  )
  return {
    metal: [
      // The gap that reads the tape, and the shield round it.
      painted(block([0.3, 0.1, 4], [0, 9.02, 0]), 0x2b2c2f),
      painted(block([5, 0.06, 6.6], [0, 9, 0]), 0xe2e4e6),
      ...[-1, 1].map((side) => screw(1.5, 4, [side * 9.4, -3.2, 4.7], side)),
      ...spring.map((ring) => painted(ring, colors.steel)),
      screw(1.6, 3, [10.5, -3.2, 8.4], 0.6),
    ],
    plastic: [...wires, painted(block([2.2, 3.4, 5], [-7.8, 4.6, 0]), colors.ivory)],
  }
}

/** The board behind the meter: display in its housing, two drivers, resistors in rows, a plug with its ribbon. */
export function meterBoard(): { gloss: Geometry[]; plastic: Geometry[]; metal: Geometry[] } {
  const { meter } = size
  const outline = region(rectangle(184, 66, 2, { segments: 3 }), [
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => circle(1.8, { segments: 8, at: [x * 88, y * 29] }))),
  ])
  const { plate: made, small } = board({
    outline,
    thickness: 1.6,
    color: colors.phenolic,
    line: colors.phenolicLine,
    places: [
      [-50, 4, 34, 16],
      [20, 4, 34, 16],
      [62, -22, 34, 8],
      [-30, -22, 70, 8],
      [74, 16, 18, 24],
    ],
    lines: 6,
    small: 0,
    seed: 83,
    grain: 34,
  })
  const back = [
    ...chip([24, 7.6, 3.4], [-50, 4, 1.6], [9, 0], 'LM 12'),
    ...chip([24, 7.6, 3.4], [20, 4, 1.6], [9, 0], 'LM 12'),
    ...Array.from({ length: 6 }, (_, i) =>
      resistor(7, [-60 + i * 12, -22, 1.7], Math.PI / 2, [0x7a3b1d, 0x1b1b1b, 0xb0261d]),
    ).flat(),
    ...connector([30, 6, 8], [62, -22, 1.6], 10),
    ...capacitor(4, 9, [70, 20, 1.6]),
    ...capacitor(4, 9, [80, 12, 1.6]),
    ...capacitor(3, 7, [-84, 14, 1.6], 0x2b2c2f),
  ]
  const behind = (list: readonly Geometry[]): Geometry[] =>
    list.map((part) => moved(part.rotateY(Math.PI), meter.x, meter.y, -16))
  const housing = extrude(
    region(rectangle(meter.width + 5, meter.height + 4, 2, { segments: 4 }), [
      rectangle(meter.width - 2, meter.height - 2, 1, { segments: 2 }),
    ]),
    11.4,
    { bevel: 0.3, segments: 1 },
  )
  const ribbon = Array.from({ length: 6 }, (_, i) =>
    painted(
      wire(
        [
          [-49.4 - i * 4, -22, -10],
          [-49.4 - i * 4, -23, -14],
          [-48 - i * 4, -26, -18],
          [-44 - i * 4, -29, -22],
        ],
        1,
        6,
      ),
      i === 5 ? 0xb0261d : 0x9a9da2,
    ),
  )
  return {
    gloss: behind([...made, ...small, ...back]),
    plastic: [
      painted(moved(housing, meter.x, meter.y, -16), colors.black),
      ...ribbon.map((part) => moved(part, meter.x, meter.y, -16)),
    ],
    metal: [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => screw(2.8, 3, [meter.x + x * 88, meter.y + y * 29, -15.6], x + y)),
    ),
  }
}

/** Lays what was built facing +z flat, facing up. */
function lying(parts: readonly Geometry[], at: Vec3): Geometry[] {
  return parts.map((part) => moved(part.rotateX(-Math.PI / 2), ...at))
}

/** The rear wall, which the back's panel is on. */
export function rearWall(): Geometry {
  const { width, height, plateDepth, chassisDepth } = size
  const wall = block([width - 16, height - 10, 1.2], [0, 0, -plateDepth - chassisDepth + 0.65])
  return painted(wall, 0x26272b)
}

/** All that stays: pan, walls, drive's plate, transformer and main board. */
export function base(): { cast: Geometry[]; metal: Geometry[]; gloss: Geometry[]; plastic: Geometry[] } {
  const { width, height, plateDepth, chassisDepth, bay } = size
  const bottom = -height / 2 + 3.4
  const middle = -plateDepth - chassisDepth / 2 - 1
  const half = width / 2 - 8
  const pan = fine(block([half * 2, 1.2, chassisDepth - 6], [0, bottom + 0.6, middle]), 36)
  const front = fine(
    moved(
      extrude(
        region(rectangle(half * 2, height - 12, 1), [
          rectangle(bay.width + 6, bay.height + 6, 3, { at: [bay.x, bay.y] }),
          rectangle(188, 68, 2, { at: [size.meter.x, size.meter.y] }),
          rectangle(46, 24, 2, { at: [size.counter.x, size.counter.y] }),
          rectangle(306, 40, 2, { at: [size.keyWell.x, size.keyWell.y] }),
        ]),
        1.2,
      ),
      0,
      0,
      -13,
    ),
    44,
  )
  const drivePlate = fine(
    moved(
      extrude(
        region(rectangle(152, 108, 5, { segments: 4, at: [bay.x - 2, bay.y - 10] }), [
          circle(9, { segments: 32, at: capstanAt }),
          circle(19, { segments: 40, at: motorAt }),
          rectangle(30, 16, 3, { at: [bay.x - 10, bay.y + 26] }),
        ]),
        2,
        { bevel: 0.3, segments: 1 },
      ),
      0,
      0,
      -37,
    ),
    40,
  )
  const posts: Point2[] = [
    [-196, 34],
    [-62, 34],
    [-62, -34],
    [-140, -38],
  ]
  const gears = (
    [
      [-149.25, 29.8, 15],
      [-106.75, 29.8, 15],
      [-128, 12, 9],
    ] as const
  ).map(([x, y, r]) => {
    const teeth = Array.from({ length: r * 4 }, (_, i): Point2 => {
      const radius = r - (i % 2 === 0 ? 0 : 0.9)
      const angle = (i / (r * 4)) * 2 * Math.PI
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    })
    return painted(
      moved(plate(teeth, [circle(2, { segments: 16, at: [x, y] })], 2.4), 0, 0, -33.6),
      colors.ivory,
    )
  })
  const transformer: Vec3 = [-158, bottom + 1, -206]
  const core = Array.from({ length: 9 }, (_, i) =>
    painted(block([66, 4.2, 54], [0, 12 + i * 4.6 - 0.2, 0]), i % 2 ? 0x6c6e72 : 0x7d8084),
  )
  const bobbin = [
    painted(box([44, 50, 50], [0, 30, -25], 5, 2), 0xc9a437),
    ...[-1, 1].map((side) => painted(block([2, 52, 52], [side * 23, 30, 0]), colors.ivory)),
  ]
  const coilEnds = [-1, 1].map((side) => {
    const coil = winding(15, 18, 1.2, [0, 0, 0], 28)
    return moved(coil, 0, 30, side > 0 ? 24 : -42)
  })
  const clamp = [-1, 1].map((side) => painted(block([66, 1.4, 16], [0, 31 + side * 22, 0]), colors.zinc))
  const feetOf = [-1, 1].map((side) => painted(block([12, 1.4, 30], [side * 36, 0.8, 0]), colors.zinc))
  const at = (list: readonly Geometry[], place: Vec3): Geometry[] => list.map((part) => moved(part, ...place))
  const boardAt: Vec3 = [78, bottom + 9, -150]
  const outline = region(rectangle(228, 176, 2, { segments: 3 }), [
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => circle(2, { segments: 8, at: [x * 108, y * 82] }))),
  ])
  const { plate: made, small } = board({
    outline,
    thickness: 1.6,
    color: colors.phenolic,
    line: colors.phenolicLine,
    places: [],
    lines: 6,
    small: 0,
    seed: 4,
    grain: 40,
  })
  const rings = [0x7a3b1d, 0xc9a437, 0xb0261d]
  const parts = [
    ...(
      [
        [-84, -56, 11, 26],
        [-58, -56, 11, 26],
        [-84, -28, 7, 15],
        [30, -60, 6, 13],
        [46, -60, 6, 13],
        [0, 30, 5, 11],
        [84, 20, 5, 11],
        [-60, 62, 4, 9],
      ] as const
    ).flatMap(([x, y, r, h], i) => capacitor(r, h, [x, y, 1.6], i % 3 === 1 ? 0x2b2c2f : 0x1d2a52)),
    ...(
      [
        [-30, 2, 'NK 1201'],
        [24, 2, 'NK 1201'],
        [-30, -34, 'NR 7'],
        [24, -34, 'NR 7'],
        [60, 50, 'LOGIC 4'],
      ] as const
    ).flatMap(([x, y, sign]) => chip([24, 8, 3.6], [x, y, 1.6], [8, 0], sign)),
    ...Array.from({ length: 10 }, (_, i) =>
      resistor(
        7.5,
        [-98 + (i % 5) * 40, i < 5 ? 78 : -78 + ((i * 5) % 3) * 4, 1.7],
        i % 2 ? Math.PI / 2 : 0,
        rings,
      ),
    ).flat(),
    ...connector([34, 7, 9], [-90, 30, 1.6], 8),
    ...connector([26, 7, 9], [92, -44, 1.6], 6),
  ]
  const coils = [
    [60, -20],
    [76, -20],
    [60, 24],
  ]
    .map(([x = 0, y = 0]) => [
      painted(cylinder(5.4, 2, [x, y, 1.6], 24), 0x2b2c2f),
      winding(4.4, 8, 0.8, [x, y, 3.6], 18),
      painted(cylinder(5.4, 1.4, [x, y, 11.6], 18), 0x2b2c2f),
    ])
    .flat()
  const sink = Array.from({ length: 8 }, (_, i) =>
    painted(block([34, 1.2, 24], [-84, -6 + i * 3.4, 13.6]), 0x2c2e33),
  )
  const looms = (
    [
      [0xb0261d, 0],
      [0x1b1b1d, 2.4],
      [0xe3c23a, 4.8],
      [0x2f6db0, 7.2],
    ] as const
  ).flatMap(([color, d]) => [
    painted(
      wire(
        [
          [-124, bottom + 24 + d, -210],
          [-96, bottom + 8 + d, -206],
          [-60, bottom + 6 + d, -214],
          [-16, bottom + 14, -196 - d],
        ],
        1.1,
        7,
      ),
      color,
    ),
    painted(
      wire(
        [
          [-150 + d, -30, -84],
          [-140 + d, bottom + 6, -100],
          [-70, bottom + 6, -112 - d],
          [-14, bottom + 17, -122 - d],
        ],
        0.9,
        7,
      ),
      color,
    ),
  ])
  return {
    cast: [painted(pan, 0x94979a), painted(front, 0xa9acae), painted(drivePlate, 0xb6b9bb)],
    metal: [
      ...posts.map(([x, y]) => painted(cylinder(2.6, 22, [x, y, -36], 20), colors.steel)),
      ...posts.map(([x, y], i) => screw(3, 2, [x, y, -35], i).rotateZ(0)),
      ...at([...core, ...clamp, ...feetOf], transformer),
      ...lying(coils, boardAt),
      ...at(coilEnds, transformer),
    ],
    gloss: lying([...made, ...small, ...parts], boardAt),
    plastic: [...gears, ...at(bobbin, transformer), ...lying(sink, boardAt), ...looms],
  }
}
