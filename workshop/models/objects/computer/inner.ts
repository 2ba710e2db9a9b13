import { extrude, flat } from '#workshop/models/lib/extrude.ts'
import { fine } from '#workshop/models/lib/fine.ts'
import { type Geometry, moved } from '#workshop/models/lib/geometry.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'
import { smoothstep } from '#workshop/models/lib/sdf.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { driver } from '../inside/driver.ts'
import { board, capacitor, chip, connector } from '../inside/electronics.ts'
import { colors } from '../inside/finishes.ts'
import { block, box, cylinder, painted, pipe, round, screw, winding } from '../inside/shapes.ts'
import { frontAt, lean, lowY, screenY, speakerX } from './form.ts'
import { cone, neckGlass, yokeCore } from './tube.ts'

// A 15-inch tube, a slot of memory, a tray drive; where no drawing says, dimensions are the usual ones.

/** Puts what was built along the tube's axis, from the funnel's edge backwards, where it belongs. */
function onTube(parts: readonly Geometry[]): Geometry[] {
  return parts.map((part) => moved(part.rotateX(lean), 0, screenY, frontAt(0, screenY) - 66))
}

/** Funnel, tension band with its ears, contact of the high voltage, coil that takes stray magnetism off the glass. */
export function tube(): { inside: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const ring = (width: number, height: number, thickness: number) =>
    region(rectangle(width, height, 36, { segments: 7 }), [
      rectangle(width - 2 * thickness, height - 2 * thickness, 36 - thickness, { segments: 7 }),
    ])
  const band = extrude(ring(296, 228, 2), 14, { bevel: 0.4, segments: 1 })
  const face = extrude(ring(292, 224, 12), 8, { bevel: 0.8, segments: 1 })
  const corners: Point2[] = [-1, 1].flatMap((x) => [-1, 1].map((y): Point2 => [x * 144, y * 110]))
  const ears = corners.flatMap(([x, y]) => [
    painted(box([22, 22, 1.6], [x, y, -10], 4, 0.3), colors.zinc),
    screw(4, 1, [x * 1.012, y * 1.015, -8.4], x),
  ])
  const loop = rectangle(262, 196, 60, { segments: 5 }).map(([x, y]): Vec3 => [x, y, -26])
  const degauss = wire([...loop, ...loop.slice(0, 1)], 4.2, 8)
  const cup = round(
    [
      [0, 0],
      [13, 0],
      [12, 3],
      [7, 5],
      [5.4, 9],
      [0, 9.6],
    ],
    0.8,
    28,
  ).rotateX(-1.05)
  const lead = wire(
    [
      [22, 96, -54],
      [24, 108, -74],
      [34, 92, -112],
      [42, 70, -116],
    ],
    2.2,
    8,
  )
  return {
    inside: onTube([cone()]),
    metal: onTube([painted(moved(band, 0, 0, -20), colors.steel), ...ears]),
    plastic: onTube([
      painted(moved(face, 0, 0, -9), 0x2b3032),
      painted(degauss, 0x1d1e20),
      painted(moved(cup, 20, 86, -46), 0x6e1f16),
      painted(lead, 0x6e1f16),
    ]),
  }
}

