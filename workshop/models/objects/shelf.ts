import { field, greyPixels, normalPixels } from '../lib/field.ts'
import { type Geometry, merge, moved, withUv } from '../lib/geometry.ts'
import type { Model } from '../lib/model.ts'
import { clouds, noise } from '../lib/noise.ts'
import { rectangleRim } from '../lib/outline.ts'
import { roundedSide, slab } from '../lib/slab.ts'
import { boards, boardTops } from '../../../src/lib/tape/shelfSize.ts'

/** A wall rack of black ash, open to the wall: the deck stands on one board, tapes lie on those above. The origin is the middle of the deck's face. */
const { thickness, depth } = boards
const middleZ = boards.front - depth / 2
const sideWidth = thickness
const lowest = boardTops.under - 40

export function buildShelf(): Model {
  const width = boards.right - boards.left
  const lying = (top: number): Geometry =>
    standUp(
      slab(
        rectangleRim(width, depth, 1.4, { segments: 3, at: [(boards.left + boards.right) / 2, -middleZ] }),
        roundedSide(0, thickness, 1.4, 1.4, 3),
      ),
      0,
      top - thickness,
    )
  const side = standUp(
    slab(
      rectangleRim(sideWidth, depth + 8, 1.6, {
        segments: 3,
        at: [boards.right + sideWidth / 2, -middleZ],
      }),
      roundedSide(0, boardTops.top - lowest + 6, 0, 1.6, 3),
    ),
    0,
    lowest,
  )
  const wood = merge([...Object.values(boardTops).map(lying), side])
  return {
    name: 'shelf',
    ambience: { reach: 90, floor: 0.22 },
    surfaces: {
      ash: {
        color: 0x1c1b1b,
        roughness: 0.46,
        clearcoat: { factor: 0.22, roughness: 0.4 },
        colorMap: { pixels: greyPixels(field(256, 256, pores), 24), repeat: [4, 1.4] },
        normalMap: { pixels: normalPixels(field(256, 256, pores), 1.6, 16), repeat: [4, 1.4], strength: 0.5 },
      },
    },
    parts: [
      { name: 'shelf' },
      { name: 'shelf_boards', parent: 'shelf', geometry: grained(wood), surface: 'ash', unlit: true },
    ],
  }
}

/** Lays a slab's height along y and puts it in place. */
function standUp(geometry: Geometry, x: number, y: number): Geometry {
  geometry.rotateX(-Math.PI / 2)
  return moved(geometry, x, y, 0)
}

/** The grain runs along x on boards and along y on the side, at one scale. */
function grained(geometry: Geometry): Geometry {
  const width = boards.right - boards.left
  const normal = geometry.getAttribute('normal')
  let vertex = 0
  return withUv(geometry, (x, y, z) => {
    const [nx, ny] = [Math.abs(normal.getX(vertex)), Math.abs(normal.getY(vertex))]
    vertex++
    const along = (x - boards.left) / width
    const across = (z - middleZ) / depth + 0.5
    if (nx > 0.7) return [(y - lowest) / width, across]
    // The side's front shows its own grain, upright; those of the boards each another piece of the veneer.
    if (x > boards.right - 0.1) return [(y - lowest) / width, (x - boards.right) / depth]
    return [along, ny > 0.7 ? across : (((y - lowest) * 7.3) / depth) % 0.9]
  })
}

/** Open pores of ash: long, thin, in bands. 1 is the wood, less is a pore. */
function pores(u: number, v: number): number {
  const bend = v + 0.03 * noise(u, v, 2, 3, 71)
  const bands = 0.5 + 0.5 * Math.sin(2 * Math.PI * (6 * bend + clouds(u, v, 2, 3, 72)))
  const streak = noise(u, bend, 5, 96, 73)
  return 1 - 0.55 * Math.max(0, streak - 0.35 - 0.25 * bands) - 0.12 * bands
}
