/** Distance in millimetres to a surface, negative inside. */
export type Distance = (x: number, y: number, z: number) => number
export type Vector = [x: number, y: number, z: number]

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, with flat ends. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Intersection whose edge is rounded over a radius (mm). */
export function common(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.max(a, b) + overlap * overlap * radius * 0.25
}

/** Distance to a round-cornered rectangle in the plane, given its half sizes. */
export function roundRect(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  radius: number,
): number {
  const qx = Math.abs(x) - halfWidth + radius
  const qy = Math.abs(y) - halfHeight + radius
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius
}

/** The surface's direction (unit gradient) at a point. */
export function direction(distance: Distance, x: number, y: number, z: number, step = 0.05): Vector {
  const [gx, gy, gz] = gradient(distance, x, y, z, step)
  const length = Math.hypot(gx, gy, gz) || 1
  return [gx / length, gy / length, gz / length]
}

/** Central differences over 2 * step millimetres. */
export function gradient(distance: Distance, x: number, y: number, z: number, step = 0.05): Vector {
  return [
    (distance(x + step, y, z) - distance(x - step, y, z)) / (2 * step),
    (distance(x, y + step, z) - distance(x, y - step, z)) / (2 * step),
    (distance(x, y, z + step) - distance(x, y, z - step)) / (2 * step),
  ]
}

/** The z at which a line parallel to z, coming from `from` downwards, meets the surface. Throws when it misses. */
export function surfaceZ(distance: Distance, x: number, y: number, from: number, to: number): number {
  let outside = from
  for (let z = from; z >= to; z -= 1) {
    if (distance(x, y, z) > 0) {
      outside = z
      continue
    }
    let [far, near] = [outside, z]
    for (let i = 0; i < 30; i++) {
      const middle = (far + near) / 2
      if (distance(x, y, middle) > 0) far = middle
      else near = middle
    }
    return (far + near) / 2
  }
  throw new Error(`no surface at ${x}, ${y}`)
}