/** The coils that turn the beam: copper saddles on a ferrite core, a collar with its clamp, magnets that are set by hand. */
export function yoke(): { inside: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const saddles = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI
    const at = (radius: number, z: number): Vec3 => [radius * Math.cos(angle), radius * Math.sin(angle), z]
    return painted(
      wire(
        [at(40, -97.6), at(60, -98.4), at(67.4, -110), at(54, -150), at(46, -166.4), at(24, -168.6)],
        2.9,
        5,
      ),
      i % 2 ? colors.copper : 0xa25a30,
    )
  })
  const front = [0, 1, 2].map((i) => winding(54 + i * 5, 4, 0.8, [0, 0, -99 + i * -1.4], 48))
  const collar = pipe(22, 15.4, 7, [0, 0, -175], 40)
  const rings = [0, 1, 2].map((i) =>
    painted(pipe(20.5, 15.4, 2, [0, 0, -179 - i * 2.4], 40), i === 1 ? 0x2b2c2f : 0x6d7075),
  )
  const tabs = [0, 1, 2].map((i) => block([5, 9, 1.6], [0, 23.4, -178 - i * 2.4]).rotateZ(0.5 + i * 0.9))
  const terminals = box([34, 16, 3], [0, 52, -168], 2, 0.4)
  return {
    inside: onTube([yokeCore()]),
    metal: onTube([
      ...saddles,
      ...front,
      screw(3, 6, [24, 6, -171], 0),
      ...[-1.5, -0.5, 0.5, 1.5].map((i) => painted(block([1.4, 1.4, 6], [i * 7, 52, -169]), colors.tin)),
    ]),
    plastic: onTube([
      painted(collar, colors.ivory),
      ...rings,
      ...tabs.map((tab) => painted(tab, colors.ivory)),
      painted(terminals, colors.ivory),
      ...[0xb0261d, 0x2f6db0, 0xe3c23a, 0x3d8a4a].map((color, i) =>
        painted(
          wire(
            [
              [(i - 1.5) * 7, 52, -170],
              [(i - 1.5) * 7, 54, -178],
              [(i - 1.5) * 5, 46, -184],
              [(i - 1.5) * 4, 36, -184],
            ],
            1,
            6,
          ),
          color,
        ),
      ),
    ]),
  }
}

/** The neck: glass, and in it the gun with its cups on glass rods, and the pins of its base. */
export function neck(): { inside: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const cups = (
    [
      [-188, 10.5, 6],
      [-196, 8, 5],
      [-203, 9.6, 5],
      [-210, 8, 4],
      [-216, 9.6, 3.4],
    ] as const
  ).map(([z, r, tall]) => painted(pipe(r, r * 0.45, tall, [0, 0, z], 28), colors.steel))
  const pins = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI
    return painted(
      cylinder(0.55, 8, [7.4 * Math.cos(angle), 7.4 * Math.sin(angle), -238.4], 10, 0.15),
      colors.gold,
    )
  })
  const rods = [-1, 1].map((side) => painted(cylinder(1.2, 34, [side * 11.6, 0, -219], 12), 0xdfe6e8))
  return {
    inside: onTube([neckGlass()]),
    metal: onTube([...cups, ...pins]),
    plastic: onTube([...rods, painted(pipe(9.2, 3, 3, [0, 0, -234.6], 28), 0x2b2c2f)]),
  }
}

/** The small board that sits on the neck's pins: socket, amplifiers of the three colours, their cables. */
export function neckBoard(): { gloss: Geometry[]; plastic: Geometry[] } {
  const { plate, small } = board({
    outline: region(rectangle(92, 76, 4, { segments: 3 }), [circle(6, { segments: 20 })]),
    thickness: 1.6,
    color: colors.phenolic,
    line: colors.phenolicLine,
    places: [
      [0, 0, 34, 34],
      [-32, 20, 18, 20],
      [32, 20, 18, 20],
      [0, -30, 30, 8],
    ],
    lines: 9,
    small: 12,
    seed: 23,
    grain: 16,
  })
  const socket = [
    painted(pipe(16, 8.6, 9, [0, 0, 1.6], 40), colors.ivory),
    painted(pipe(8.4, 3.4, 5, [0, 0, 1.6], 28), 0x2b2c2f),
  ]
  const sinks = [-32, 32].flatMap((x) =>
    [0, 1, 2, 3].map((i) => painted(block([16, 1, 13], [x, 13 + i * 4.6, 8]), 0x2c2e33)),
  )
  const parts = [
    ...connector([24, 6, 7], [0, -30, 1.6], 8),
    ...capacitor(4, 9, [-30, -20, 1.6]),
    ...capacitor(4, 9, [-18, -22, 1.6]),
    ...capacitor(5, 11, [32, -20, 1.6]),
    ...chip([18, 7, 3], [30, -4, 1.6], [6, 0], 'R G B'),
  ]
  const set = (list: readonly Geometry[]): Geometry[] => onTube(list.map((part) => moved(part, 0, 0, -241.4)))
  const cables = [0xb0261d, 0x3d8a4a, 0x2f6db0].map((color, i) =>
    painted(
      wire(
        [
          [-8 + i * 8, -30, 8],
          [-8 + i * 8, -34, 12],
          [-6 + i * 6, -40, 10],
          [-4 + i * 5, -46, 4],
        ],
        1.4,
        6,
      ),
      color,
    ),
  )
  return { gloss: set([...plate, ...small, ...parts]), plastic: set([...socket, ...sinks, ...cables]) }
}

