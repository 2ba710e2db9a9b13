import { type Camera, cornersOf, projectRect, type Vec3 } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'
import { type Quad, quadOf } from '../stage/screenPlane.ts'

/** The model, millimetres from its centre (workshop/models/objects/player/dimensions.ts). */
const body = { width: 61.8, height: 103.5, depth: 10.5 } as const
const glass = { y: 23.5, width: 50.8, height: 38.1, z: 4.99 } as const
const ring = { y: -25.5, radius: 19.4, z: 5.13 } as const

/** Units of the page's layout of display and wheel. */
export const screenUnits: Size = { width: 320, height: 240 }
export const wheelUnits: Size = { width: 388, height: 388 }

/** Pose at rest, radians: leaning back and slightly turned, so that the steel edge shows. */
export const stance = { lean: -0.115, turn: -0.14 } as const

/** Height of the floor, metres. The leaning player stands on its back edge. */
export const floorY =
  -((body.height / 2) * Math.cos(stance.lean) + (body.depth / 2) * Math.sin(-stance.lean)) / 1000

/** Metres that the picture shows at the player, in width and height. */
const pictureSide = 0.19
const distance = 0.68
const eyeHeight = 0.078

/** The camera of all pictures; the display's size changes only the crop and the scale. */
export const lens: Camera = {
  eye: [0, eyeHeight, distance],
  target: [0, 0, 0],
  fov: (2 * Math.atan(pictureSide / 2 / Math.hypot(distance, eyeHeight)) * 180) / Math.PI,
}

/** The square picture on the page, CSS px; may extend beyond the page. */
export interface PictureFrame {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Size of the still, which contains the whole player. */
export const stillPage: Size = { width: 1600, height: 1600 }

export interface IpodLayout {
  /** Height of the page; its width is that of the content. */
  readonly height: number
  /** Everything fits into the viewport; else the page scrolls and shows a still. */
  readonly fits: boolean
  readonly picture: PictureFrame
  /** Positions of display and wheel while the player rests. */
  readonly screen: Quad
  readonly wheel: Quad
}

/** The player in the picture, as shares of it. */
const seen = projectRect(
  cornersOf(
    [-body.width / 2000, -body.height / 2000, -body.depth / 2000],
    [body.width / 2000, body.height / 2000, body.depth / 2000],
  ).map(standing),
  lens,
  1,
)
const seenWidth = seen.right - seen.left
const seenHeight = seen.bottom - seen.top

/** CSS px: in a narrower page the player's keys would be too small, so the page scrolls. */
const leastWidth = 268
/** CSS px above the player for the head of the page: on phones two lines, on the narrowest three (Head.css). */
const headOf = (width: number) => (width < 369 ? 144 : width < 600 ? 108 : 76)
/** CSS px below the player. */
const foot = 40

/** Positions on a page of this size. */
export function layoutOf({ width, height }: Size): IpodLayout {
  const isTall = height > width * 1.1
  const head = headOf(width)
  const wish = isTall
    ? Math.min(width * (width < 600 ? 0.94 : 0.8), (height * 0.78 * seenWidth) / seenHeight)
    : (height * 0.85 * seenWidth) / seenHeight
  const space = ((height - head - foot) * seenWidth) / seenHeight
  const fitting = Math.min(wish, space, width * 0.96)
  const fits = fitting >= leastWidth
  const playerWidth = fits ? fitting : Math.min(width * 0.94, 360)
  const side = playerWidth / seenWidth
  const playerHeight = side * seenHeight
  const pageHeight = fits ? height : head + playerHeight + 2 * foot
  // Tall displays are touched from below; on wide ones the player is centred in the free height.
  const top =
    isTall && fits
      ? Math.max(head, (height - playerHeight) * 0.56)
      : head + (pageHeight - head - foot - playerHeight) / 2
  const picture = {
    left: width / 2 - side * ((seen.left + seen.right) / 2),
    top: top - side * seen.top,
    side,
  }
  return {
    height: pageHeight,
    fits,
    picture,
    screen: quadIn(picture, rectangle(glass.y, glass.width / 2, glass.height / 2, glass.z)),
    wheel: quadIn(picture, rectangle(ring.y, ring.radius, ring.radius, ring.z)),
  }
}

/** Position of the still on a page so that its player covers the one of the scene. */
export function stillFrame({ left, top, side }: PictureFrame): PictureFrame {
  const photographed = layoutOf(stillPage).picture
  const scale = side / photographed.side
  return {
    left: left - photographed.left * scale,
    top: top - photographed.top * scale,
    side: stillPage.width * scale,
  }
}

function quadIn({ left, top, side }: PictureFrame, corners: readonly [Vec3, Vec3, Vec3, Vec3]): Quad {
  const quad = quadOf(corners, lens, { width: side, height: side })
  const moved = ([x, y]: Quad[number]): Quad[number] => [left + x, top + y]
  return [moved(quad[0]), moved(quad[1]), moved(quad[2]), moved(quad[3])]
}

/** A rectangle on the player's face in its pose. Millimetres. */
function rectangle(y: number, halfX: number, halfY: number, z: number): readonly [Vec3, Vec3, Vec3, Vec3] {
  const at = (x: number, v: number) => standing([x / 1000, v / 1000, z / 1000])
  return [at(-halfX, y + halfY), at(halfX, y + halfY), at(halfX, y - halfY), at(-halfX, y - halfY)]
}

/** A point of the model in the scene: turned about its own upright axis, then leaned back. */
function standing([x, y, z]: Vec3): Vec3 {
  const [ct, st] = [Math.cos(stance.turn), Math.sin(stance.turn)]
  const [cl, sl] = [Math.cos(stance.lean), Math.sin(stance.lean)]
  const [u, w] = [x * ct + z * st, z * ct - x * st]
  return [u, y * cl - w * sl, y * sl + w * cl]
}
