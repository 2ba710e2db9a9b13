import { drapedBehind } from '#workshop/models/lib/drape.ts'
import { flat } from '#workshop/models/lib/extrude.ts'
import { type Field, field } from '#workshop/models/lib/field.ts'
import { type Geometry, merge, moved, tinted } from '#workshop/models/lib/geometry.ts'
import { CrossSection } from '#workshop/models/lib/kernel.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { circle, type Point2, rectangle, region } from '#workshop/models/lib/outline.ts'

/** Radius of the cylinder, mm; y = 0 is the floor. */
export const radius = 41.75
export const levels = { grilleFrom: 14, grilleTo: 151, bodyTo: 213, ringTo: 230, top: 235 } as const

const around = 128

function shell(profile: Point2[], soft = 0.35): Geometry {
  return turned(softened(profile, soft), { axis: 'y', segments: around, crease: 34 })
}

/** Foot and body above the grille, one surface; grooves part them. */
export function body(): Geometry {
  return merge([foot(), upperBody()])
}

export function foot(): Geometry {
  const { grilleFrom } = levels
  return shell(
    [
      [0, 0],
      [radius - 3.4, 0],
      [radius - 0.8, 1.2],
      [radius, 3.4],
      [radius, grilleFrom - 0.4],
      [radius - 2.6, grilleFrom - 0.2],
    ],
    0.6,
  )
}

export function upperBody(): Geometry {
  const { grilleTo, bodyTo } = levels
  return shell(
    [
      [radius - 2.6, grilleTo + 0.2],
      [radius, grilleTo + 0.4],
      [radius, bodyTo - 0.5],
      [radius - 4, bodyTo - 0.3],
    ],
    0.4,
  )
}

/** What is printed on the foot beside the socket, read from behind. */
export function plateText(): Geometry {
  const lines = [
    legend('Nachklang NK-7', { cap: 1.9, at: [-17, 8.4] }),
    legend('15 V = 1.4 A', { cap: 1.4, at: [-17, 5.2] }),
    legend('seven microphones', { cap: 1.4, at: [18, 6.6] }),
  ]
  const print = flat(CrossSection.union(lines))
  print.rotateY(Math.PI)
  return drapedBehind(print, foot(), 0.04)
}

/** The perforated sleeve; u runs round it, v down its height. */
export function grille(): Geometry {
  const { grilleFrom, grilleTo } = levels
  const inset = radius - 0.12
  const profile: Point2[] = [
    // Both ends run on behind their neighbours: a lip would catch the light.
    [inset - 0.5, grilleFrom - 0.8],
    [inset - 0.45, grilleFrom],
    [inset, grilleFrom + 0.35],
    [inset, 48],
    [inset, 82],
    [inset, 116],
    [inset, grilleTo - 0.35],
    [inset - 0.45, grilleTo],
    [inset - 0.5, grilleTo + 0.8],
  ]
  return turned(profile, {
    axis: 'y',
    segments: around,
    crease: 40,
    v: (_r, y) => Math.min(1, Math.max(0, 1 - (y - grilleFrom) / (grilleTo - grilleFrom))),
  })
}

/** The ring one turns for volume, about y; its own origin is its lower edge. */
export function volumeRing(): Geometry {
  const ring = shell(
    [
      [radius - 5, 0.3],
      [radius - 0.6, 0.3],
      [radius, 0.8],
      [radius, 15.6],
      [radius - 0.5, 16.4],
      [radius - 1.2, 16.6],
      [radius - 2.2, 15.6],
    ],
    0.4,
  )
  return ring
}

/** The diffuser of the lights; u runs once round so that arcs can be lit. */
export function lightRing(): Geometry {
  const profile = softened(
    [
      [radius - 1.2, 229.6],
      [radius - 1.25, 231.4],
      [radius - 2.2, 232.6],
      [radius - 3.6, 232.7],
      [radius - 4.2, 231.4],
    ],
    0.5,
  )
  return turned(profile, {
    axis: 'y',
    segments: around,
    crease: 60,
    v: (r) => Math.min(1, Math.max(0, (r - radius + 4.2) / 3)),
  })
}

