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

/** A device on its plinth. */
export interface Stand extends HallDevice {
  /** Middle of the plinth's top, metres. */
  readonly at: Vec3
}

export interface HallView {
  readonly camera: Camera
  readonly stands: readonly Stand[]
  /** The narrowest picture that it fits into without shrinking, width by height. */
  readonly fits: number
  /** Where the wall is, metres. */
  readonly wallZ: number
}

/** Half the width of a plinth, metres. */
export const plinthHalf = 0.084

/** From this width by height on the devices stand side by side. */
const landscapeFrom = 1
/** Metres from the last plinth back to the wall, at least. */
const toWall = 0.47

interface Composition {
  readonly camera: Camera
  /** The narrowest picture, width by height, that it fits into without shrinking. */
  readonly fits: number
  readonly placeOf: (index: number) => Vec3
}

/** From 0 for the first to 1 for the last. */
const stepOf = (index: number, count: number) => (count === 1 ? 0 : index / (count - 1))

/** Plinths side by side, going back into the dark: the way from the cassette to streaming. */
const landscape = (count: number): Composition => ({
  camera: { eye: [0, 0.125, 1.2], target: [0, 0.034, 0], fov: 23 },
  fits: 1.56 + 0.6 * (count - 3),
  placeOf: (index) => {
    const back = stepOf(index, count)
    return [0.255 * (index - (count - 1) / 2), -0.066 - 0.03 * back, 0.05 - 0.1 * back]
  },
})

/** On a standing screen the way climbs from side to side: the nearest lowest, within easiest reach. */
const portrait = (count: number): Composition => {
  const isSteep = count > 4
  const [up, back] = isSteep ? [0.155, 0.06] : [0.081, 0.26]
  return {
    camera: { eye: [0, 0.2, 1.75], target: [0, isSteep ? 0.04 * count - 0.01 : -0.01, 0], fov: 27 },
    fits: isSteep ? 0.25 * count : 0.54,
    placeOf: (index) => {
      const side = count === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * (0.07 + 0.045 * stepOf(index, count))
      // One or two stand where the middle of three is.
      const at = index + Math.max(0, 3 - count) / 2
      return [side, -0.262 + up * at, 0.24 - back * at]
    },
  }
}

/** How the hall is seen on a screen, whatever stands in it. @param aspect width by height */
export function hallView(aspect: number, devices: readonly HallDevice[]): HallView {
  const compose = aspect >= landscapeFrom ? landscape : portrait
  const { camera, fits, placeOf } = compose(devices.length)
  const stands = devices.map((device, index) => ({ ...device, at: placeOf(index) }))
  const lastZ = Math.min(...stands.map(({ at: [, , z] }) => z))
  const fov = fittingFov(camera.fov, fits, aspect)
  return { camera: { ...camera, fov }, stands, fits, wallZ: Math.min(-0.75, lastZ - toWall) }
}

/** The stand of one device. @throws where the hall has none */
export function standOf(key: string, { stands }: HallView): Stand {
  const stand = stands.find(({ slug }) => slug === key)
  if (stand === undefined) throw new Error(`"${key}" does not stand in the hall`)
  return stand
}

/** Where to stand so that the device fills the picture: the end of the way into it. */
export function closeUpOf({ at: [x, y, z], height, closeUp }: Stand): Pick<Camera, 'eye' | 'target'> {
  const middle = y + height * closeUp.share
  return { eye: [x, middle + closeUp.above, z + closeUp.away], target: [x, middle, z] }
}

/** What a page needs to lay its links over the devices: shares of the picture. */
export interface Spot {
  /** Around the device itself. */
  readonly object: Rect
  /** The front edge of the plinth's top: labels hang below it. */
  readonly edge: { readonly left: number; readonly right: number; readonly y: number }
}

/** Where a device is seen in a picture of that width by height. */
export function spotOf({ at: [x, y, z], half, height }: Stand, camera: Camera, aspect: number): Spot {
  const corners = cornersOf([x - half[0], y, z - half[1]], [x + half[0], y + height, z + half[1]])
  const [left, edgeY] = project([x - plinthHalf, y, z + plinthHalf], camera, aspect)
  const [right] = project([x + plinthHalf, y, z + plinthHalf], camera, aspect)
  return { object: projectRect(corners, camera, aspect), edge: { left, right, y: edgeY } }
}
