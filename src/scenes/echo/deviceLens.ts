import { deviceSize } from '#lib/galaxy/field.ts'
import { type Camera, project } from '#lib/geometry/projection.ts'

/** Units of the sky a metre of the model. */
const perMetre = 1400
/** Half of the picture in metres: the device and a little air. */
const half = { x: 0.052, y: 0.13 } as const
const eyeDistance = 1.7
/** Radians above the horizon: the ring on top has to be seen. */
const eyeHeight = 0.3
const middle = 0.114
/** Of the light ring, metres. */
const ringPlace = { radius: 0.0397, y: 0.2322 } as const

/** How the pictures of the device are taken. */
export const lens: Camera = {
  eye: [0, middle + eyeDistance * Math.sin(eyeHeight), eyeDistance * Math.cos(eyeHeight)],
  target: [0, middle, 0],
  fov: (2 * Math.atan(half.y / eyeDistance) * 180) / Math.PI,
}

/** Width by height. */
export const pictureAspect = half.x / half.y

/** Half of the pictures, units. */
export const pictureHalf: readonly [number, number] = [half.x * perMetre, half.y * perMetre]

/** The ring's middle and half axes as the lens sees it, in units from the device's middle, y up. */
export function ringFit(): [number, number, number, number] {
  const { radius, y } = ringPlace
  const seen = (x: number, z: number) => {
    const [right, down] = project([x, y, z], lens, pictureAspect)
    return [(right - 0.5) * 2 * half.x * perMetre, (0.5 - down) * 2 * half.y * perMetre] as const
  }
  const [back, front, side] = [seen(0, -radius)[1], seen(0, radius)[1], seen(radius, 0)[0]]
  return [0, (back + front) / 2, side, (back - front) / 2]
}

/** A picture taller than it would ever be looked at is wasted; texels. @param tallest CSS px that a unit takes at most */
export function pictureHeight(dpr: number, tallest: number): number {
  return Math.min(1536, Math.max(128, Math.round(deviceSize.height * dpr * tallest)))
}
