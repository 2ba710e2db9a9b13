import { BufferGeometry, Float32BufferAttribute } from 'three'
import { MeshoptSimplifier } from 'meshoptimizer'
import { at } from './at.ts'
import { compact, type Geometry, indexOf, valuesOf } from './geometry.ts'
import { Manifold } from './kernel.ts'
import { direction, type Distance, gradient, type Vector } from './sdf.ts'

interface Meshing {
  min: Vector
  max: Vector
  /** Edge of the sampling grid, mm. */
  grid: number
  /** Triangles to end with; fewer are not made if the error below is reached first. */
  triangles: number
  /** Largest error of simplification, as a share of the size. */
  error?: number
}

await MeshoptSimplifier.ready

/**
 * The surface where a distance is zero. Vertices are pulled onto it, and normals are the distance's gradient, never the
 * triangles': reflections stay clean at any triangle count.
 */
export function surfaceOf(distance: Distance, meshing: Meshing): Geometry {
  const { min, max, grid, triangles, error = 0.0015 } = meshing
  const raw = Manifold.levelSet(([x, y, z]) => -distance(x, y, z), { min, max }, grid, 0, grid * 0.02)
  const mesh = raw.simplify(grid * 0.02).getMesh()
  const count = mesh.vertProperties.length / mesh.numProp
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const start = i * mesh.numProp
    const point = ontoSurface(
      distance,
      [
        at(mesh.vertProperties, start),
        at(mesh.vertProperties, start + 1),
        at(mesh.vertProperties, start + 2),
      ],
      grid / 3,
    )
    positions.set(point, i * 3)
    normals.set(direction(distance, ...point), i * 3)
  }
  raw.delete()
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex([...mesh.triVerts])
  return simplified(geometry, { error, triangles, normalWeight: 0.6 })
}

interface Simplification {
  /** Largest error: a share of the size, or millimetres when `absolute`. */
  error: number
  absolute?: boolean
  triangles?: number
  /** How much a turned normal counts against a moved surface. */
  normalWeight?: number
}

/** Fewer triangles within an error, with normals kept. */
export function simplified(geometry: Geometry, options: Simplification): Geometry {
  const { error, absolute = false, triangles = 1, normalWeight = 0.4 } = options
  const position = Float32Array.from(valuesOf(geometry, 'position'))
  const scale = absolute ? MeshoptSimplifier.getScale(position, 3) : 1
  const index = Uint32Array.from(indexOf(geometry))
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    index,
    position,
    3,
    Float32Array.from(valuesOf(geometry, 'normal')),
    3,
    [normalWeight, normalWeight, normalWeight],
    null,
    Math.min(index.length, triangles * 3),
    error / scale,
    [],
  )
  return compact(geometry.clone().setIndex([...kept]))
}

/** Newton steps along the gradient, none longer than `limit` mm. */
function ontoSurface(distance: Distance, start: Vector, limit: number): Vector {
  let [x, y, z] = start
  for (let step = 0; step < 4; step++) {
    const [gx, gy, gz] = gradient(distance, x, y, z)
    const steepness = Math.hypot(gx, gy, gz)
    if (steepness < 0.2) break
    const move = Math.max(-limit, Math.min(limit, distance(x, y, z) / steepness)) / steepness
    x -= move * gx
    y -= move * gy
    z -= move * gz
  }
  return [x, y, z]
}
