import { BufferAttribute, BufferGeometry, Float32BufferAttribute } from 'three'
import { at } from './at.ts'

/** Indexed triangles in millimetres with normals, and where a part needs them `uv` and `color` (its tint). */
export type Geometry = BufferGeometry

/** The index list; throws when the geometry has none. */
export function indexOf(geometry: Geometry): ArrayLike<number> {
  if (!geometry.index) throw new Error('geometry without index')
  return geometry.index.array
}

/** The values of an attribute that must be there. */
export function valuesOf(geometry: Geometry, name: string): ArrayLike<number> {
  const attribute = geometry.getAttribute(name)
  if (!attribute) throw new Error(`geometry without ${name}`)
  return attribute.array
}

/** One geometry of several. Missing colours become white, missing uv zero, when any of them has such. */
export function merge(geometries: Geometry[]): Geometry {
  const sizes: [string, number][] = [
    ['position', 3],
    ['normal', 3],
  ]
  if (geometries.some((geometry) => geometry.hasAttribute('uv'))) sizes.push(['uv', 2])
  if (geometries.some((geometry) => geometry.hasAttribute('color'))) sizes.push(['color', 3])
  const merged = new BufferGeometry()
  for (const [name, size] of sizes) {
    const values: number[] = []
    for (const geometry of geometries) {
      const count = geometry.getAttribute('position').count
      const source = geometry.hasAttribute(name) ? valuesOf(geometry, name) : undefined
      for (let i = 0; i < count * size; i++) values.push(source ? at(source, i) : name === 'color' ? 1 : 0)
    }
    merged.setAttribute(name, new Float32BufferAttribute(values, size))
  }
  const index: number[] = []
  let offset = 0
  for (const geometry of geometries) {
    for (const vertex of Array.from(indexOf(geometry))) index.push(vertex + offset)
    offset += geometry.getAttribute('position').count
  }
  return merged.setIndex(index)
}

/** Keeps the faces for which `keep` is true of the face's centre, and drops vertices that nobody uses then. */
function keepFaces(geometry: Geometry, keep: (x: number, y: number, z: number) => boolean): Geometry {
  const index = indexOf(geometry)
  const position = valuesOf(geometry, 'position')
  const kept: number[] = []
  for (let face = 0; face < index.length; face += 3) {
    const corners = [at(index, face), at(index, face + 1), at(index, face + 2)]
    const mean = (axis: number): number =>
      corners.reduce((sum, corner) => sum + at(position, corner * 3 + axis), 0) / 3
    if (keep(mean(0), mean(1), mean(2))) kept.push(...corners)
  }
  return compact(geometry.clone().setIndex(kept))
}

/** Drops the faces whose centre lies below z: back caps that are glued to something. */
export function above(geometry: Geometry, z: number): Geometry {
  return keepFaces(geometry, (_x, _y, centre) => centre > z)
}

/** The same triangles with only the vertices they use. */
export function compact(geometry: Geometry): Geometry {
  const renamed = new Map<number, number>()
  const index = Array.from(indexOf(geometry), (vertex) => {
    const known = renamed.get(vertex)
    if (known !== undefined) return known
    renamed.set(vertex, renamed.size)
    return renamed.size - 1
  })
  const result = new BufferGeometry()
  for (const name of Object.keys(geometry.attributes)) {
    const source = geometry.getAttribute(name)
    const values = new Float32Array(renamed.size * source.itemSize)
    for (const [from, to] of renamed)
      for (let k = 0; k < source.itemSize; k++)
        values[to * source.itemSize + k] = at(source.array, from * source.itemSize + k)
    result.setAttribute(name, new BufferAttribute(values, source.itemSize))
  }
  return result.setIndex(index)
}

/** Gives every vertex one colour (linear 0 to 1) that multiplies the material's. */
export function tinted(geometry: Geometry, red: number, green = red, blue = red): Geometry {
  const count = geometry.getAttribute('position').count
  const values = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) values.set([red, green, blue], i * 3)
  return geometry.setAttribute('color', new BufferAttribute(values, 3))
}

/** Moves a geometry and gives it back; a name shorter than the chain that three needs. */
export function moved(geometry: Geometry, x: number, y: number, z: number): Geometry {
  geometry.translate(x, y, z)
  return geometry
}

/** Sets uv from each vertex's place. Values are clamped to 0..1: quantization skips uv sets that leave it. */
export function withUv(
  geometry: Geometry,
  map: (x: number, y: number, z: number, vertex: number) => [number, number],
): Geometry {
  const position = valuesOf(geometry, 'position')
  const values = new Float32Array((position.length / 3) * 2)
  for (let i = 0; i < position.length / 3; i++) {
    const [u, v] = map(at(position, i * 3), at(position, i * 3 + 1), at(position, i * 3 + 2), i)
    values.set([Math.min(1, Math.max(0, u)), Math.min(1, Math.max(0, v))], i * 2)
  }
  return geometry.setAttribute('uv', new BufferAttribute(values, 2))
}

/** Uv seen from the front over a box of the xy plane; v runs down, as glTF has it. */
export function frontUv(
  geometry: Geometry,
  box: readonly [x0: number, y0: number, x1: number, y1: number],
): Geometry {
  const [x0, y0, x1, y1] = box
  return withUv(geometry, (x, y) => [(x - x0) / (x1 - x0), 1 - (y - y0) / (y1 - y0)])
}

/**
 * Uv seen from the front, with the sides unfolded outwards instead of stretched: a side lies as far outside the face's
 * edge as it lies below `top` (mm). The box must leave room for that.
 */
export function unfoldedUv(
  geometry: Geometry,
  box: readonly [x0: number, y0: number, x1: number, y1: number],
  top: number,
): Geometry {
  const [x0, y0, x1, y1] = box
  const normal = geometry.getAttribute('normal')
  return withUv(geometry, (x, y, z, vertex) => {
    const below = Math.abs(top - z)
    const [px, py] = [x + normal.getX(vertex) * below, y + normal.getY(vertex) * below]
    return [(px - x0) / (x1 - x0), 1 - (py - y0) / (y1 - y0)]
  })
}

/** Geometry from raw lists of positions and triangle corners, without normals yet. */
export function fromLists(positions: number[], index: number[]): Geometry {
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setIndex(index)
}
