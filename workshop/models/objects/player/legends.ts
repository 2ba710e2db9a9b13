import { flat } from '#workshop/models/lib/extrude.ts'
import type { Geometry } from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'

const middle = 13.4

/** The wheel's four signs, as flat outlines. */
export function wheelLegends(): Geometry {
  const menu = legend('MENU', {
    face: 'sans',
    cap: 2.1,
    weight: 0.045,
    tracking: 0.1,
    at: [0, middle - 1.05],
  })
  const next = CrossSection.union([triangle(-2.2), triangle(0.05), bar(2.3)])
  const play = CrossSection.union([triangle(-2), bar(1), bar(2.2)])
  return flat(
    CrossSection.union([
      menu,
      next.translate([middle, 0]),
      next.mirror([1, 0]).translate([-middle, 0]),
      play.translate([0, -middle]),
    ]),
  )
}

/** A triangle pointing right whose back is at x. */
function triangle(x: number): Region {
  const shape: Point2[] = [
    [x, -1.15],
    [x + 2, 0],
    [x, 1.15],
  ]
  return region(shape)
}

function bar(x: number): Region {
  return region(rectangle(0.62, 2.3, 0.08, { segments: 1, at: [x + 0.35, 0] }))
}