/** Lays what was built facing +z flat, facing up. */
function lying(parts: readonly Geometry[], at: Vec3): Geometry[] {
  return parts.map((part) => moved(part.rotateX(-Math.PI / 2), ...at))
}

/** The main board: processor under its sink, memory, graphics, sockets at its side, battery. */
export function logicBoard(): { gloss: Geometry[]; metal: Geometry[]; plastic: Geometry[] } {
  const at: Vec3 = [0, 71, -26]
  const { plate, small } = board({
    outline: region(rectangle(262, 172, 3, { segments: 3 }), [
      ...[-1, 1].flatMap((x) => [-1, 1].map((y) => circle(2.2, { segments: 8, at: [x * 124, y * 78] }))),
      rectangle(50, 14, 2, { segments: 2, at: [0, -84] }),
    ]),
    thickness: 1.8,
    color: 0x19563c,
    line: 0x2d7f58,
    places: [
      [-66, 30, 62, 62],
      [10, 30, 30, 30],
      [60, 34, 26, 26],
      [0, -44, 150, 26],
      [112, 0, 34, 150],
      [-96, -40, 26, 26],
    ],
    lines: 22,
    small: 56,
    seed: 98,
    grain: 30,
  })
  const fins = Array.from({ length: 13 }, (_, i) =>
    painted(block([1.5, 52, 17], [-92 + i * 4.4, 30, 13]), 0xa4a8ab),
  )
  const dimms = [-36, -52].flatMap((y) => [
    painted(box([140, 7, 6], [0, y, 1.8], 0.6, 0.3), 0x222327),
    painted(block([132, 1.3, 15], [0, y, 13.4]), 0x1c6a48),
    ...Array.from({ length: 8 }, (_, i) =>
      painted(block([12.6, 1.4, 9], [-55 + i * 15.8, y - 1.1, 14]), colors.chip),
    ),
  ])
  const sockets = [
    painted(block([16, 16, 13], [122, 56, 8.3]), colors.steel),
    painted(block([16, 14, 12], [122, 34, 7.8]), colors.steel),
    ...[12, -4].map((y) => painted(block([15, 13, 7], [122, y, 5.3]), colors.steel)),
    ...[-28, -46].map((y) => painted(block([14, 10, 10], [122, y, 6.8]), 0x222327)),
  ]
  // The egg leaves so much room.
  const fitted = (parts: readonly Geometry[]): Geometry[] =>
    lying(
      parts.map((part) => part.scale(0.82, 0.82, 0.82)),
      at,
    )
  return {
    gloss: fitted([
      ...plate,
      ...small,
      ...chip([28, 28, 2.2], [10, 30, 1.8], [8, 8], 'NK GRAPH'),
      ...chip([24, 24, 2.2], [60, 34, 1.8], [8, 8], 'NK IO'),
      ...chip([14, 10, 1.6], [66, 2, 1.8], [8, 0], 'SOUND'),
      ...chip([12, 18, 1.6], [-110, 56, 1.8], [0, 8], 'ROM'),
      ...connector([50, 6, 7], [-40, 72, 1.8], 20, 0x24252a),
      ...connector([30, 6, 7], [40, 72, 1.8], 10),
      ...capacitor(4, 9, [88, 66, 1.8]),
      ...capacitor(4, 9, [84, -66, 1.8]),
      ...capacitor(5, 11, [-116, 20, 1.8]),
    ]),
    metal: fitted([...fins, painted(box([58, 58, 3], [-66, 30, 1.8], 2, 0.4), 0xa4a8ab), ...sockets]),
    plastic: fitted([
      ...dimms,
      painted(box([24, 22, 3], [-96, -40, 1.8], 2, 0.4), 0x222327),
      painted(cylinder(9, 9, [-96, -40, 4.8], 32), 0xb23a2a),
    ]),
  }
}

