import { extrude, flat, plate } from '#workshop/models/lib/extrude.ts'
import { fine } from '#workshop/models/lib/fine.ts'
import { type Geometry, merge, moved } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { board, chip, connector, type Place } from '../inside/electronics.ts'
import { colors } from '../inside/finishes.ts'
import { block, box, cylinder, painted, pipe, round, screw, strip } from '../inside/shapes.ts'
import * as size from './dimensions.ts'

const amber = 0xb5722a

/** The frame that the front is glued to, with its bosses and screws. */
export function frame(): { plastic: Geometry[]; metal: Geometry[] } {
  const ring = extrude(
    region(rectangle(60.2, 101.9, 5.8, { segments: 8 }), [rectangle(55.8, 97.2, 4, { segments: 6 })]),
    2.1,
    { bevel: 0.2, segments: 1 },
  )
  const bar = box([55.9, 2.4, 0.9], [0, -1.7, 3.35])
  const corners: Point2[] = [-1, 1].flatMap((x) => [-1, 0.06, 1].map((y): Point2 => [x * 28.9, y * 45]))
  const bosses = corners.map(([x, y]) => cylinder(1.5, 2.2, [x, y, 1.3], 18))
  return {
    plastic: [ring, bar, ...bosses].map((part, i) =>
      painted(i === 0 ? moved(part, 0, 0, 1.35) : part, 0xd8d9d6),
    ),
    metal: corners.map(([x, y], i) => screw(0.95, 1.6, [x, y, 1.32], i).rotateZ(0)),
  }
}

/** What the wheel is felt by: copper fields on a film, domes under its signs and its middle. Seen from the front. */
export function electrodes(): { plastic: Geometry[]; metal: Geometry[] } {
  const { wheel } = size
  const film = region(circle(18.7, { segments: 64 }))
    .add(region(rectangle(9, 16, 1, { segments: 3, at: [-13.5, 12] })))
    .subtract(region(circle(1, { segments: 12 })))
  const sectors = Array.from({ length: 24 }, (_, i) => {
    const [from, to] = [i * 15 + 0.9, i * 15 + 14.1].map((degrees) => (degrees * Math.PI) / 180)
    const arc = (radius: number, turn: boolean): Point2[] =>
      Array.from({ length: 5 }, (_step, k): Point2 => {
        const t = turn ? 4 - k : k
        const angle = (from ?? 0) + (((to ?? 0) - (from ?? 0)) * t) / 4
        return [radius * Math.cos(angle), radius * Math.sin(angle)]
      })
    return region([...arc(17.9, false), ...arc(8.6, true)])
  })
  const domeAt: Point2[] = [
    [0, 0],
    [13.4, 0],
    [-13.4, 0],
    [0, 13.4],
    [0, -13.4],
  ]
  const lines = Array.from({ length: 6 }, (_, i) =>
    region(rectangle(0.45, 12, 0.1, { segments: 1, at: [-16.5 + i * 1.2, 14] })),
  )
  const z = 2.7
  const place = (geometry: Geometry): Geometry => moved(geometry, 0, wheel.y, z)
  return {
    plastic: [place(painted(fine(extrude(film, 0.14), 4), amber))],
    metal: [
      place(painted(flat(CrossSection.union([...sectors, ...lines]), 0.16), colors.copper)),
      ...domeAt.map(([x, y]) =>
        moved(
          painted(
            round(
              [
                [3.2, 0],
                [2.9, 0.3],
                [1.2, 0.52],
                [0, 0.55],
              ],
              0.2,
              28,
            ),
            colors.steel,
          ),
          x,
          wheel.y + y,
          z + 0.15,
        ),
      ),
    ],
  }
}