/** The lid, slightly hollow. */
export function lid(): Geometry {
  return shell(
    [
      [radius - 4.1, 231.6],
      [radius - 4.3, 233.4],
      [radius - 5.2, 234.6],
      [radius - 7, 235],
      [20, 234.3],
      [0, 234.1],
    ],
    0.5,
  )
}

/** Height of the lid's surface at a distance from the axis. */
export function lidHeight(r: number): number {
  return r < 20 ? 234.1 + (r / 20) * 0.2 : 234.3 + ((r - 20) / (radius - 27)) * 0.7
}

/** A round button, dished; its origin is the lid's surface. */
export function button(): Geometry {
  return turned(
    softened(
      [
        [6.9, -1],
        [6.9, 0.1],
        [6.5, 0.5],
        [6.2, 1],
        [3.4, 0.8],
        [0, 0.72],
      ],
      0.25,
    ),
    { axis: 'y', segments: 48 },
  )
}

/** Sign of the action button (a dot) or of the mute button (a crossed-out microphone), lying on the button. */
export function sign(kind: 'action' | 'mute'): Geometry {
  const shape =
    kind === 'action'
      ? region(circle(1.1, { segments: 32 }))
      : CrossSection.union([
          region(rectangle(1.5, 2.8, 0.74, { segments: 6, at: [0, 0.7] })),
          region(circle(1.75, { segments: 32, at: [0, 0.2] }))
            .subtract(region(circle(1.35, { segments: 32, at: [0, 0.2] })))
            .subtract(CrossSection.square([5, 3], true).translate([0, 1.7])),
          region(rectangle(0.36, 1, 0.1, { segments: 1, at: [0, -1.9] })),
          region(rectangle(1.9, 0.36, 0.1, { segments: 1, at: [0, -2.3] })),
          region(rectangle(0.4, 6.2, 0.15, { segments: 1 })).rotate(38),
        ])
  const print = flat(shape, 0.86)
  print.rotateX(-Math.PI / 2)
  return print
}

/** The seven microphone holes, as dark discs sunk in the lid. */
export function microphones(): Geometry {
  const places: Point2[] = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i): Point2 => {
      const angle = (i / 6) * 2 * Math.PI + 0.52
      return [28 * Math.cos(angle), 28 * Math.sin(angle)]
    }),
  ]
  return merge(
    places.map(([x, z]) => {
      const hole = flat(region(circle(0.75, { segments: 20 })), 0.06)
      hole.rotateX(-Math.PI / 2)
      return moved(hole, x, lidHeight(Math.hypot(x, z)), z)
    }),
  )
}

/** The socket of the mains cable at the back. */
export function socket(): Geometry {
  const ring = turned(
    softened(
      [
        [3.4, -2],
        [3.4, 0.3],
        [2.6, 0.3],
        [2.6, -2],
        [0, -2],
      ],
      0.2,
    ),
    { segments: 32 },
  )
  ring.rotateY(Math.PI)
  return moved(tinted(ring, 0.5), 0, 8, -radius)
}

/** Brightness of the lit ring: twelve lamps behind a diffuser, softer towards its edges. */
export function glow(): Field {
  return field(
    192,
    12,
    (u, v) =>
      (0.9 + 0.1 * Math.cos(u * 24 * Math.PI)) *
      Math.sin(Math.PI * Math.min(1, Math.max(0, 0.12 + v * 0.76))) ** 0.3,
  )
}

/** Height of one tile of the perforation: two holes, staggered, with a rolled edge. 1 is the sheet, 0 the hole. */
export function perforation(pixels: number): Field {
  return field(pixels, pixels, (u, v) => {
    const distance = Math.min(
      ...[
        [0.25, 0.25],
        [0.75, 0.75],
        [1.25, 0.25],
        [-0.25, 0.75],
        [0.25, 1.25],
        [0.75, -0.25],
      ].map(([x = 0, y = 0]) => Math.hypot(u - x, v - y)),
    )
    const edge = Math.min(1, Math.max(0, (distance - 0.15) / 0.075))
    return edge * edge * (3 - 2 * edge)
  })
}
