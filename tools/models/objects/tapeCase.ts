import { plate } from '../lib/extrude.ts'
import { frontUv, type Geometry, merge, moved } from '../lib/geometry.ts'
import type { Model } from '../lib/model.ts'
import { rectangle, rectangleRim } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'

// The usual hinged case, 109 x 70.5 x 17 mm. It stands on y = 0 with its spine to +z, its left side at x = 0.
const height = 109
const depth = 70.5
const width = 17
const wall = 1.1

/** A cassette's case as it stands in a row: clear plastic round a paper card whose spine one reads. */
export function buildTapeCase(): Model {
  return {
    name: 'tape_case',
    ambience: { reach: 14, floor: 0.35, ground: 0 },
    surfaces: {
      clear: { color: 0xe6edf0, roughness: 0.08, opacity: 0.26, clearcoat: { factor: 1, roughness: 0.05 } },
      paper: { color: 0xf4efe2, roughness: 0.7 },
      black: { color: 0x1d1f23, roughness: 0.4 },
    },
    parts: [
      { name: 'tape_case' },
      { name: 'case_back', parent: 'tape_case', geometry: tray(), surface: 'black' },
      { name: 'case_card', parent: 'tape_case', geometry: card(), surface: 'paper' },
      {
        name: 'case_spine',
        parent: 'tape_case',
        position: [width / 2, height / 2, depth / 2 - wall - 0.3],
        geometry: spine(),
        surface: 'paper',
        unlit: true,
      },
      {
        name: 'case_shell',
        parent: 'tape_case',
        geometry: shell(),
        surface: 'clear',
        unlit: true,
        shadeless: true,
      },
    ],
  }
}

/** The clear lid: front, spine and both narrow sides, with rounded edges that catch light. */
function shell(): Geometry {
  const body = slab(
    rectangleRim(width, height, 1.4, { segments: 5, at: [width / 2, height / 2] }),
    roundedSide(-depth / 2, depth / 2, 0.8, 1, 3),
  )
  return body
}

/** The dark half that holds the cassette, seen from behind and at the sides. */
function tray(): Geometry {
  const half = plate(
    rectangle(width - 2 * wall - 1.4, height - 2 * wall, 0.6, { segments: 2, at: [width / 2, height / 2] }),
    [],
    66,
    { bevel: 0.4, segments: 2 },
  )
  return moved(half, 0, 0, -depth / 2 + wall)
}

/** The folded card: its front lies along the right side, its short flap along the left. */
function card(): Geometry {
  const leaf = (x: number, length: number): Geometry =>
    moved(
      plate(rectangle(0.3, height - 2 * wall - 2, 0.1, { segments: 1, at: [x, height / 2] }), [], length),
      0,
      0,
      depth / 2 - wall - 0.4 - length,
    )
  return merge([leaf(width - wall - 0.3, 64), leaf(wall + 0.3, 16)])
}

/** The part of the card one reads in the shelf; uv span it, upright. */
function spine(): Geometry {
  const [w, h] = [width - 2 * wall - 0.4, height - 2 * wall - 2]
  return frontUv(plate(rectangle(w, h, 0.4, { segments: 2 }), [], 0.3, { bevel: 0.1, segments: 1 }), [
    -w / 2,
    -h / 2,
    w / 2,
    h / 2,
  ])
}
