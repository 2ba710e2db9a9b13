import { field, greyPng, normalPng } from '../lib/field.ts'
import { type Geometry, merge, moved, withUv } from '../lib/geometry.ts'
import type { Model } from '../lib/model.ts'
import { clouds, noise } from '../lib/noise.ts'
import { rectangleRim } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'

/** A hi-fi rack of black ash, 960 x 330 x 380 mm: a deck stands on it, tapes stand in it. y = 0 is the floor. */
const width = 960
const height = 330
const depth = 380
const board = 22
const foot = 40

/** A deck's origin is the middle of its front, this high above the soles of its feet. */
const deckFeet = 67

/** Where the first tape stands: its left side, the board's top, its spine's front. */
const tapes = { x: -width / 2 + board + 8, z: depth / 2 - 60 } as const

export function buildShelf(): Model {
  const lying = (y: number, w: number): Geometry =>
    standUp(slab(rectangleRim(w, depth, 1.6, { segments: 3 }), roundedSide(0, board, 1.6, 1.6, 3)), 0, y)
  const upright = (x: number): Geometry =>
    standUp(
      slab(
        rectangleRim(board, depth - 6, 1, { segments: 2 }),
        roundedSide(0, height - foot - 2 * board, 0, 0, 1),
      ),
      x,
      foot + board,
    )
  const back = standUp(
    slab(
      rectangleRim(width - 2 * board, 6, 0.5, { segments: 1, at: [0, depth / 2 - 12] }),
      roundedSide(0, height - foot - 2 * board, 0, 0, 1),
    ),
    0,
    foot + board,
  )
  const plinthFoot = standUp(
    slab(rectangleRim(width - 60, depth - 60, 2, { segments: 2 }), roundedSide(0, foot, 0, 0, 1), {
      top: false,
    }),
    0,
    0,
  )
  const wood = merge([
    lying(height - board, width),
    lying(foot, width),
    upright(-width / 2 + board / 2 + 2),
    upright(0),
    upright(width / 2 - board / 2 - 2),
    back,
    plinthFoot,
  ])
  return {
    name: 'shelf',
    ambience: { reach: 90, floor: 0.22, ground: 0 },
    surfaces: {
      ash: {
        color: 0x2a2725,
        roughness: 0.42,
        clearcoat: { factor: 0.25, roughness: 0.35 },
        colorMap: { png: greyPng(field(192, 192, pores), 24), repeat: [3, 1] },
        normalMap: { png: normalPng(field(192, 192, pores), 1.6, 16), repeat: [3, 1], strength: 0.4 },
      },
    },
    parts: [
      { name: 'shelf' },
      { name: 'shelf_boards', parent: 'shelf', geometry: grained(wood), surface: 'ash' },
      { name: 'deck_anchor', parent: 'shelf', position: [0, height + deckFeet, depth / 2 - 20] },
      { name: 'tape_anchor', parent: 'shelf', position: [tapes.x, foot + board, tapes.z] },
    ],
  }
}

/** Lays a slab's height along y and puts it in place. */
function standUp(geometry: Geometry, x: number, y: number): Geometry {
  geometry.rotateX(-Math.PI / 2)
  return moved(geometry, x, y, 0)
}

/** The grain runs along x on boards and along y on uprights, at one scale. */
function grained(geometry: Geometry): Geometry {
  const normal = geometry.getAttribute('normal')
  let vertex = 0
  return withUv(geometry, (x, y, z) => {
    const [nx, ny] = [Math.abs(normal.getX(vertex)), Math.abs(normal.getY(vertex))]
    vertex++
    const along = x / width + 0.5
    if (nx > 0.7) return [y / width, z / depth + 0.5]
    return [along, ny > 0.7 ? z / depth + 0.5 : y / depth]
  })
}

/** Open pores of ash: long, thin, in bands. 1 is the wood, less is a pore. */
function pores(u: number, v: number): number {
  const bend = v + 0.03 * noise(u, v, 2, 3, 71)
  const bands = 0.5 + 0.5 * Math.sin(2 * Math.PI * (6 * bend + clouds(u, v, 2, 3, 72)))
  const streak = noise(u, bend, 5, 96, 73)
  return 1 - 0.55 * Math.max(0, streak - 0.35 - 0.25 * bands) - 0.12 * bands
}
