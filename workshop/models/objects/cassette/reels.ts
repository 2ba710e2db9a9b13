import { at } from '#workshop/models/lib/at.ts'
import { plate } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved, valuesOf } from '#workshop/models/lib/geometry.ts'
import { turned } from '#workshop/models/lib/lathe.ts'
import { circle, type Point2, rectangle } from '#workshop/models/lib/outline.ts'
import { simplified } from '#workshop/models/lib/surface.ts'

/** Radii of a full and an empty pack of a C90, mm. */
export const pack = { full: 24.6, thin: 12.4, core: 10.6 } as const

const toothCount = 6
const bore = 5
const toothTip = 3.55
const toothHalfWidth = 0.78

/** The hub: a disc for the tape and a collar with six teeth for the spindle. */
export function hub(): Geometry {
  const collar = moved(
    plate(circle(5.55, { segments: 40 }), [toothedBore()], 8.2, { bevel: 0.25, segments: 2 }),
    0,
    0,
    -4.1,
  )
  const disc = plate(circle(11, { segments: 72 }), [circle(5.4, { segments: 40 }), clampGap()], 4, {
    bevel: 0.15,
    segments: 1,
  })
  return simplified(merge([collar, moved(disc, 0, 0, -2)]), { error: 0.01, absolute: true })
}

/** The gap where a clip holds the tape's end. */
function clampGap(): Point2[] {
  return rectangle(3.4, 0.35, 0.12, { segments: 2, at: [8.9, 1.6] })
}

function toothedBore(): Point2[] {
  const flank = Math.sqrt(bore * bore - toothHalfWidth * toothHalfWidth)
  const half = Math.asin(toothHalfWidth / bore)
  const shape: Point2[] = [
    [flank, -toothHalfWidth],
    [toothTip + 0.25, -toothHalfWidth],
    [toothTip, -toothHalfWidth + 0.25],
    [toothTip, toothHalfWidth - 0.25],
    [toothTip + 0.25, toothHalfWidth],
    [flank, toothHalfWidth],
  ]
  return Array.from({ length: toothCount }, (_, tooth) => {
    const angle = (tooth / toothCount) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const gap = (2 * Math.PI) / toothCount - 2 * half
    const arc = Array.from({ length: 6 }, (_step, i): Point2 => {
      const a = angle + half + (gap * (i + 1)) / 7
      return [bore * Math.cos(a), bore * Math.sin(a)]
    })
    return [
      ...shape.map(([along, across]): Point2 => [along * cos - across * sin, along * sin + across * cos]),
      ...arc,
    ]
  }).flat()
}

/** The wound tape; u runs round it and v from core to full, for the streaks of its windings. */
export function tapePack(radius: number): Geometry {
  const profile: Point2[] = [
    [pack.core, -1.9],
    [radius - 0.12, -1.9],
    [radius, -1.78],
    [radius, 1.78],
    [radius - 0.12, 1.9],
    [pack.core, 1.9],
  ]
  return turned(profile, { segments: 96, v: alongSection })
}

/** Never the same at two neighbours of the section: spun highlights need a direction everywhere. */
function alongSection(radius: number, height: number): number {
  return (0.96 * (radius - pack.core)) / (pack.full - pack.core) + (height > 0 ? 0.04 : 0)
}

/** Offsets that wind a pack from one radius to another; its inner edge stays. */
export function rewound(geometry: Geometry, from: number, to: number): Float32Array {
  const position = valuesOf(geometry, 'position')
  const offsets = new Float32Array(position.length)
  for (let i = 0; i < position.length; i += 3) {
    const [x, y] = [at(position, i), at(position, i + 1)]
    const radius = Math.hypot(x, y)
    if (radius < from - 1) continue
    const share = (to - from) / radius
    offsets.set([x * share, y * share, 0], i)
  }
  return offsets
}