/** The panel under the pane: bright frame, dark back with its sign, film to the board. */
export function panel(): { plastic: Geometry[]; metal: Geometry[]; film: Geometry[] } {
  const { y } = size.screen
  const frame = extrude(
    region(rectangle(55, 45, 1.2, { segments: 4 }), [rectangle(52, 39.4, 0.6, { segments: 2 })]),
    1.1,
    { bevel: 0.15, segments: 1 },
  )
  const back = box([54.4, 44.4, 0.7], [0, 0, 0.05], 1, 0.1)
  const lit = box([51.8, 39.2, 0.35], [0, 0, 0.72], 0.5, 0.06)
  const sign = flat(legend('2.5 INCH 320×240', { cap: 1.5, at: [8, -16] }), 0)
  sign.rotateY(Math.PI)
  const label = block([24, 6, 0.04], [-8, -15.2, 0.04])
  const tail = strip(
    [
      [-22, 0.4],
      [-25, 0.4],
      [-26.2, 0],
      [-26.5, -0.6],
      [-26, -1.2],
    ],
    18,
    0.12,
    8,
  )
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => block([0.7, 3, 0.03], [1.6 + i * 1.8, -23.6, 0.54]))
  const at = (geometry: Geometry): Geometry => moved(geometry, 0, y, 2.75)
  return {
    plastic: [
      at(painted(back, 0x24252a)),
      at(painted(lit, 0x3a3f42)),
      at(painted(label, 0xe6e4da)),
      at(painted(moved(sign, 0, 0, 0), 0x30323a)),
    ],
    metal: [at(painted(frame, colors.steel))],
    film: [at(painted(tail, amber)), ...lines.map((line) => at(painted(line, colors.copper)))],
  }
}

/** A flat lithium cell in its sleeve, with its sign, its seam and three wires. It lies beside the disk. */
export function battery(): { plastic: Geometry[] } {
  const [x, y, z] = [0, 35.6, -2.2]
  const cell = fine(box([51, 21.5, 4.5], [0, 0, 0], 1.6, 1), 7)
  const seam = box([53.6, 14, 0.3], [0, 0, 2], 0.6, 0.1)
  const tape = block([7, 21.7, 0.06], [-21, 0, 4.52])
  const plateText = CrossSection.union([
    legend('Li-Ion 3.7 V', { cap: 2.4, align: 'left', at: [-14, 4] }),
    legend('580 mAh  2.1 Wh', { cap: 1.7, align: 'left', at: [-14, 0] }),
    legend('NK-B05', { cap: 1.3, align: 'left', at: [-14, -3.6] }),
  ])
  const bars = CrossSection.union(
    Array.from({ length: 18 }, (_, i) =>
      region(rectangle(0.3 + ((i * 7) % 5) * 0.14, 3, 0.02, { segments: 1, at: [6 + i * 0.95, -4.5] })),
    ),
  )
  const wires = [0xa8231c, 0x1b1b1d, 0xe8e4da].map((color, i) =>
    painted(
      wire(
        [
          [22, 4 - i * 1.3, 2.6],
          [25.4, 3 - i * 1.3, 2],
          [26.4, -2 - i, 0.6],
          [25, -7 - i * 0.6, -0.6],
          [20.5, -8.5 - i * 0.9, -1],
        ],
        0.42,
        8,
      ),
      color,
    ),
  )
  const plug = block([4, 4.4, 1.1], [18.6, -9.3, -0.6])
  return {
    plastic: [
      painted(cell, 0x8f979c),
      painted(seam, 0x777f84),
      painted(tape, 0xc9962d),
      painted(moved(flat(plateText), 0, 0, 4.53), 0x1d2226),
      painted(moved(flat(bars), 0, 0, 4.53), 0x1d2226),
      ...wires,
      painted(plug, colors.ivory),
    ].map((part) => moved(part, x, y, z)),
  }
}

/** The 1.8-inch drive: 54 by 71 by 5 mm. */
export const drive = { width: 54, height: 71, tall: 5, x: 0, y: -12.4, z: -2.3 } as const
/** The platter's axis in the drive, and its radius. */
export const spindle = { x: 0, y: 10.5, radius: 22.9 } as const

