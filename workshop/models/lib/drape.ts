import { DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import type { Geometry } from './geometry.ts'

/** Lays a print onto what is seen of a body from behind (against z), `lift` mm off it. Throws where it misses the body. */
export function drapedBehind(print: Geometry, body: Geometry, lift: number): Geometry {
  const bvh = new MeshBVH(body.clone())
  const position = print.getAttribute('position')
  const ray = new Ray(new Vector3(), new Vector3(0, 0, 1))
  for (let i = 0; i < position.count; i++) {
    ray.origin.set(position.getX(i), position.getY(i), -1000)
    const hit = bvh.raycastFirst(ray, DoubleSide)
    if (!hit) throw new Error(`nothing behind ${position.getX(i)}, ${position.getY(i)}`)
    position.setZ(i, hit.point.z - lift)
  }
  return print
}
