import { plate } from '#workshop/models/lib/extrude.ts'
import { type Geometry, moved } from '#workshop/models/lib/geometry.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { type Point2, rectangle } from '#workshop/models/lib/outline.ts'
import { cut } from '#workshop/models/lib/solid.ts'

/** A round puck of 80 mm; its origin is the middle of its underside. */
const radius = 40
const height = 31

/** Half a section: flat below, domed above, parted by a groove at the widest place. */
function section(): Point2[] {
  const lower: Point2[] = [
    [0, 0],
    [radius - 9, 0],
    [radius - 5, 1.2],
    [radius - 1.4, 5],
    [radius - 0.2, 10],
    [radius, 13],
  ]
  const groove: Point2[] = [
    [radius - 0.9, 13.5],
    [radius - 0.9, 14.1],
    [radius - 0.05, 14.6],
  ]
  const dome = Array.from({ length: 9 }, (_, i): Point2 => {
    const t = (i + 1) / 9
    return [
      (radius - 0.05) * Math.cos((t * Math.PI) / 2) ** 0.62,
      14.6 + (height - 14.6) * Math.sin((t * Math.PI) / 2) ** 1.1,
    ]
  })
  return [...lower, ...groove, ...dome]
}

/** The shell's sides are tinted, a band from front to back is pale: two surfaces parted by exact cuts. */
export function mouse(): { sides: Geometry; band: Geometry } {
  const whole = turned(section(), { axis: 'y', segments: 48, crease: 38 })
  const block = (x0: number, x1: number, y0: number, y1: number): Geometry => {
    const box = plate(
      rectangle(x1 - x0, y1 - y0, 0.01, { segments: 1, at: [(x0 + x1) / 2, (y0 + y1) / 2] }),
      [],
      100,
    )
    return moved(box, 0, 0, -50)
  }
  const half = 19.5
  return {
    sides: cut(whole, [block(-half, half, 14.6, 60)]),
    band: cut(whole, [block(-60, -half, -10, 60), block(half, 60, -10, 60), block(-60, 60, -10, 14.6)]),
  }
}
