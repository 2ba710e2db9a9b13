import { deviceSize } from '#lib/galaxy/field.ts'
import { type Camera, project } from '#lib/geometry/projection.ts'

/** Units of the sky per metre of the model. */
const perMetre = 1400
/** Half size of the picture, metres: the device and a margin. */
const half = { x: 0.052, y: 0.13 } as const
const eyeDistance = 1.7
/** Radians above the horizon, so that the ring on top is visible. */
const eyeHeight = 0.3
const middle = 0.114
/** Of the light ring, metres. */
const ringPlace = { radius: 0.0397, y: 0.2322 } as const

export const lens: Camera = {
  eye: [0, middle + eyeDistance * Math.sin(eyeHeight), eyeDistance * Math.cos(eyeHeight)],
  target: [0, middle, 0],
  fov: (2 * Math.atan(half.y / eyeDistance) * 180) / Math.PI,
}

export const pictureAspect = half.x / half.y

/** Half size of the pictures, units. */
export const pictureHalf: readonly [number, number] = [half.x * perMetre, half.y * perMetre]

/** Centre and half axes of the ring in the picture, in units from the device's centre, y up. */
export function ringFit(): [number, number, number, number] {
  const { radius, y } = ringPlace
  const seen = (x: number, z: number) => {
    const [right, down] = project([x, y, z], lens, pictureAspect)
    return [(right - 0.5) * 2 * half.x * perMetre, (0.5 - down) * 2 * half.y * perMetre] as const
  }
  const [back, front, side] = [seen(0, -radius)[1], seen(0, radius)[1], seen(radius, 0)[0]]
  return [0, (back + front) / 2, side, (back - front) / 2]
}

/** Height of the picture, texels, limited to what can be seen. @param tallest largest zoom, CSS px per unit */
export function pictureHeight(dpr: number, tallest: number): number {
  return Math.min(1536, Math.max(128, Math.round(deviceSize.height * dpr * tallest)))
}
