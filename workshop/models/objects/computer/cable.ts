import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { Geometry } from '#workshop/models/lib/geometry.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { creased } from '#workshop/models/lib/normals.ts'

/** A round cable through points, 4.2 mm thick. */
export function cable(points: readonly Vec3[]): Geometry {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  const tube = new TubeGeometry(curve, points.length * 6, 2.1, 7)
  tube.deleteAttribute('uv')
  tube.deleteAttribute('normal')
  return creased(tube, { degrees: 60 })
}