/** The disc drive behind its door. */
export function driveBox(): { cast: Geometry[]; plastic: Geometry[]; gloss: Geometry[] } {
  const [width, tall, depth] = [154, 38, 124]
  const [y, z] = [lowY - 22, 176 - depth]
  const case_ = fine(box([width, tall, depth], [0, lowY - 2.5, z], 2, 0.6), 26)
  const raised = box([104, 0.9, 84], [0, y + tall + 0.6, z + 20], 0.6, 0.2)
  const label = block([70, 0.2, 42], [-14, y + tall + 1.3, z + 62])
  const print = flat(
    legend('CD 24× NK-D24', { cap: 5 }).add(legend('CLASS 1 LASER', { cap: 3, at: [0, -9] })),
  ).rotateX(-Math.PI / 2)
  const plug = connector([60, 8, 9], [0, 0, 0], 20, 0x24252a).map((part) =>
    moved(part.rotateY(Math.PI), -20, lowY - 6, z + 2),
  )
  return {
    cast: [painted(case_, 0xb3b6b8), painted(raised, 0xa6a9ab)],
    plastic: [painted(label, 0xe8e6dc), painted(moved(print, -14, y + tall + 1.45, z + 62), 0x22252a)],
    gloss: plug,
  }
}

/** Both loudspeakers behind their grilles. */
export function speakers(): ReturnType<typeof driver> {
  const both = [-1, 1].map((side) => {
    const one = driver(24, 26, 0x6a6a66)
    const set = (parts: Geometry[]): Geometry[] =>
      parts.map((part) =>
        moved(
          part.rotateX(lean + 0.1).rotateY(side * 0.14),
          side * speakerX,
          lowY,
          frontAt(speakerX, lowY) - 24,
        ),
      )
    return { matt: set(one.matt), cast: set(one.cast), metal: set(one.metal) }
  })
  return {
    matt: both.flatMap(({ matt }) => matt),
    cast: both.flatMap(({ cast }) => cast),
    metal: both.flatMap(({ metal }) => metal),
  }
}

/** Slots in the shield's top, through which warm air rises: there is no fan. */
export function vents(): { plastic: Geometry[] } {
  const rows = [-150, -118, -86, -54, -22, 10, 42].flatMap((z) => {
    const across = z < -130 ? 9 : 12
    return Array.from({ length: across }, (_, i) => {
      const slot = flat(region(rectangle(4, 22, 2, { segments: 4 }))).rotateX(-Math.PI / 2)
      const y = 158 + 20 * smoothstep(60, -160, z)
      // The shield's top rises backwards: each slot lies with it.
      slot.rotateX(Math.atan2(20 * (smoothstep(60, -160, z - 11) - smoothstep(60, -160, z + 11)), 22))
      return painted(moved(slot, (i - (across - 1) / 2) * 16, y + 1.2, z), 0x1c1f21)
    })
  })
  return { plastic: rows }
}

/** The frame behind the front: rails, posts that carry the tube, the cables' clamp. */
export function chassisFrame(): { plastic: Geometry[]; metal: Geometry[] } {
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => painted(cylinder(6, 26, [x * 152, screenY + y * 112, 122], 24), 0xcfd6d6)),
  )
  const rails = [-1, 1].map((x) => painted(box([10, 12, 96], [x * 70, 42, 14], 2, 0.6), 0xcfd6d6))
  return {
    plastic: [...posts, ...rails, painted(box([220, 8, 10], [0, 116, 126], 2, 0.6), 0xcfd6d6)],
    metal: [-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        screw(4, 1, [0, 0, 0], x)
          .rotateY(Math.PI)
          .translate(x * 152, screenY + y * 112, 122),
      ),
    ),
  }
}
