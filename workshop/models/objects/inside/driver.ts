import { type Geometry, moved } from '#workshop/models/lib/geometry.ts'
import { wire } from '#workshop/models/lib/wire.ts'
import { colors } from './finishes.ts'
import { block, painted, pipe, round, screw, winding } from './shapes.ts'

type Driver = Record<'matt' | 'cast' | 'metal', Geometry[]>

/**
 * A loudspeaker about z, facing +z: paper cone in its rubber surround, pressed basket, voice coil and magnet behind.
 * z = 0 is its rim, `radius` the cone's with surround.
 */
export function driver(radius: number, depth: number, cone = 0x3b3835): Driver {
  const r = radius
  const magnet = r * 0.72
  const paper = round(
    [
      [r * 0.82, -0.4],
      [r * 0.6, -depth * 0.16],
      [r * 0.34, -depth * 0.34],
      [r * 0.3, -depth * 0.34],
    ].map(([x = 0, z = 0]): [number, number] => [x, z]),
    0.4,
    36,
  )
  const cap = round(
    [
      [r * 0.34, -depth * 0.335],
      [r * 0.3, -depth * 0.24],
      [r * 0.16, -depth * 0.16],
      [0, -depth * 0.14],
    ],
    1,
    30,
  )
  const surround = round(
    [
      [r * 0.97, 0.2],
      [r * 0.95, 1.4],
      [r * 0.89, 2.2],
      [r * 0.83, 1.2],
      [r * 0.81, -0.5],
    ],
    0.5,
    36,
  )
  const rim = pipe(r + 3.2, r * 0.94, 1.2, [0, 0, -1], 36)
  const legs = Array.from({ length: 6 }, (_, i) => {
    const leg = block([1.4, r * 0.3, depth * 0.42], [0, r * 0.84, -depth * 0.22])
    return leg.rotateZ((i / 6) * 2 * Math.PI)
  })
  const spider = round(
    [
      [r * 0.74, -depth * 0.42],
      [r * 0.66, -depth * 0.38],
      [r * 0.58, -depth * 0.42],
      [r * 0.5, -depth * 0.38],
      [r * 0.32, -depth * 0.4],
    ],
    0.4,
    30,
  )
  const back = round(
    [
      [0, -depth],
      [magnet * 0.94, -depth],
      [magnet, -depth * 0.97],
      [magnet, -depth * 0.9],
      [magnet * 0.98, -depth * 0.88],
    ],
    0.3,
    36,
  )
  const ring = pipe(magnet * 0.98, r * 0.3, depth * 0.34, [0, 0, -depth * 0.89], 36)
  const top = pipe(magnet, r * 0.34, depth * 0.09, [0, 0, -depth * 0.55], 36)
  return {
    matt: [
      painted(paper, cone),
      painted(cap, 0x2a2827),
      painted(surround, colors.rubber),
      painted(spider, 0xb48a4a),
      painted(ring, 0x3a3b3e),
      painted(
        wire(
          [
            [r * 0.5, r * 0.2, -depth * 0.3],
            [r * 0.7, r * 0.35, -depth * 0.2],
            [r * 0.86, r * 0.44, -depth * 0.36],
          ],
          0.5,
          6,
        ),
        colors.copper,
      ),
    ],
    cast: [
      painted(rim, 0x77797c),
      ...legs.map((leg) => painted(leg, 0x77797c)),
      painted(top, colors.zinc),
      painted(back, colors.zinc),
    ],
    metal: [
      winding(r * 0.31, depth * 0.16, 0.5, [0, 0, -depth * 0.5], 32),
      ...[0, 1, 2, 3].map((i) => {
        const angle = (i / 4) * 2 * Math.PI + 0.78
        return screw(1.5, 1, [(r + 1.6) * Math.cos(angle), (r + 1.6) * Math.sin(angle), 0.2], i)
      }),
      ...[-1, 1].map((side) =>
        moved(painted(block([2.4, 0.6, 5], [0, 0, 0]), colors.gold), side * 3, r * 0.9, -depth * 0.4),
      ),
    ],
  }
}
