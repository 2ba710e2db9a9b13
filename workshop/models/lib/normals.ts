import { BufferGeometry, Float32BufferAttribute } from 'three'
import { at } from './at.ts'
import { type Geometry, valuesOf } from './geometry.ts'

interface Crease {
  /** Faces that meet at a larger angle than this keep an edge between them. */
  degrees?: number
  /** Caps (faces along z) rule the normals of their rim, so that only the bevel bends; slivers would streak the cap. */
  capsRule?: boolean
}

const weldMm = 1e-3
const capWeight = 1e6
/** Below this area a face has no direction of its own and takes its neighbours'. */
const sliverMm2 = 1e-6

/**
 * Welds vertices and sets their normals from the faces around them, weighted by area and corner angle.
 * three's own toCreasedNormals weights faces equally, which bends flat faces beside their bevels.
 */
export function creased(geometry: Geometry, { degrees = 35, capsRule = false }: Crease = {}): Geometry {
  const soup = geometry.index ? geometry.toNonIndexed() : geometry
  const position = valuesOf(soup, 'position')
  const uv = soup.hasAttribute('uv') ? valuesOf(soup, 'uv') : undefined
  const places = weld(position)
  const faces = measureFaces(position, places)
  const limit = Math.cos((degrees * Math.PI) / 180)

  const out: Lists = { positions: [], normals: [], uvs: [], index: [], known: new Map() }
  for (const face of faces.sound)
    for (let corner = face * 3; corner < face * 3 + 3; corner++) {
      const place = at(places, corner)
      const normal: Vector = [0, 0, 0]
      for (const other of faces.cornersAt.get(place) ?? []) {
        const otherFace = Math.floor(other / 3)
        const sliver = at(faces.area, face) < sliverMm2
        const dot = [0, 1, 2].reduce(
          (sum, k) => sum + at(faces.normal, face * 3 + k) * at(faces.normal, otherFace * 3 + k),
          0,
        )
        if (dot <= limit && !sliver) continue
        const cap = capsRule && Math.abs(at(faces.normal, otherFace * 3 + 2)) > 0.9999 ? capWeight : 1
        const weight = at(faces.area, otherFace) * at(faces.angle, other) * cap
        for (const k of [0, 1, 2] as const) normal[k] += at(faces.normal, otherFace * 3 + k) * weight
      }
      addVertex(out, corner, place, normal, position, uv)
    }
  const result = new BufferGeometry()
  result.setAttribute('position', new Float32BufferAttribute(out.positions, 3))
  result.setAttribute('normal', new Float32BufferAttribute(out.normals, 3))
  if (uv) result.setAttribute('uv', new Float32BufferAttribute(out.uvs, 2))
  return result.setIndex(out.index)
}

interface Lists {
  positions: number[]
  normals: number[]
  uvs: number[]
  index: number[]
  known: Map<string, number>
}

/** Appends a corner, or the vertex already made for the same place, normal (to 1/500) and uv. */
function addVertex(
  out: Lists,
  corner: number,
  place: number,
  sum: [number, number, number],
  position: ArrayLike<number>,
  uv: ArrayLike<number> | undefined,
): void {
  const length = Math.hypot(...sum) || 1
  const normal = sum.map((value) => value / length)
  const texture = uv ? [at(uv, corner * 2), at(uv, corner * 2 + 1)] : []
  const key = [place, ...normal.map((n) => Math.round(n * 500)), ...texture.map((t) => t.toFixed(5))].join()
  let vertex = out.known.get(key)
  if (vertex === undefined) {
    vertex = out.positions.length / 3
    out.known.set(key, vertex)
    for (let k = 0; k < 3; k++) out.positions.push(at(position, corner * 3 + k))
    out.normals.push(...normal)
    out.uvs.push(...texture)
  }
  out.index.push(vertex)
}

/** The number of each corner's place; corners within the weld distance share one. */
function weld(position: ArrayLike<number>): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from({ length: position.length / 3 }, (_, corner) => {
    const key = [0, 1, 2].map((k) => Math.round(at(position, corner * 3 + k) / weldMm)).join()
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  })
}

interface Faces {
  normal: Float64Array
  area: Float64Array
  /** Radians at each corner. */
  angle: Float64Array
  cornersAt: Map<number, number[]>
  /** Faces with three corners; slivers stay, for without them quantization opens cracks beside them. */
  sound: number[]
}

function measureFaces(position: ArrayLike<number>, places: Int32Array): Faces {
  const count = position.length / 9
  const faces: Faces = {
    normal: new Float64Array(count * 3),
    area: new Float64Array(count),
    angle: new Float64Array(count * 3),
    cornersAt: new Map(),
    sound: [],
  }
  for (let face = 0; face < count; face++) {
    const point = (corner: number): [number, number, number] => {
      const start = (face * 3 + (corner % 3)) * 3
      return [at(position, start), at(position, start + 1), at(position, start + 2)]
    }
    const [a, b, c] = [point(0), point(1), point(2)]
    const cross = product(difference(b, a), difference(c, a))
    const length = Math.hypot(...cross)
    const [p, q, r] = [at(places, face * 3), at(places, face * 3 + 1), at(places, face * 3 + 2)]
    if (p === q || q === r || p === r) continue
    faces.sound.push(face)
    faces.area[face] = length / 2
    if (length > 0)
      faces.normal.set(
        cross.map((value) => value / length),
        face * 3,
      )
    for (let corner = 0; corner < 3; corner++) {
      const u = difference(point(corner + 1), point(corner))
      const v = difference(point(corner + 2), point(corner))
      const cosine = (u[0] * v[0] + u[1] * v[1] + u[2] * v[2]) / (Math.hypot(...u) * Math.hypot(...v) || 1)
      faces.angle[face * 3 + corner] = Math.acos(Math.max(-1, Math.min(1, cosine)))
      const place = at(places, face * 3 + corner)
      const corners = faces.cornersAt.get(place)
      if (corners) corners.push(face * 3 + corner)
      else faces.cornersAt.set(place, [face * 3 + corner])
    }
  }
  return faces
}

type Vector = [number, number, number]

function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function product(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
