import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Matrix3,
  Ray,
  Vector3,
} from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { at } from './at.ts'
import { type Geometry, indexOf, valuesOf } from './geometry.ts'
import type { Ambience, Model, Part, Vec3 } from './model.ts'
import { meshOf, placements } from './place.ts'

const goldenAngle = 2.399963229728653
const floorSizeMm = 3000

/** How much sky a point sees, 0 to 1: cosine-weighted rays against everything that casts shade. */
export class Sky {
  readonly #bvh: MeshBVH
  readonly #rays: Vec3[]
  readonly #reach: number
  readonly #ray = new Ray()
  readonly #tangent = new Vector3()
  readonly #bitangent = new Vector3()

  /** @param casting those of the parts that cast shade */
  constructor(parts: Part[], ambience: Ambience, casting: readonly Part[], rays = 64) {
    this.#bvh = new MeshBVH(
      new BufferGeometry().setAttribute(
        'position',
        new Float32BufferAttribute(soupOf(parts, ambience, casting), 3),
      ),
    )
    this.#reach = ambience.reach
    this.#rays = Array.from({ length: rays }, (_, i): Vec3 => {
      const radius = Math.sqrt((i + 0.5) / rays)
      return [
        radius * Math.cos(i * goldenAngle),
        radius * Math.sin(i * goldenAngle),
        Math.sqrt(1 - radius * radius),
      ]
    })
  }

  /** The point is lifted off its surface by `lift` mm; `spin` (radians) turns the pattern of rays against banding. */
  at(point: Vector3, normal: Vector3, lift: number, spin = 0): number {
    this.#tangent
      .set(Math.abs(normal.x) > 0.9 ? 0 : 1, Math.abs(normal.x) > 0.9 ? 1 : 0, 0)
      .cross(normal)
      .normalize()
    this.#bitangent.crossVectors(normal, this.#tangent)
    this.#ray.origin.copy(point).addScaledVector(normal, lift)
    const [cos, sin] = [Math.cos(spin), Math.sin(spin)]
    let shade = 0
    for (const [dx, dy, dz] of this.#rays) {
      this.#ray.direction
        .set(0, 0, 0)
        .addScaledVector(this.#tangent, dx * cos - dy * sin)
        .addScaledVector(this.#bitangent, dx * sin + dy * cos)
        .addScaledVector(normal, dz)
      const hit = this.#bvh.raycastFirst(this.#ray, DoubleSide, 0, this.#reach)
      if (hit) shade += Math.min(1, (1 - hit.distance / this.#reach) * 1.2)
    }
    return 1 - shade / this.#rays.length
  }
}

/**
 * Bakes the light into vertex colours, multiplied with a tint the part may have. One smoothing pass hides the sampling;
 * few levels compress well.
 */
export function shadeVertices(
  { parts, ambience }: Model,
  sky: Sky,
  lit: readonly Part[],
  except: ReadonlySet<string>,
): void {
  const places = placements(parts)
  for (const part of lit) {
    const { geometry } = part
    const place = places.get(part.name)
    if (!geometry || !place || part.unlit || except.has(part.name)) continue
    const turn = new Matrix3().getNormalMatrix(place)
    const position = geometry.getAttribute('position')
    const normal = geometry.getAttribute('normal')
    const [point, facing] = [new Vector3(), new Vector3()]
    const light = Float32Array.from({ length: position.count }, (_, i) => {
      point.fromBufferAttribute(position, i).applyMatrix4(place)
      facing.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize()
      return sky.at(point, facing, ambience.reach * 0.012)
    })
    applyLight(geometry, evened(geometry, light, part.evening ?? 1), ambience)
  }
}

function applyLight(geometry: Geometry, light: Float32Array, { floor, levels = 63 }: Ambience): void {
  const tint = geometry.hasAttribute('color') ? valuesOf(geometry, 'color') : undefined
  const colors = new Float32Array(light.length * 3)
  for (const [i, value] of light.entries()) {
    const level = Math.round((floor + (1 - floor) * value) * levels) / levels
    for (let k = 0; k < 3; k++) colors[i * 3 + k] = level * (tint ? at(tint, i * 3 + k) : 1)
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
}

function evened(geometry: Geometry, light: Float32Array, passes: number): Float32Array {
  let even = light
  for (let pass = 0; pass < passes; pass++) even = smoothed(geometry, even)
  return even
}

function smoothed(geometry: Geometry, light: Float32Array): Float32Array {
  const sum = new Float32Array(light.length)
  const count = new Float32Array(light.length)
  const index = indexOf(geometry)
  for (let face = 0; face < index.length; face += 3)
    for (let a = 0; a < 3; a++)
      for (let b = 1; b < 3; b++) {
        const vertex = at(index, face + a)
        sum[vertex] = at(sum, vertex) + at(light, at(index, face + ((a + b) % 3)))
        count[vertex] = at(count, vertex) + 1
      }
  return light.map((value, i) => (at(count, i) > 0 ? (value + at(sum, i) / at(count, i)) / 2 : value))
}

/** All triangles that cast shade, in the model's millimetres. */
function soupOf(parts: Part[], { ground }: Ambience, casting: readonly Part[]): number[] {
  const places = placements(parts)
  const soup: number[] = []
  const corner = new Vector3()
  for (const part of casting) {
    const geometry = meshOf(parts, part)
    const place = places.get(part.name)
    if (!geometry || !place || part.shadeless) continue
    const position = geometry.getAttribute('position')
    for (const vertex of Array.from(indexOf(geometry))) {
      corner.fromBufferAttribute(position, vertex).applyMatrix4(place)
      soup.push(corner.x, corner.y, corner.z)
    }
  }
  if (ground !== undefined) {
    const [f, y] = [floorSizeMm, ground]
    soup.push(-f, y, -f, -f, y, f, f, y, f, -f, y, -f, f, y, f, f, y, -f)
  }
  return soup
}
