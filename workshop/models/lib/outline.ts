import { at } from './at.ts'
import { CrossSection, type Region } from './kernel.ts'

/** A point of an outline, millimetres. Outer outlines run counter-clockwise. */
export type Point2 = [x: number, y: number]

/**
 * An outline that can be drawn at any inset (mm, negative grows it), always with the same number of points, so that
 * two insets can be joined face to face.
 */
export type Rim = (inset: number) => Point2[]

interface Place {
  segments?: number
  at?: Point2
}

/** A rectangle of width and height with round corners; segments count per corner. */
export function rectangle(width: number, height: number, radius: number, place: Place = {}): Point2[] {
  const { segments = 8, at: [cx, cy] = [0, 0] } = place
  const corners = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const
  return corners.flatMap(([sx, sy, start]) =>
    Array.from({ length: segments + 1 }, (_, step): Point2 => {
      const angle = ((start + (90 * step) / segments) * Math.PI) / 180
      return [
        cx + sx * (width / 2 - radius) + Math.cos(angle) * radius,
        cy + sy * (height / 2 - radius) + Math.sin(angle) * radius,
      ]
    }),
  )
}

/** A circle; segments count around it. */
export function circle(radius: number, place: Place = {}): Point2[] {
  const { segments = 48, at: [cx, cy] = [0, 0] } = place
  return Array.from({ length: segments }, (_, step): Point2 => {
    const angle = (step / segments) * 2 * Math.PI
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
}

/** The rim of a round-cornered rectangle. The corner keeps 0.05 mm however deep the inset. */
export function rectangleRim(width: number, height: number, radius: number, place: Place = {}): Rim {
  return (inset) => rectangle(width - 2 * inset, height - 2 * inset, Math.max(radius - inset, 0.05), place)
}

/** The rim of a circle. */
export function circleRim(radius: number, place: Place = {}): Rim {
  return (inset) => circle(radius - inset, place)
}

/** A polygon whose corners are rounded by one radius, or by one radius each. */
export function rounded(points: Point2[], radius: number | number[], segments = 5): Point2[] {
  return points.flatMap((corner, index): Point2[] => {
    const r = typeof radius === 'number' ? radius : at(radius, index)
    if (r <= 0) return [corner]
    const before = at(points, (index + points.length - 1) % points.length)
    const after = at(points, (index + 1) % points.length)
    const u = unit(before[0] - corner[0], before[1] - corner[1])
    const v = unit(after[0] - corner[0], after[1] - corner[1])
    const angle = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1])))
    const reach = r / Math.tan(angle / 2)
    const toCentre = unit(u[0] + v[0], u[1] + v[1])
    const cx = corner[0] + (toCentre[0] * r) / Math.sin(angle / 2)
    const cy = corner[1] + (toCentre[1] * r) / Math.sin(angle / 2)
    const start = Math.atan2(corner[1] + u[1] * reach - cy, corner[0] + u[0] * reach - cx)
    const end = Math.atan2(corner[1] + v[1] * reach - cy, corner[0] + v[0] * reach - cx)
    const sweep = Math.atan2(Math.sin(end - start), Math.cos(end - start))
    return Array.from({ length: segments + 1 }, (_, step): Point2 => {
      const a = start + (sweep * step) / segments
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
    })
  })
}

/** The area inside an outline and outside its holes. Either may run in any direction. */
export function region(outline: Point2[], holes: Point2[][] = []): Region {
  const body = new CrossSection([counterClockwise(outline)], 'Positive')
  if (holes.length === 0) return body
  return CrossSection.difference([
    body,
    ...holes.map((hole) => new CrossSection([counterClockwise(hole)], 'Positive')),
  ])
}

/** Signed area, positive when counter-clockwise. */
export function signedArea(points: readonly (readonly [number, number])[]): number {
  let sum = 0
  for (const [index, point] of points.entries()) {
    const next = at(points, (index + 1) % points.length)
    sum += point[0] * next[1] - next[0] * point[1]
  }
  return sum / 2
}

function counterClockwise(points: Point2[]): Point2[] {
  return signedArea(points) < 0 ? points.toReversed() : points
}

function unit(x: number, y: number): Point2 {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
