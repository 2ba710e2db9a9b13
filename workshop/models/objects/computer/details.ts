import { plate } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved, tinted } from '#workshop/models/lib/geometry.ts'
import { softened, turned } from '#workshop/models/lib/lathe.ts'
import { type Point2, rectangle, rectangleRim } from '#workshop/models/lib/outline.ts'
import { roundedSide, slab } from '#workshop/models/lib/slab.ts'

/** The disc tray's door: a pill that stands proud by a little, with its slit. Origin at its back, facing z. */
export function trayDoor(): Geometry {
  return slab(rectangleRim(173, 36, 17.9, { segments: 12 }), roundedSide(0, 10, 0, 3.2, 5), { bottom: false })
}

export function traySlit(): Geometry {
  return moved(
    plate(rectangle(132, 1.6, 0.8, { segments: 4 }), [], 0.5, { bevel: 0.15, segments: 1 }),
    0,
    5,
    9.72,
  )
}

export function trayButton(): Geometry {
  return moved(
    slab(rectangleRim(17, 5.4, 2.7, { segments: 7 }), roundedSide(0, 1.5, 0, 0.7, 4), { bottom: false }),
    0,
    -7.5,
    9.8,
  )
}

/** The carriage behind the door: shows when the tray slides out. */
export function trayCarriage(): Geometry {
  const dish = slab(rectangleRim(150, 128, 10, { segments: 5 }), roundedSide(0, 9, 1, 1.5, 3), {
    holes: [],
  })
  const well = turned(
    softened(
      [
        [61, 0.2],
        [61, 1.4],
        [59.5, 1.4],
      ],
      0.2,
    ),
    { segments: 32 },
  )
  const hub = turned(
    softened(
      [
        [16, 0],
        [16, 1.6],
        [7.4, 2.2],
        [7.2, 3.4],
        [0, 3.6],
      ],
      0.4,
    ),
    { segments: 20 },
  )
  const lying = merge([dish, moved(well, 0, 0, 8.9), moved(hub, 0, 0, 8.9)])
  lying.rotateX(-Math.PI / 2)
  return moved(tinted(lying, 0.8), 0, -9, -66)
}

/** A speaker behind rings, slightly domed. */
export function speakerGrille(): Geometry {
  const rings = Array.from({ length: 7 }, (_, i): Point2[] => {
    const r = 27.6 - i * 3.9
    const rise = 6 - r * r * 0.004
    return [
      [r, rise - 1.6],
      [r - 0.5, rise + 0.5],
      [r - 2.3, rise + 0.5],
      [r - 2.8, rise - 1.6],
    ]
  }).flat()
  return turned([[28.8, -5], [28.8, 2.4], [28.4, 2.8], ...rings.filter(([r]) => r > 0), [0, 5.4]], {
    segments: 36,
    crease: 70,
  })
}

/** The round power key, dished, with its ring of light. */
export function powerKey(): Geometry {
  return turned(
    softened(
      [
        [7.7, -7],
        [7.7, 1.2],
        [6.8, 2.2],
        [4, 1.9],
        [0, 1.7],
      ],
      0.5,
      2,
    ),
    { segments: 32 },
  )
}

export function powerLight(): Geometry {
  return turned(
    softened(
      [
        [8.7, -4],
        [8.7, 0.7],
        [8, 0.7],
        [8, -4],
      ],
      0.2,
    ),
    { segments: 40 },
  )
}

/** One low foot in front that the machine leans on, drawn in under the body, and two flat pads behind it. */
export function feet(): Geometry {
  const bar = slab(rectangleRim(196, 40, 19, { segments: 6 }), roundedSide(0, 22, 2.5, 4, 2))
  const pad = (side: number): Geometry =>
    slab(rectangleRim(78, 28, 13, { segments: 6, at: [side * 46, 112] }), roundedSide(0, 24, 2, 2, 2))
  const all = merge([bar, pad(-1), pad(1)])
  all.rotateX(-Math.PI / 2)
  return moved(all, 0, 0, 92)
}
