import { drapedBehind } from '#workshop/models/lib/drape.ts'
import { flat, plate } from '#workshop/models/lib/extrude.ts'
import { above, frontUv, type Geometry, moved, unfoldedUv } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { circleRim, type Point2, rectangle, rectangleRim, type Rim } from '#workshop/models/lib/outline.ts'
import { roundedSide, slab, type Step } from '#workshop/models/lib/slab.ts'
import { cut } from '#workshop/models/lib/solid.ts'
import * as size from './dimensions.ts'

// The sides unfold outwards, so the boxes leave them room.
function boxWith(margin: number): readonly [number, number, number, number] {
  return [
    -size.width / 2 - margin,
    -size.height / 2 - margin,
    size.width / 2 + margin,
    size.height / 2 + margin,
  ]
}
export const faceBox = boxWith(5)

/** The blasted aluminium front: flat, a soft edge, openings for screen and wheel with fine edges of their own. */
export function front(): Geometry {
  const { width, height, corner, frontZ, seamZ, screen, wheel } = size
  const rim = rectangleRim(width, height, corner, { segments: 14 })
  const edge: Step[] = [
    [0.14, seamZ - 0.4],
    [0.14, seamZ - 0.1],
    [0.06, seamZ],
    [0, seamZ + 0.1],
    ...roundedSide(seamZ + 0.1, frontZ, 0, 1.55, 7).slice(1),
  ]
  const opening: Step[] = [
    [0, frontZ - 1.5],
    [0, frontZ - 0.22],
    [-0.06, frontZ - 0.08],
    [-0.2, frontZ],
  ]
  const body = slab(rim, edge, {
    bottom: false,
    crease: 40,
    holes: [
      {
        rim: rectangleRim(screen.windowWidth, screen.windowHeight, 2.2, { segments: 6, at: [0, screen.y] }),
        steps: opening,
      },
      { rim: circleRim(wheel.radius + 0.22, { segments: 96, at: [0, wheel.y] }), steps: opening },
    ],
  })
  return unfoldedUv(body, faceBox, frontZ)
}

/** How far in the back's round edge reaches, mm. */
const curlInset = 4.6

/** A pillow that curls round the sides, so much smaller and higher than the back's outside, closed at `top`. */
function pillow(inward: number, top: number): Geometry {
  const { width, height, corner, backZ, seamZ } = size
  const edge = rectangleRim(width - 2 * inward, height - 2 * inward, corner - inward, { segments: 14 })
  // Beyond the curl the rings shrink towards the middle: insets deeper than the corner would leave ridges like a roof's.
  const rim: Rim = (inset) => {
    const share = Math.max(0, inset - curlInset) / 28
    return edge(Math.min(inset, curlInset)).map(([x, y]): Point2 => [x * (1 - share), y * (1 - share)])
  }
  const floor = backZ + inward
  const depth = seamZ - backZ
  // A quarter of a superellipse reads as pressed steel; a plain round as moulded plastic.
  const curl: Step[] = Array.from({ length: 15 }, (_, i): Step => {
    const angle = ((14 - i) / 14) * (Math.PI / 2)
    return [
      curlInset * (1 - Math.cos(angle) ** 0.72),
      seamZ + inward - 0.5 - (depth - 1.05) * Math.sin(angle) ** 0.8,
    ]
  })
  // Slightly domed: a flat mirror would show one flat tone.
  const dome: Step[] = [25, 19, 13.5, 9].map((inset): Step => [
    inset,
    floor + 0.55 * ((25 - inset) / (25 - curlInset)) ** 2,
  ])
  return slab(rim, [...dome, ...curl, [0, top - 0.12], [0.1, top]], { crease: 40 })
}

/** The polished back with the real holes of jack, switch and dock; hollow where one looks into it. */
export function back(hollow = false): Geometry {
  const { height, backZ, seamZ } = size
  const body = pillow(0, seamZ)
  const tool = (geometry: Geometry, x: number, up: boolean): Geometry => {
    geometry.rotateX(up ? -Math.PI / 2 : Math.PI / 2)
    return moved(geometry, x, up ? height / 2 - 3 : -height / 2 + 3, size.portZ)
  }
  const tools = [
    tool(
      slab(circleRim(1.85, { segments: 40 }), [
        [0, 0],
        [0, 2.7],
        [-0.3, 3.02],
        [-0.3, 5],
      ]),
      size.jackX,
      true,
    ),
    tool(
      slab(rectangleRim(9.6, 2.9, 1.3, { segments: 6 }), [
        [0, 1.6],
        [0, 5],
      ]),
      size.holdX,
      true,
    ),
    tool(
      slab(rectangleRim(21.6, 2.7, 0.9, { segments: 5 }), [
        [0, 0.5],
        [0, 5],
      ]),
      0,
      false,
    ),
  ]
  if (hollow) tools.push(pillow(0.6, seamZ + 2))
  return unfoldedUv(cut(body, tools), boxWith(8), backZ)
}

/** What is etched into the back, read from behind. */
export function etching(): Geometry {
  const lines = [
    legend('Nachklang', { face: 'sans', cap: 4.6, weight: 0.03, at: [0, -22] }),
    legend('NK-5 · 30 GB', { cap: 1.7, at: [0, -29] }),
    legend('5-30 V = 1 A · Li-Ion 3.7 V', { cap: 1.15, at: [0, -33.4] }),
    legend('Serial 2005 10 12 0417', { cap: 1.15, at: [0, -36.4] }),
  ]
  const print = flat(CrossSection.union(lines))
  print.rotateY(Math.PI)
  return drapedBehind(print, back(), 0.012)
}

/** Dark floors of the ports, and the contacts of the dock. */
export function ports(): Geometry[] {
  const dock = moved(
    plate(rectangle(19, 0.7, 0.2, { segments: 2 }), [], 1.2, { bevel: 0.1, segments: 1 }),
    0,
    0,
    0,
  )
  dock.rotateX(Math.PI / 2)
  return [moved(dock, 0, -size.height / 2 + 2.6, size.portZ)]
}

/** The click wheel's ring: almost flat, a hair lower in the middle, soft at both edges. */
export function wheelRing(): Geometry {
  const { radius, button } = size.wheel
  const ring = turned(
    softened(
      [
        [radius, -0.8],
        [radius, 0.72],
        [radius - 0.5, 0.86],
        [13, 0.78],
        [button + 0.9, 0.84],
        [button + 0.3, 0.68],
        [button + 0.3, -0.8],
      ],
      0.16,
      3,
    ),
    { segments: 96, crease: 40 },
  )
  return frontUv(ring, [-radius, -radius, radius, radius])
}

/** The middle button: dished for the thumb. */
export function wheelButton(): Geometry {
  const { button } = size.wheel
  return turned(
    softened(
      [
        [button, -0.8],
        [button, 0.72],
        [button - 0.5, 0.88],
        [4, 0.7],
        [2, 0.63],
        [0, 0.61],
      ],
      0.14,
      3,
    ),
    { segments: 72, crease: 40 },
  )
}

/** The pane over the screen; black at its border, which is printed on its back. */
export function screenGlass(): Geometry {
  const { windowWidth, windowHeight } = size.screen
  return above(
    slab(
      rectangleRim(windowWidth - 0.1, windowHeight - 0.1, 2.15, { segments: 6 }),
      roundedSide(0, 1, 0, 0.12, 2),
      { bottom: false },
    ),
    0.1,
  )
}
