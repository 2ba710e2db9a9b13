import type { Geometry } from '#workshop/models/lib/geometry.ts'
import type { Vec3 } from '#workshop/models/lib/model.ts'
import { wire } from '#workshop/models/lib/wire.ts'

/** A round cable through points, 4.2 mm thick. */
export const cable = (points: readonly Vec3[]): Geometry => wire(points, 2.1)
