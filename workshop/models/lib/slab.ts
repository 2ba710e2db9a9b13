import { ShapeUtils, Vector2 } from 'three'
import { at } from './at.ts'
import { fromLists, type Geometry } from './geometry.ts'
import { creased } from './normals.ts'
import type { Rim } from './outline.ts'

/** One ring of a slab's side: the rim at an inset (mm, negative grows) and a height (mm). */
export type Step = [inset: number, z: number]

interface Side {
  rim: Rim
  steps: Step[]
}

interface Options {
  holes?: Side[]
  /** Close the ends; both are, unless told otherwise. */
  top?: boolean
  bottom?: boolean
  crease?: number
}

/**
 * A body whose side follows its rim through the steps, from the bottom up. Unlike a bevelled extrusion the side may
 * have any section: lips, double radii, pillows. Holes have sides of their own; a step there grows with a negative inset.
 */
export function slab(rim: Rim, steps: Step[], options: Options = {}): Geometry {
  const { holes = [], top = true, bottom = true, crease = 35 } = options
  const positions: number[] = []
  const index: number[] = []
  const outer = addSide({ rim, steps }, false, positions, index)
  const inner = holes.map((hole) => addSide(hole, true, positions, index))
  if (top)
    addCap(
      outer.last,
      inner.map((ring) => ring.last),
      false,
      positions,
      index,
    )
  if (bottom)
    addCap(
      outer.first,
      inner.map((ring) => ring.first),
      true,
      positions,
      index,
    )
  return creased(fromLists(positions, index), { degrees: crease, capsRule: true })
}

/** Steps of a body from z0 to z1 whose lower and upper edges are rounded by these radii. */
export function roundedSide(z0: number, z1: number, lower: number, upper: number, segments = 4): Step[] {
  const steps: Step[] = []
  if (lower > 0)
    steps.push(
      ...arc(lower, segments)
        .map(([inset, up]): Step => [inset, z0 + lower - up])
        .toReversed(),
    )
  else steps.push([0, z0])
  if (upper > 0) steps.push(...arc(upper, segments).map(([inset, up]): Step => [inset, z1 - upper + up]))
  else steps.push([0, z1])
  return steps.filter(
    (step, i) => i === 0 || Math.hypot(step[0] - at(steps, i - 1)[0], step[1] - at(steps, i - 1)[1]) > 1e-6,
  )
}

/** A quarter round from the side (inset 0, up 0) to the cap (inset radius, up radius). */
function arc(radius: number, segments: number): Step[] {
  return Array.from({ length: segments + 1 }, (_, step): Step => {
    const angle = (step / segments) * (Math.PI / 2)
    return [radius * (1 - Math.cos(angle)), radius * Math.sin(angle)]
  })
}

interface Ends {
  first: number[]
  last: number[]
}

/** Adds the rings and the faces between them; returns the vertex numbers of the first and the last ring. */
function addSide({ rim, steps }: Side, inward: boolean, positions: number[], index: number[]): Ends {
  const rings = steps.map(([inset, z]) =>
    rim(inset).map(([x, y]) => {
      positions.push(x, y, z)
      return positions.length / 3 - 1
    }),
  )
  for (let level = 1; level < rings.length; level++) {
    const [low, high] = [at(rings, level - 1), at(rings, level)]
    for (let i = 0; i < low.length; i++) {
      const j = (i + 1) % low.length
      const [a, b, c, d] = [at(low, i), at(low, j), at(high, j), at(high, i)]
      if (inward) index.push(a, c, b, a, d, c)
      else index.push(a, b, c, a, c, d)
    }
  }
  return { first: at(rings, 0), last: at(rings, rings.length - 1) }
}

function addCap(
  outer: number[],
  holes: number[][],
  down: boolean,
  positions: number[],
  index: number[],
): void {
  const point = (vertex: number): Vector2 =>
    new Vector2(at(positions, vertex * 3), at(positions, vertex * 3 + 1))
  const order = [outer, ...holes].flat()
  const triangles = ShapeUtils.triangulateShape(
    outer.map(point),
    holes.map((hole) => hole.map(point)),
  )
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((corner) => at(order, corner))
    if (a === undefined || b === undefined || c === undefined) throw new Error('cap without triangles')
    if (down) index.push(a, c, b)
    else index.push(a, b, c)
  }
}
