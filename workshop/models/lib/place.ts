import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Geometry } from './geometry.ts'
import type { Part } from './model.ts'

/** Where every part stands in the model, by name. */
export function placements(parts: Part[]): ReadonlyMap<string, Matrix4> {
  const places = new Map<string, Matrix4>()
  for (const part of parts) {
    const own = new Matrix4().compose(
      new Vector3(...(part.position ?? [0, 0, 0])),
      new Quaternion().setFromEuler(new Euler(...(part.rotation ?? [0, 0, 0]))),
      new Vector3(1, 1, 1),
    )
    const parent = part.parent === undefined ? undefined : places.get(part.parent)
    if (part.parent !== undefined && !parent)
      throw new Error(`${part.name} comes before its parent ${part.parent}`)
    places.set(part.name, parent ? parent.clone().multiply(own) : own)
  }
  return places
}

/** The mesh a part shows, its own or the one it shares. */
export function meshOf(parts: Part[], part: Part): Geometry | undefined {
  if (part.meshOf === undefined) return part.geometry
  const owner = parts.find((other) => other.name === part.meshOf)
  if (!owner?.geometry) throw new Error(`${part.name} shares a mesh that ${part.meshOf} has not`)
  return owner.geometry
}
