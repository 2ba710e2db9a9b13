import { Float32BufferAttribute } from 'three'
import { at } from '#workshop/models/lib/at.ts'
import { fromLists, frontUv, type Geometry, merge, tinted } from '#workshop/models/lib/geometry.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { creased } from '#workshop/models/lib/normals.ts'
import { type Point2, rectangle, rectangleRim } from '#workshop/models/lib/outline.ts'
import { slab } from '#workshop/models/lib/slab.ts'

/** Visible glass: 4 by 3, its uv span exactly this, so that a picture shows whole. */
const visible = { width: 278, height: 208.5 } as const
const glassRadius = 1150

/**
 * The curved front of the tube; its middle is the origin. The picture ends on a ring of vertices: triangles across its
 * edge would bend it. Outside, under the bezel, its edge pixels run on.
 */
export function screen(): Geometry {
  const outline = divided(rectangle(visible.width, visible.height, 20, { segments: 6 }), 26)
  const rings = 8
  const positions = [0, 0, 0]
  const index: number[] = []
  for (let ring = 1; ring <= rings; ring++) {
    const [scaleX, scaleY] =
      ring < rings ? [ring / (rings - 1), ring / (rings - 1)] : [300 / visible.width, 230 / visible.height]
    for (const [x, y] of outline) {
      const [sx, sy] = [x * scaleX, y * scaleY]
      positions.push(sx, sy, Math.sqrt(glassRadius ** 2 - sx * sx - sy * sy) - glassRadius)
    }
  }
  const n = outline.length
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    index.push(0, 1 + i, 1 + j)
    for (let ring = 0; ring < rings - 1; ring++) {
      const [a, b] = [1 + ring * n + i, 1 + ring * n + j]
      index.push(a, a + n, b + n, a, b + n, b)
    }
  }
  const { width, height } = visible
  const glass = fromLists(positions, index)
  // The sphere's own normals: those of its long triangles would fold reflections at the corners.
  const normals = positions.map((value, i) => (value + (i % 3 === 2 ? glassRadius : 0)) / glassRadius)
  glass.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  return frontUv(glass, [-width / 2, -height / 2, width / 2, height / 2])
}

/** The outline with points no farther apart than `longest` mm. */
function divided(points: Point2[], longest: number): Point2[] {
  return points.flatMap(([x, y], i) => {
    const [nx, ny] = at(points, (i + 1) % points.length)
    const count = Math.ceil(Math.hypot(nx - x, ny - y) / longest)
    return Array.from({ length: count }, (_, k): Point2 => [
      x + ((nx - x) * k) / count,
      y + ((ny - y) * k) / count,
    ])
  })
}

/** The grey frame round the glass: slopes inwards with a soft lip. */
export function bezel(): Geometry {
  return slab(
    rectangleRim(334, 268, 42, { segments: 9 }),
    [
      [0, 0],
      [0, 12],
      [1, 15.5],
      [3.6, 18],
    ],
    {
      bottom: false,
      holes: [
        {
          rim: rectangleRim(282, 212, 20, { segments: 9 }),
          steps: [
            [1.5, -2],
            [0.4, 0],
            [-0.4, 2],
            [-10, 15],
            [-12, 17.2],
            [-14.5, 18],
          ],
        },
      ],
      crease: 50,
    },
  )
}

/** Funnel, copper yoke and neck behind the glass: what one sees through the shell. Runs from z = 0 backwards. */
export function funnel(): Geometry {
  return merge([cone(), yokeCore(), neckGlass()])
}

/** The funnel, blackened outside. */
export function cone(): Geometry {
  const sections = Array.from({ length: 9 }, (_, i): Point2[] => {
    const t = i / 8
    const ease = t ** 1.5
    const [width, height] = [mix(292, 46, ease), mix(224, 46, ease)]
    return rectangle(width, height, Math.min(mix(40, 23, t), height / 2 - 0.1), { segments: 7 }).map(
      ([x, y]): Point2 => [x, y],
    )
  })
  return tinted(
    loft(sections, (i) => -i * 15),
    0.16,
    0.17,
    0.18,
  )
}

export function yokeCore(): Geometry {
  const yoke = turned(
    softened(
      [
        [15, -168],
        [44, -166],
        [52, -150],
        [66, -112],
        [60, -100],
        [34, -98],
      ],
      4,
    ),
    { segments: 36 },
  )
  return tinted(yoke, 0.5, 0.2, 0.07)
}

export function neckGlass(): Geometry {
  const neck = turned(
    softened(
      [
        [0, -232],
        [9, -232],
        [15, -226],
        [15, -160],
      ],
      2,
    ),
    { segments: 28 },
  )
  return tinted(neck, 0.7)
}

/** Joins equal outlines at heights that fall. */
function loft(sections: Point2[][], z: (section: number) => number): Geometry {
  const positions = sections.flatMap((section, i) => section.flatMap(([x, y]) => [x, y, z(i)]))
  const index: number[] = []
  const n = at(sections, 0).length
  for (let level = 0; level < sections.length - 1; level++)
    for (let i = 0; i < n; i++) {
      const [a, b] = [level * n + i, level * n + ((i + 1) % n)]
      index.push(a, b + n, b, a, a + n, b + n)
    }
  return creased(fromLists(positions, index), { degrees: 50 })
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
