import { DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { Sky } from './ao.ts'
import { at } from './at.ts'
import { type Field, field } from './field.ts'
import type { Front, Model } from './model.ts'
import { placements } from './place.ts'

// Light is soft: it is baked on a grid so much coarser than the texture, which saves its square in time.
const coarse = 2

/**
 * Baked light of a part seen from its front, one value per texel: for plates with holes, where vertices are too few.
 * Texels over holes take on what is beside them.
 */
export function frontLight({ parts, ambience: { floor } }: Model, front: Front, sky: Sky): Field {
  const part = parts.find((candidate) => candidate.name === front.part)
  const place = placements(parts).get(front.part)
  if (!part?.geometry || !place) throw new Error(`${front.part} has no mesh to light`)
  const own = new MeshBVH(part.geometry.clone())
  const [x0, y0, x1, y1] = front.box
  const [point, facing] = [new Vector3(), new Vector3()]
  const down = new Ray(new Vector3(), new Vector3(0, 0, -1))
  const light = field(
    Math.ceil(front.roughness.width / coarse),
    Math.ceil(front.roughness.height / coarse),
    (u, v) => {
      down.origin.set(x0 + u * (x1 - x0), y1 - v * (y1 - y0), 1000)
      const hit = own.raycastFirst(down, DoubleSide)
      if (!hit?.face) return -1
      point.copy(hit.point).applyMatrix4(place)
      facing.copy(hit.face.normal).transformDirection(place)
      const spin = ((Math.floor(u * 8191) * 73 + Math.floor(v * 8191) * 151) % 97) / 15
      return floor + (1 - floor) * sky.at(point, facing, 0.05, spin)
    },
  )
  const filled = spread(smoothed(light))
  return field(front.roughness.width, front.roughness.height, (u, v) => sample(filled, u, v))
}

/** A 3 x 3 mean over the texels that are set. */
function smoothed(light: Field): Field {
  return { ...light, values: light.values.map((value, i) => (value < 0 ? value : mean(light, i))) }
}

/** Fills unset texels (-1) from their neighbours, ring by ring, then with white. */
function spread(light: Field, rings = 8): Field {
  let current = light
  for (let ring = 0; ring < rings; ring++) {
    const from = current
    current = { ...from, values: from.values.map((value, i) => (value < 0 ? mean(from, i) : value)) }
  }
  return { ...current, values: current.values.map((value) => (value < 0 ? 1 : value)) }
}

function mean({ width, height, values }: Field, i: number): number {
  const [x, y] = [i % width, Math.floor(i / width)]
  let [sum, count] = [0, 0]
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue
      const value = at(values, (y + dy) * width + x + dx)
      if (value < 0) continue
      sum += value
      count++
    }
  return count > 0 ? sum / count : -1
}

/** Bilinear, clamped at the edges. */
function sample({ width, height, values }: Field, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const row = (line: number): number =>
    at(values, line * width + x0) * (1 - x + x0) + at(values, line * width + x1) * (x - x0)
  return row(y0) * (1 - y + y0) + row(y1) * (y - y0)
}
