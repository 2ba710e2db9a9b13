import { BoxGeometry, BufferAttribute } from 'three'
import { extrude } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved, tinted } from '#workshop/models/lib/geometry.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { type Point2, rectangleRim, region } from '#workshop/models/lib/outline.ts'
import { linear } from '#workshop/models/lib/paint.ts'
import { roundedSide, slab } from '#workshop/models/lib/slab.ts'
import { colors } from './finishes.ts'

/** Gives a geometry one colour, 0xrrggbb in sRGB. */
export function painted(geometry: Geometry, color: number): Geometry {
  return tinted(geometry, ...linear(color))
}

/** A sharp box of width, height and depth round a point: 12 triangles, for what is small. */
export function block([width, height, depth]: Vec3, [x, y, z]: Vec3): Geometry {
  const box = new BoxGeometry(width, height, depth)
  box.deleteAttribute('uv')
  return moved(box, x, y, z)
}

/** A box with round edges that stands on a point and rises along z. */
export function box([width, height, depth]: Vec3, at: Vec3, radius = 0.6, bevel = 0.3): Geometry {
  const side = roundedSide(0, depth, bevel, bevel, 2)
  return moved(
    slab(rectangleRim(width, height, Math.max(radius, bevel + 0.06), { segments: 3 }), side),
    ...at,
  )
}

/** A round body along z from a profile of [radius, height]. */
export function round(profile: Point2[], soft = 0.2, segments = 32): Geometry {
  // Small ones are bevelled, large ones rounded.
  return turned(softened(profile, soft, segments > 40 ? 2 : 1), { segments })
}

/** A cylinder along z that stands on a point. */
export function cylinder(radius: number, depth: number, at: Vec3, segments = 24, soft = 0.2): Geometry {
  const profile: Point2[] = [
    [0, 0],
    [radius, 0],
    [radius, depth],
    [0, depth],
  ]
  return moved(round(profile, soft, segments), ...at)
}

/** A tube along z that stands on a point. */
export function pipe(outer: number, inner: number, depth: number, at: Vec3, segments = 32): Geometry {
  const profile: Point2[] = [
    [inner, depth],
    [inner, 0],
    [outer, 0],
    [outer, depth],
    [inner, depth],
  ]
  return moved(turned(profile, { segments }), ...at)
}

/** A screw along z whose head stands on a point, its threaded shaft below unless it is short; the head has a cross. */
export function screw(head: number, length: number, at: Vec3, turn = 0): Geometry {
  const shaft = head * 0.52
  const thread = Array.from({ length: Math.floor(length / 0.7) }, (_, i): Point2[] => [
    [shaft * 0.78, -length + 0.6 + i * 0.7],
    [shaft, -length + 0.9 + i * 0.7],
  ]).flat()
  const body =
    length < 3.5 ? [] : [turned([[0, -length], ...thread, [shaft, 0]], { segments: 10, crease: 60 })]
  const cap = round(
    [
      [shaft, 0],
      [head, 0],
      [head, head * 0.4],
      [head * 0.55, head * 0.72],
      [0, head * 0.75],
    ],
    head * 0.18,
    14,
  )
  const bars = [0, 1].map((i) =>
    block([head * 1.15, head * 0.26, 0.1], [0, 0, head * 0.74]).rotateZ((i * Math.PI) / 2),
  )
  const all = merge([painted(merge([...body, cap]), colors.steel), painted(merge(bars), 0x2c2d30)])
  return moved(all.rotateZ(turn), ...at)
}

/** A thin strip whose section runs through points of the yz plane; x is its width's direction. */
export function strip(points: readonly Point2[], width: number, thickness: number, x = 0): Geometry {
  const above = points.map(([y, z], i): Point2 => {
    const [py, pz] = points[i - 1] ?? [y, z]
    const [ny, nz] = points[i + 1] ?? [y, z]
    const length = Math.hypot(ny - py, nz - pz) || 1
    return [y - ((nz - pz) / length) * thickness, z + ((ny - py) / length) * thickness]
  })
  const band = extrude(region([...points, ...above.toReversed()]), width)
  // The section's first axis becomes y, its second z, its depth x.
  const position = band.getAttribute('position')
  const normal = band.getAttribute('normal')
  for (const attribute of [position, normal])
    if (attribute instanceof BufferAttribute)
      for (let i = 0; i < attribute.count; i++)
        attribute.setXYZ(i, attribute.getZ(i), attribute.getX(i), attribute.getY(i))
  return moved(band, x - width / 2, 0, 0)
}

/** A coil of wire round z: rings of copper one beside the other, in so many layers seen. */
export function winding(
  radius: number,
  depth: number,
  wireRadius: number,
  at: Vec3,
  segments = 40,
): Geometry {
  const turns = Math.max(2, Math.round(depth / (wireRadius * 2)))
  const profile = Array.from({ length: turns }, (_, i): Point2[] => {
    const z = (i / turns) * depth
    const step = depth / turns
    return [
      [radius - wireRadius * 0.5, z],
      [radius, z + step * 0.28],
      [radius, z + step * 0.72],
    ]
  }).flat()
  const coil = turned([...profile, [radius - wireRadius * 0.5, depth]], { segments, crease: 60 })
  return moved(painted(coil, colors.copper), ...at)
}