/** The drive's case with the lid off: casting, arm with its coil between the magnets, ramp, contacts. */
export function driveCase(): { cast: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const { width, height, tall } = drive
  const outer = rectangle(width, height, 2.4, { segments: 5 })
  const pocket = region(circle(spindle.radius + 1, { segments: 72, at: [spindle.x, spindle.y] }))
    .add(region(rectangle(47, 24, 4, { segments: 5, at: [0, -20.5] })))
    .add(region(rectangle(30, 20, 3, { segments: 4, at: [-6, -8] })))
  const floor = fine(plate(outer, [], 1.1, { bevel: 0.3, segments: 2 }), 7)
  const wall = extrude(region(outer).subtract(pocket), tall - 1, { bevel: 0.3, segments: 2 })
  const holes: Point2[] = [-1, 1].flatMap((x) => [-32.6, 0, 32.6].map((y): Point2 => [x * 25.2, y]))
  const pivot: Point2 = [-13.5, -19]
  const armShape = CrossSection.hull([
    region(circle(4.4, { segments: 24, at: pivot })),
    region(circle(0.9, { segments: 10, at: [-4, 1] })),
  ]).subtract(region(circle(1.6, { segments: 14, at: [-10, -10.5] })))
  const arm = moved(extrude(armShape, 0.7, { bevel: 0.12, segments: 1 }), 0, 0, 3.1)
  const gimbal = block([1.5, 4.4, 0.2], [-2.7, 3.2, 3.6]).rotateZ(0)
  const bearing = moved(
    round(
      [
        [0, 0],
        [4.1, 0],
        [4.1, 2.6],
        [2.4, 2.9],
        [1.2, 2.5],
        [0, 2.5],
      ],
      0.2,
      32,
    ),
    ...pivot,
    1.2,
  )
  const magnet = moved(
    extrude(
      CrossSection.hull([
        region(circle(7, { segments: 28, at: [-18, -25.5] })),
        region(circle(4, { segments: 20, at: [-7, -28.8] })),
      ]).subtract(region(circle(5.1, { segments: 24, at: pivot }))),
      0.9,
      { bevel: 0.15, segments: 1 },
    ),
    0,
    0,
    1.15,
  )
  const coilShape = CrossSection.hull([
    region(circle(2.2, { segments: 16, at: [-19.6, -24.5] })),
    region(circle(2.2, { segments: 16, at: [-11, -27] })),
  ])
  const coil = [0, 0.55, 1.1].map((inset) =>
    moved(
      extrude(
        coilShape
          .offset(-inset + 0.9, 'Round', 2, 20)
          .subtract(coilShape.offset(-inset + 0.45, 'Round', 2, 20)),
        0.9,
        {
          bevel: 0.15,
          segments: 1,
        },
      ),
      0,
      0,
      2.9,
    ),
  )
  const flex = strip(
    [
      [-2, 0.2],
      [2, 1.6],
      [5, 1.8],
      [9, 0.4],
    ],
    4.4,
    0.1,
  ).rotateZ(-0.9)
  const ramp = box([4, 7, 2.4], [21.2, -7.6, 1.1], 0.8, 0.25)
  const filter = box([8.5, 5.5, 2.6], [17.4, -27.4, 1.1], 0.6, 0.2)
  const contacts = Array.from({ length: 24 }, (_, i) =>
    painted(block([0.6, 0.5, 1.2], [-11.5 + i, -height / 2 + 0.14, 2.2]), colors.gold),
  )
  const base: readonly [number, number, number] = [drive.x, drive.y, drive.z]
  const set = (list: readonly Geometry[]): Geometry[] => list.map((part) => moved(part, ...base))
  return {
    cast: set([
      painted(floor, 0x9fa3a6),
      painted(moved(wall, 0, 0, 1), colors.zinc),
      painted(magnet, 0x8b8e90),
    ]),
    metal: set([
      painted(arm, 0xd9dadb),
      painted(gimbal, colors.steel),
      painted(bearing, colors.steel),
      ...coil.map((ring) => painted(ring, colors.copper)),
      ...holes.map(([x, y], i) => screw(0.8, 1.2, [x, y, tall - 0.62], i * 0.8)),
      ...contacts,
    ]),
    plastic: set([
      painted(moved(flex, -8, -25, 2), amber),
      painted(ramp, colors.ivory),
      painted(filter, colors.white),
      painted(block([28, 0.3, 2], [0, -height / 2 + 0.3, 2.2]), 0x17181a),
    ]),
  }
}

/** The platter about its own axis: a mirror, its clamp, the motor's hub below. z = 0 is its lower face. */
export function platter(): { mirror: Geometry[]; metal: Geometry[] } {
  const { radius } = spindle
  const disc = round(
    [
      [5.9, 0.64],
      [5.9, 0],
      [radius, 0],
      [radius, 0.64],
      [5.9, 0.64],
    ],
    0.12,
    96,
  )
  const clamp = moved(
    round(
      [
        [7.6, 0],
        [7.6, 0.5],
        [6.4, 0.9],
        [2.4, 0.9],
        [1.8, 0.5],
        [0, 0.5],
      ],
      0.15,
      48,
    ),
    0,
    0,
    0.62,
  )
  const hub = round(
    [
      [0, -1.6],
      [7.4, -1.6],
      [7.4, -0.5],
      [5.8, -0.3],
      [5.8, 0.3],
    ],
    0.15,
    40,
  )
  const holes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * 2 * Math.PI
    return painted(pipe(0.85, 0.4, 0.16, [4.5 * Math.cos(angle), 4.5 * Math.sin(angle), 1.46], 14), 0x55585c)
  })
  return { mirror: [disc], metal: [painted(clamp, colors.steel), painted(hub, 0x9a9da0), ...holes] }
}

