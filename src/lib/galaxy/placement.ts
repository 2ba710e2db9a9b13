import { seededRandom } from '#contract/random.ts'
import { discOfRank, discRadius, fixedBodies, gap, radiusOf, type Stretch } from './field.ts'
import { createGrid, type Grid, insert, rowOf } from './grid.ts'
import type { PlanetId } from './ids.ts'

/** Positions of all bodies by slot: the device, the two fixed planets, then the stories by ascending id. Immutable. */
export interface Placement {
  readonly count: number
  readonly ids: Int32Array
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly radii: Float32Array
  readonly grid: Grid
  readonly stretch: Stretch
  /** Distance from the middle to the edge of the outermost planet, before the stretch. */
  readonly reach: number
  /** @returns -1 where there is no such planet */
  slotOf(id: PlanetId): number
}

/**
 * Places stories and remembers their positions.
 * 1. A placed story does not move during the placer's life, whatever is added or removed.
 * 2. The same ids give the same positions in every new placer, in any order, and so does a set that grew by higher
 * ids. The server numbers stories upwards, so a reload changes nothing.
 * 3. After a story is withdrawn, a reload gives its spot away. Stories with lower ids stay. Of the higher ids only
 * those may move that had tried this spot or the spot of a moved one, and one at the edge of each later disc.
 */
interface Placer {
  /** @returns the same object where nothing changed. @throws where a story has the id of a fixed planet */
  place(ids: readonly PlanetId[]): Placement
}

/** Spec §9. */
const mostAttempts = 220

interface Spot {
  readonly x: number
  readonly y: number
}

export function createPlacer(stretch: Stretch = { x: 1, y: 1 }): Placer {
  let known = new Map<PlanetId, Spot>()
  let last: Placement | null = null
  return {
    place(ids) {
      const sorted = Int32Array.from(ids).sort()
      if (last !== null && isSame(sorted, last)) return last
      const fresh = placeAll(sorted, known, stretch)
      last = fresh.placement
      known = fresh.spots
      return last
    },
  }
}

function isSame(sorted: Int32Array, { ids }: Placement): boolean {
  const first = fixedBodies.length
  if (ids.length !== sorted.length + first) return false
  return sorted.every((id, index) => ids[index + first] === id)
}

function placeAll(
  stories: Int32Array,
  known: ReadonlyMap<PlanetId, Spot>,
  stretch: Stretch,
): { placement: Placement; spots: Map<PlanetId, Spot> } {
  const first = fixedBodies.length
  const count = stories.length + first
  const ids = new Int32Array(count)
  const xs = new Float32Array(count)
  const ys = new Float32Array(count)
  const radii = new Float32Array(count)
  const slots = new Map<PlanetId, number>()
  const spots = new Map<PlanetId, Spot>()
  const edge = stretch.y * edgeFor(stories.length, known)
  const plane: Plane = { xs, ys, radii, stretch, grid: createGrid(edge, count) }
  const put = (slot: number, id: PlanetId, x: number, y: number, radius: number) => {
    if (slots.has(id)) throw new Error(`Two planets have the id ${id}`)
    slots.set(id, slot)
    ids[slot] = id
    xs[slot] = x
    ys[slot] = y
    radii[slot] = radius
    insert(plane.grid, slot, x, y)
  }
  fixedBodies.forEach(({ id, x, y, radius }, slot) => put(slot, id, x * stretch.x, y * stretch.y, radius))
  // Stories that already have a position come first: they stay there.
  stories.forEach((id, rank) => {
    const spot = known.get(id)
    if (spot === undefined) return
    put(rank + first, id, spot.x, spot.y, radiusOf(id))
    spots.set(id, spot)
  })
  stories.forEach((id, rank) => {
    if (spots.has(id)) return
    const radius = radiusOf(id)
    const spot = freeSpot(plane, id, radius, discOfRank(rank))
    put(rank + first, id, spot.x, spot.y, radius)
    spots.set(id, spot)
  })
  let reach = 0
  for (let slot = 0; slot < count; slot += 1)
    reach = Math.max(
      reach,
      Math.hypot((xs[slot] ?? 0) / stretch.x, (ys[slot] ?? 0) / stretch.y) + (radii[slot] ?? 0),
    )
  const slotOf = (id: PlanetId) => slots.get(id) ?? -1
  return { placement: { count, ids, xs, ys, radii, grid: plane.grid, stretch, reach, slotOf }, spots }
}

/** Reach of the grid, two discs wider than the stories need. Planets beyond it fall into the outermost cells. */
function edgeFor(stories: number, known: ReadonlyMap<PlanetId, Spot>): number {
  return discRadius(discOfRank(Math.max(stories, known.size)) + 2)
}

interface Plane {
  readonly xs: Float32Array
  readonly ys: Float32Array
  readonly radii: Float32Array
  readonly stretch: Stretch
  readonly grid: Grid
}

/** The first free one of a story's own sequence of random spots. After 220 misses the field grows by a disc. */
function freeSpot(plane: Plane, id: PlanetId, radius: number, disc: number): Spot {
  const random = seededRandom(id)
  // The first number is the planet's radius.
  random()
  for (let reached = disc; ; reached += 1) {
    const outer = discRadius(reached)
    // The area of the inner discs is full, so only the ring around it is tried.
    const inner = discRadius(reached - 1)
    for (let attempt = 0; attempt < mostAttempts;) {
      // Points of a square, rejected outside the ring: sines differ between machines.
      const x = Math.fround((2 * random() - 1) * outer)
      const y = Math.fround((2 * random() - 1) * outer)
      const square = x * x + y * y
      if (square > outer * outer || square < inner * inner) continue
      attempt += 1
      const spot = { x: Math.fround(x * plane.stretch.x), y: Math.fround(y * plane.stretch.y) }
      if (isFree(plane, spot, radius)) return spot
    }
  }
}

function isFree({ xs, ys, radii, stretch, grid }: Plane, { x, y }: Spot, radius: number): boolean {
  for (const fixed of fixedBodies)
    if (isNear(x - fixed.x * stretch.x, y - fixed.y * stretch.y, radius + fixed.keep)) return false
  const [left, right] = [Math.max(0, rowOf(grid, x) - 1), Math.min(2 * grid.half - 1, rowOf(grid, x) + 1)]
  const [top, bottom] = [Math.max(0, rowOf(grid, y) - 1), Math.min(2 * grid.half - 1, rowOf(grid, y) + 1)]
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      for (let slot = at(grid.heads, row * 2 * grid.half + column); slot !== -1; slot = at(grid.next, slot))
        if (isNear(x - at(xs, slot), y - at(ys, slot), radius + at(radii, slot) + gap)) return false
  return true
}

const isNear = (x: number, y: number, distance: number) => x * x + y * y < distance * distance

/** Reads an array at an index that is known to exist. */
const at = (values: Int32Array | Float32Array, index: number): number => values[index] ?? -1
