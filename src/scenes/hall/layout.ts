import {
  type Camera,
  cornersOf,
  fittingFov,
  project,
  projectRect,
  type Rect,
  type Vec3,
} from '#lib/geometry/projection.ts'
import type { HallDevice } from './hallDevice.ts'

export interface Stand extends HallDevice {
  /** Centre of the plinth's top, metres. */
  readonly at: Vec3
}

export interface HallView {
  readonly camera: Camera
  readonly stands: readonly Stand[]
  /** The narrowest picture that it fits into without shrinking, width by height. */
  readonly fits: number
  /** Position of the wall, metres. */
  readonly wallZ: number
}

/** Half width of a plinth, metres. */
export const plinthHalf = 0.084

/** Width by height from which the devices stand side by side. */
const landscapeFrom = 1
/** Least distance from the last plinth to the wall, metres. */
const toWall = 0.47

interface Composition {
  readonly camera: Camera
  /** The narrowest picture, width by height, that it fits into without shrinking. */
  readonly fits: number
  readonly placeOf: (index: number) => Vec3
}

/** From 0 for the first to 1 for the last. */
const stepOf = (index: number, count: number) => (count === 1 ? 0 : index / (count - 1))

/** Side by side, further back towards the present. */
const landscape = (count: number): Composition => ({
  camera: { eye: [0, 0.125, 1.2], target: [0, 0.034, 0], fov: 23 },
  fits: 1.56 + 0.6 * (count - 3),
  placeOf: (index) => {
    const back = stepOf(index, count)
    return [0.255 * (index - (count - 1) / 2), -0.066 - 0.03 * back, 0.05 - 0.1 * back]
  },
})

/** Portrait: zigzag upwards, the nearest lowest and in easiest reach. */
const portrait = (count: number): Composition => {
  const isSteep = count > 4
  const [up, back] = isSteep ? [0.155, 0.06] : [0.081, 0.26]
  return {
    camera: { eye: [0, 0.2, 1.75], target: [0, isSteep ? 0.04 * count - 0.01 : -0.01, 0], fov: 27 },
    fits: isSteep ? 0.25 * count : 0.54,
    placeOf: (index) => {
      const side = count === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * (0.07 + 0.045 * stepOf(index, count))
      // One or two stand around the middle of three.
      const at = index + Math.max(0, 3 - count) / 2
      return [side, -0.262 + up * at, 0.24 - back * at]
    },
  }
}

/** Camera and stands for a picture. @param aspect width by height */
export function hallView(aspect: number, devices: readonly HallDevice[]): HallView {
  const compose = aspect >= landscapeFrom ? landscape : portrait
  const { camera, fits, placeOf } = compose(devices.length)
  const stands = devices.map((device, index) => ({ ...device, at: placeOf(index) }))
  const lastZ = Math.min(...stands.map(({ at: [, , z] }) => z))
  const fov = fittingFov(camera.fov, fits, aspect)
  return { camera: { ...camera, fov }, stands, fits, wallZ: Math.min(-0.75, lastZ - toWall) }
}

/** @throws where the hall has no such device */
export function standOf(key: string, { stands }: HallView): Stand {
  const stand = stands.find(({ slug }) => slug === key)
  if (stand === undefined) throw new Error(`"${key}" does not stand in the hall`)
  return stand
}

/** Camera for which the device fills the picture. */
export function closeUpOf({ at: [x, y, z], height, closeUp }: Stand): Pick<Camera, 'eye' | 'target'> {
  const middle = y + height * closeUp.share
  return { eye: [x, middle + closeUp.above, z + closeUp.away], target: [x, middle, z] }
}

/** What a page needs to lay a link over a device: shares of the picture. */
export interface Spot {
  /** Around the device. */
  readonly object: Rect
  /** Front edge of the plinth's top, from which labels hang. */
  readonly edge: { readonly left: number; readonly right: number; readonly y: number }
}

/** Position of a device in a picture of this width by height. */
export function spotOf({ at: [x, y, z], half, height }: Stand, camera: Camera, aspect: number): Spot {
  const corners = cornersOf([x - half[0], y, z - half[1]], [x + half[0], y + height, z + half[1]])
  const [left, edgeY] = project([x - plinthHalf, y, z + plinthHalf], camera, aspect)
  const [right] = project([x + plinthHalf, y, z + plinthHalf], camera, aspect)
  return { object: projectRect(corners, camera, aspect), edge: { left, right, y: edgeY } }
}
