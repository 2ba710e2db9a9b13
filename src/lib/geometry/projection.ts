/** A point or direction in metres: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [number, number, number]

/** A camera without a renderer: pages place links by it, scenes draw with it. */
export interface Camera {
  readonly eye: Vec3
  readonly target: Vec3
  /** Vertical field of view, degrees. */
  readonly fov: number
}

/** Shares of the picture, from its upper left corner; below 0 or above 1 outside the picture. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a point appears. @param aspect width by height of the picture */
export function project([x, y, z]: Vec3, camera: Camera, aspect: number): readonly [number, number] {
  const back = unit(minus(camera.eye, camera.target))
  const right = unit(cross([0, 1, 0], back))
  const up = cross(back, right)
  const away = minus([x, y, z], camera.eye)
  const depth = -dot(away, back)
  const reach = depth * Math.tan((camera.fov * Math.PI) / 360)
  return [0.5 + dot(away, right) / (2 * reach * aspect), 0.5 - dot(away, up) / (2 * reach)]
}

/** The smallest rectangle around points as they appear. */
export function projectRect(points: readonly Vec3[], camera: Camera, aspect: number): Rect {
  const seen = points.map((point) => project(point, camera, aspect))
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function cornersOf(min: Vec3, max: Vec3): readonly Vec3[] {
  const corners: Vec3[] = []
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) corners.push([x, y, z])
  return corners
}

/** The vertical field of view, degrees, that shows at least what `fov` shows at `atLeastAspect`. */
export function fittingFov(fov: number, atLeastAspect: number, aspect: number): number {
  if (aspect >= atLeastAspect) return fov
  return (Math.atan((Math.tan((fov * Math.PI) / 360) * atLeastAspect) / aspect) * 360) / Math.PI
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit(a: Vec3): Vec3 {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
