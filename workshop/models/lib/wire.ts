import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { Geometry } from './geometry.ts'
import type { Vec3 } from './model.ts'
import { creased } from './normals.ts'

/** A round wire through points; radius in mm. */
export function wire(points: readonly Vec3[], radius: number, sides = 7): Geometry {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  const tube = new TubeGeometry(curve, points.length * 6, radius, sides)
  tube.deleteAttribute('uv')
  tube.deleteAttribute('normal')
  return creased(tube, { degrees: 60 })
}
