import { type Camera, cornersOf, projectRect, type Rect, type Vec3 } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'
import { type Quad, quadOf } from '../stage/screenPlane.ts'

/** The tube's picture, millimetres. */
export const tubeSize: Size = { width: 278, height: 208.5 }

/** Lean of the front. */
const slope = 0.055
/** Out of the glass, and up along it. */
const out: Vec3 = unit([0, slope, 1])
const up: Vec3 = unit([0, 1, -slope])
/** Centre of the picture's plane, slightly behind the front of the curved glass. Metres. */
const tubeAt: Vec3 = [0, 0.246 - 0.007 * out[1], 0.1515 - 0.007]

/** Corners of the tube's picture, metres, clockwise from the upper left. */
export const tubeCorners: readonly [Vec3, Vec3, Vec3, Vec3] = [
  onTube(-1, 1),
  onTube(1, 1),
  onTube(1, -1),
  onTube(-1, -1),
]

function onTube(x: number, y: number): Vec3 {
  return add(tubeAt, up, (y * tubeSize.height) / 2000, (x * tubeSize.width) / 2000)
}

/** Cameras of the scene: from some distance, and close to the tube. */
interface ImacLayout {
  readonly isWide: boolean
  readonly welcome: Camera
  readonly desk: Camera
}

/** Width by height from which the text stands beside the machine. */
const wideFrom = 1
/** Close view: metres to the tube, its largest shares of the picture, and the height of its centre. */
const desk = {
  away: 1.15,
  wide: { height: 0.755, width: 0.92, at: 0.452 },
  tall: { height: 0.8, width: 0.885, at: 0.42 },
} as const
/** Distant view: radians around and above, metres to the target, and the target. */
const welcome = {
  wide: { around: -0.47, above: 0.13, away: 2.1, height: 0.72, leastWidth: 1.15, at: [-0.11, 0.185, 0.074] },
  tall: { around: -0.47, above: 0.15, away: 2.3, height: 0, leastWidth: 0.9, at: [0.067, 0.105, 0.13] },
} as const

/** @param aspect width by height of the picture */
export function layoutOf(aspect: number): ImacLayout {
  const isWide = aspect >= wideFrom
  return { isWide, welcome: welcomeCamera(aspect, isWide), desk: desktopCamera(aspect, isWide) }
}

/** Straight in front of the glass, so that right angles stay and text is crisp. */
function desktopCamera(aspect: number, isWide: boolean): Camera {
  const share = isWide ? desk.wide : desk.tall
  const height = Math.max(
    tubeSize.height / 1000 / share.height,
    tubeSize.width / 1000 / (share.width * aspect),
  )
  const target = add(tubeAt, up, -(0.5 - share.at) * height)
  return { eye: add(target, out, desk.away), target, fov: fovOf(height, desk.away) }
}

function welcomeCamera(aspect: number, isWide: boolean): Camera {
  const { around, above, away, height, leastWidth, at } = isWide ? welcome.wide : welcome.tall
  const back: Vec3 = [Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above)]
  return { eye: add(at, back, away), target: at, fov: fovOf(Math.max(height, leastWidth / aspect), away) }
}

/** The machine's front, metres, which opens it in the hand. */
const front = cornersOf([-0.17, 0.05, 0.12], [0.17, 0.35, 0.15])

/** Position of the front on the welcome page. */
export function frontOn({ width, height }: Size): Rect {
  const aspect = width / height
  return projectRect(front, layoutOf(aspect).welcome, aspect)
}

/** Interpolates two cameras. @param share 0 to 1 */
export function between(from: Camera, to: Camera, share: number): Camera {
  const along = (a: number, b: number) => a + (b - a) * share
  const path = (a: Vec3, b: Vec3): Vec3 => [along(a[0], b[0]), along(a[1], b[1]), along(a[2], b[2])]
  return { eye: path(from.eye, to.eye), target: path(from.target, to.target), fov: along(from.fov, to.fov) }
}

/** Position of the tube's picture on a page that the scene fills, CSS px. */
export function tubeOn(screen: Size): Quad {
  return quadOf(tubeCorners, layoutOf(screen.width / screen.height).desk, screen)
}

/** The same where a still covers the page and is cropped. @param picture size in pixels */
export function tubeOnPicture(screen: Size, picture: Size): Quad {
  const scale = Math.max(screen.width / picture.width, screen.height / picture.height)
  const shown = { width: picture.width * scale, height: picture.height * scale }
  const [left, top] = [(screen.width - shown.width) / 2, (screen.height - shown.height) / 2]
  const [a, b, c, d] = tubeOn(shown)
  const moved = ([x, y]: Quad[0]): Quad[0] => [x + left, y + top]
  return [moved(a), moved(b), moved(c), moved(d)]
}

/** The power key (workshop/models/objects/computer/form.ts), millimetres from the bottom centre of the picture. */
const powerKey = { below: 112, radius: 9.2 } as const

/** The square around the power key, CSS px, for a tube with these corners seen from the front. */
export function powerKeyBelow([a, b, c, d]: Quad) {
  const unit = (b[0] - a[0]) / tubeSize.width
  const size = 3 * powerKey.radius * unit
  return {
    left: (c[0] + d[0] - size) / 2,
    top: d[1] + powerKey.below * unit - size / 2,
    width: size,
    height: size,
  }
}

/** Width by height above which the pictures crop the tube. */
export const widest = 2.05

/** Whether the landscape picture covers the page with the whole tube in view. Near a square the portrait one does. */
export const isLying = ({ width, height }: Size): boolean => width >= 1.03 * height

const fovOf = (height: number, away: number) => (Math.atan(height / 2 / away) * 360) / Math.PI

/** A point moved along a direction, and to the right. */
function add(point: Vec3, direction: Vec3, by: number, right = 0): Vec3 {
  return [point[0] + direction[0] * by + right, point[1] + direction[1] * by, point[2] + direction[2] * by]
}

function unit(a: Vec3): Vec3 {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
