import type { HallKey } from '#lib/hallKeys.ts'
import {
  type Camera,
  cornersOf,
  fittingFov,
  project,
  projectRect,
  type Rect,
  type Vec3,
} from '#lib/projection.ts'

/** Where one object stands. Metres and radians. */
export interface Place {
  /** Middle of its plinth's top. */
  readonly at: Vec3
  /** Turn about the vertical while nobody is near, and with somebody near. */
  readonly turn: readonly [far: number, near: number]
}

export interface HallView {
  readonly camera: Camera
  readonly places: Readonly<Record<HallKey, Place>>
}

/**
 * How much larger or smaller than life the objects stand here, so that a cassette holds its own beside a speaker, and
 * their half widths, heights and half depths at that size, metres.
 */
export const stature: Readonly<
  Record<HallKey, { scale: number; half: readonly [number, number]; height: number }>
> = {
  tape: { scale: 1.42, half: [0.0715, 0.02], height: 0.092 },
  ipod: { scale: 1.42, half: [0.044, 0.012], height: 0.148 },
  echo: { scale: 0.8, half: [0.034, 0.034], height: 0.189 },
}

/** How the flat objects stand: lean back, radians; distance from the middle of the plinth, metres. */
export const stance = { tape: { lean: -0.2, z: 0.012 }, ipod: { lean: -0.07, z: 0.004 } } as const

/** Half the width of a plinth, metres. */
export const plinthHalf = 0.084

/** Three plinths side by side, going back into the dark: the way from the cassette to streaming. */
const landscape: HallView = {
  camera: { eye: [0, 0.125, 1.2], target: [0, 0.034, 0], fov: 23 },
  places: {
    tape: { at: [-0.252, -0.066, 0.05], turn: [0.42, 0.06] },
    ipod: { at: [0.0, -0.078, 0], turn: [0.36, -0.16] },
    echo: { at: [0.258, -0.096, -0.05], turn: [-0.5, 0.15] },
  },
}

/** On a standing screen the way climbs: the nearest lowest, within easiest reach. */
const portrait: HallView = {
  camera: { eye: [0, 0.2, 1.75], target: [0, -0.01, 0], fov: 27 },
  places: {
    tape: { at: [-0.07, -0.262, 0.24], turn: [0.34, 0.02] },
    ipod: { at: [0.105, -0.18, 0.02], turn: [0.3, -0.18] },
    echo: { at: [-0.115, -0.1, -0.28], turn: [-0.4, 0.2] },
  },
}

/** From this width by height on the objects stand side by side. */
const landscapeFrom = 1
/** The narrowest picture, width by height, that each composition fits into without shrinking. */
const fits = { landscape: 1.56, portrait: 0.54 } as const

/** How the hall is seen on a screen. @param aspect width by height */
export function hallView(aspect: number): HallView {
  const isWide = aspect >= landscapeFrom
  const { camera, places } = isWide ? landscape : portrait
  const fov = fittingFov(camera.fov, isWide ? fits.landscape : fits.portrait, aspect)
  return { places, camera: { ...camera, fov } }
}

/** What one looks at in the end, as a share of the height, from how far above it and how far away, metres. Of the speaker it is the ring of light. */
const approach = {
  tape: { share: 0.52, above: 0.03, away: 0.34 },
  ipod: { share: 0.52, above: 0.03, away: 0.36 },
  echo: { share: 0.84, above: 0.095, away: 0.3 },
} as const

/** Where to stand so that the object fills the picture: the end of the way into it. */
export function closeUp(key: HallKey, { places }: HallView): Pick<Camera, 'eye' | 'target'> {
  const [x, y, z] = places[key].at
  const { share, above, away } = approach[key]
  const middle = y + stature[key].height * share
  return { eye: [x, middle + above, z + away], target: [x, middle, z] }
}

/** What a page needs to lay its links over the objects: shares of the picture. */
export interface Spot {
  /** Around the object itself. */
  readonly object: Rect
  /** The front edge of the plinth's top: labels hang below it. */
  readonly edge: { readonly left: number; readonly right: number; readonly y: number }
}

/** Where an object is seen in a picture of that width by height. */
export function spotOf(key: HallKey, view: HallView, aspect: number): Spot {
  const [x, y, z] = view.places[key].at
  const {
    half: [halfWidth, halfDepth],
    height,
  } = stature[key]
  const corners = cornersOf([x - halfWidth, y, z - halfDepth], [x + halfWidth, y + height, z + halfDepth])
  const [left, edgeY] = project([x - plinthHalf, y, z + plinthHalf], view.camera, aspect)
  const [right] = project([x + plinthHalf, y, z + plinthHalf], view.camera, aspect)
  return { object: projectRect(corners, view.camera, aspect), edge: { left, right, y: edgeY } }
}