/** The main board: processor, memory, converter, power, and the plugs of all the others. */
export function logicBoard(): { gloss: Geometry[]; metal: Geometry[] } {
  const chips = [
    ...chip([12, 12, 0.95], [-11, 26, 0.8], [10, 10], 'NK5002'),
    ...chip([9, 13, 0.9], [8, 25, 0.8], [0, 10], '32 MB'),
    ...chip([7, 7, 0.8], [-15, 6, 0.8], [7, 7], 'DA 16'),
    ...chip([5, 6, 0.8], [14, 4, 0.8], [4, 4], 'PWR'),
    ...chip([6, 4, 0.8], [0, -20, 0.8], [7, 0], 'ROM'),
    ...chip([8, 8, 0.8], [-12, -26, 0.8], [8, 8], 'WHEEL'),
  ]
  const plugs = [
    ...connector([22, 2.6, 0.95], [0, -7, 0.8], 20, 0x2a2b2f),
    ...connector([12, 2.4, 0.95], [10, 12.5, 0.8], 12, 0x2a2b2f),
    ...connector([8, 2.4, 0.95], [13, -30, 0.8], 8),
    ...connector([20, 3.2, 1], [0, -40.5, 0.8], 18, 0x24252a),
  ]
  const places: Place[] = [
    [-11, 26, 16, 16],
    [8, 25, 12, 15],
    [-15, 6, 10, 10],
    [14, 4, 8, 8],
    [0, -20, 8, 7],
    [-12, -26, 11, 11],
    [0, -7, 23, 4],
    [10, 12.5, 13, 4],
    [13, -30, 9, 4],
    [0, -40.5, 21, 5],
  ]
  const outline = region(rectangle(52.5, 90, 5, { segments: 6 }), [
    ...[-1, 1].flatMap((x) => [-40, 38].map((y) => circle(1.3, { segments: 18, at: [x * 23, y] }))),
    rectangle(14, 12, 1.5, { segments: 4, at: [26, 45] }),
    rectangle(5, 22, 1.5, { segments: 4, at: [-27, -14] }),
  ])
  const { plate: made, small } = board({
    outline,
    thickness: 0.8,
    color: 0x14503f,
    line: 0x2a7a5c,
    places,
    lines: 50,
    small: 165,
    seed: 52,
    grain: 7,
  })
  const shield = moved(
    merge([
      painted(fine(box([13, 10, 0.9], [0, 0, 0], 0.6, 0.2), 4), colors.tin),
      painted(moved(flat(legend('NK RADIO-FREE', { cap: 0.9 })), 0, 0, 0.92), 0x70747a),
    ]),
    14,
    -16,
    0.8,
  )
  const rings = [-1, 1].flatMap((x) =>
    [-40, 38].map((y) => painted(pipe(2.3, 1.3, 0.1, [x * 23, y, 0.78], 24), colors.gold)),
  )
  const place = (list: readonly Geometry[]): Geometry[] => list.map((part) => moved(part, 0, -0.5, -4.5))
  return { gloss: place([...made, ...small, ...chips, ...plugs]), metal: place([shield, ...rings]) }
}

/** What stays in the back: the jack's body, the switch's, foam and the tongue's housing. */
export function backFittings(): { plastic: Geometry[]; metal: Geometry[]; matt: Geometry[] } {
  const top = size.height / 2
  const jack = box([9.6, 8, 3.4], [size.jackX, top - 9.2, -3.6], 0.8, 0.3)
  const barrel = cylinder(2.4, 4, [0, 0, 0], 28).rotateX(-Math.PI / 2)
  const hold = box([13, 3.4, 2.6], [size.holdX, top - 5, -3], 0.6, 0.25)
  const foams = [-1, 1].map((side) => painted(block([1.6, 60, 3], [side * 28.6, -10, -1.9]), 0x2b2c2e))
  return {
    plastic: [
      painted(jack, 0x202124),
      painted(moved(barrel, size.jackX, top - 6.4, size.portZ), 0x202124),
      painted(hold, colors.white),
    ],
    metal: [-1, 1].map((side) => painted(block([0.5, 34, 2], [side * 29.9, 12, -0.4]), colors.steel)),
    matt: foams,
  }
}
