import { type Camera, project, type Vec3 } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'

/** CSS px or units of a plane; y down. */
export type Point = readonly [x: number, y: number]

/** Corners clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point]

/** Rows of a 3 by 3 matrix that maps one plane to another; the last number is 1. */
type Homography = readonly [number, number, number, number, number, number, number, number, 1]

/** Maps a rectangle with its upper left corner at the origin onto four corners; null where these are collinear. */
export function homography({ width, height }: Size, [a, b, c, d]: Quad): Homography | null {
  const [fromB, fromD] = [minus(b, c), minus(d, c)]
  const bent: Point = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const area = cross(fromB, fromD)
  if (Math.abs(area) < 1e-9) return null
  const g = cross(bent, fromD) / area
  const h = cross(fromB, bent) / area
  return [
    (b[0] - a[0] + g * b[0]) / width,
    (d[0] - a[0] + h * d[0]) / height,
    a[0],
    (b[1] - a[1] + g * b[1]) / width,
    (d[1] - a[1] + h * d[1]) / height,
    a[1],
    g / width,
    h / height,
    1,
  ]
}

/** As a CSS transform for an element with `transform-origin` at its upper left corner. */
export function matrix3d([a, b, c, d, e, f, g, h, i]: Homography): string {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`
}

export function mapped([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** The point that is mapped to this one; null for none. */
export function unmapped([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point | null {
  // Two linear equations for the point.
  const [ux, vx, kx] = [a - g * x, b - h * x, i * x - c]
  const [uy, vy, ky] = [d - g * y, e - h * y, i * y - f]
  const area = ux * vy - vx * uy
  if (Math.abs(area) < 1e-12) return null
  return [(kx * vy - vx * ky) / area, (ux * ky - kx * uy) / area]
}

/** Positions of four points of a scene on a page that its picture fills. */
export function quadOf(
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  camera: Camera,
  { width, height }: Size,
): Quad {
  const seen = (point: Vec3): Point => {
    const [x, y] = project(point, camera, width / height)
    return [x * width, y * height]
  }
  return [seen(corners[0]), seen(corners[1]), seen(corners[2]), seen(corners[3])]
}

/** An element of the page on a plane of the scene or still. Moves without React. */
export interface ScreenPlane {
  /** Ref of the element; it must lie at the origin of the corners, without transformed parents. */
  readonly hold: (element: HTMLElement | null) => void
  /** Places the element on these corners of the page. */
  readonly place: (corners: Quad) => void
  /** The position of a page's point on the plane, in its units; null before it was placed. */
  readonly pointAt: (point: Point) => Point | null
}

/** Share by which the layout may differ from the visible size before it is updated. */
const tolerance = 0.06

/**
 * Keeps an element on a plane. Its layout size follows its visible size, so that text is crisp and has its true size
 * in CSS px; `--u` is one unit of the plane in CSS px.
 * @param size of the plane in its units
 */
export function createScreenPlane(size: Size): ScreenPlane {
  let element: HTMLElement | null = null
  let corners: Quad | null = null
  let laidOut = 0

  function lay(): void {
    if (element === null || corners === null) return
    const { style } = element
    const seen = Math.max(length(corners[0], corners[1]), length(corners[3], corners[2]))
    if (laidOut === 0 || Math.abs(seen / laidOut - 1) > tolerance) {
      laidOut = Math.max(1, Math.round(seen))
      const unit = laidOut / size.width
      style.width = `${laidOut}px`
      style.height = `${size.height * unit}px`
      style.setProperty('--u', `${unit}px`)
      style.transformOrigin = '0 0'
    }
    const matrix = homography({ width: laidOut, height: (size.height * laidOut) / size.width }, corners)
    if (matrix !== null) style.transform = matrix3d(matrix)
  }

  return {
    hold: (held) => {
      element = held
      laidOut = 0
      lay()
    },
    place: (to) => {
      corners = to
      lay()
    },
    pointAt: (point) => {
      const matrix = corners && homography(size, corners)
      return matrix && unmapped(matrix, point)
    },
  }
}

const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]]
const cross = (p: Point, q: Point) => p[0] * q[1] - p[1] * q[0]
const length = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
