import { deviceSize, planetRadius } from './field.ts'
import { type Grid, rowOf } from './grid.ts'
import { devicePlanet, type PlanetId } from './ids.ts'
import type { Placement } from './placement.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const deviceSlot = 0
/** Radii from a planet's centre that its rings, moons and light reach. */
const outermost = 2.2

/**
 * The planet at a point of the plane: the one with the nearest edge; inside counts before outside.
 * @param reach distance beside a planet that still counts, units: a finger is wide where planets are small
 */
export function planetAt(placement: Placement, x: number, y: number, reach = 0): PlanetId | null {
  if (isOnDevice(x, y, reach)) return devicePlanet
  const { ids, xs, ys, radii } = placement
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  const far = reach + planetRadius.most
  eachCell(placement.grid, x - far, y - far, x + far, y + far, (head) => {
    for (let slot = head; slot !== -1; slot = placement.grid.next[slot] ?? -1) {
      if (ids[slot] === devicePlanet) continue
      const beyond = Math.hypot(x - (xs[slot] ?? 0), y - (ys[slot] ?? 0)) - (radii[slot] ?? 0)
      if (beyond > reach || beyond > nearest || (beyond === nearest && slot > best)) continue
      nearest = beyond
      best = slot
    }
  })
  return best === -1 ? null : (ids[best] ?? null)
}

function isOnDevice(x: number, y: number, reach: number): boolean {
  const beside = Math.abs(x) - deviceSize.width / 2
  const above = Math.abs(y) - deviceSize.height / 2
  return Math.max(beside, above) <= Math.min(reach, 24)
}

/**
 * Writes the slots of all bodies that may be in view of an area into `into`, the device first, then planets cell by
 * cell.
 * @returns how many
 */
export function slotsWithin(placement: Placement, area: Area, into: Float32Array): number {
  const { grid } = placement
  const edge = planetRadius.most * outermost
  let count = 0
  // The device is larger than the margin of the cells.
  if (isWithin(placement, deviceSlot, area) && count < into.length) into[count++] = deviceSlot
  eachCell(grid, area.left - edge, area.top - edge, area.right + edge, area.bottom + edge, (head) => {
    for (let slot = head; slot !== -1; slot = grid.next[slot] ?? -1)
      if (slot !== deviceSlot && isWithin(placement, slot, area) && count < into.length) into[count++] = slot
  })
  return count
}

function isWithin({ xs, ys, radii }: Placement, slot: number, { left, top, right, bottom }: Area): boolean {
  const [x, y, reach] = [xs[slot] ?? 0, ys[slot] ?? 0, (radii[slot] ?? 0) * outermost]
  return x + reach >= left && x - reach <= right && y + reach >= top && y - reach <= bottom
}

function eachCell(
  grid: Grid,
  left: number,
  top: number,
  right: number,
  bottom: number,
  visit: (head: number) => void,
): void {
  const [first, last] = [rowOf(grid, left), rowOf(grid, right)]
  const [upper, lower] = [rowOf(grid, top), rowOf(grid, bottom)]
  for (let row = upper; row <= lower; row += 1)
    for (let column = first; column <= last; column += 1) {
      const head = grid.heads[row * 2 * grid.half + column] ?? -1
      if (head !== -1) visit(head)
    }
}

export const directions = ['left', 'right', 'up', 'down'] as const
export type Direction = (typeof directions)[number]

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}
/** Factor on the distance across the direction of an arrow key. */
const aside = 2

/**
 * The neighbour to which an arrow key leads: the nearest within 45° of its direction, where distance across it counts
 * double. Null at the edge of the field.
 */
export function neighbourOf(placement: Placement, from: PlanetId, direction: Direction): PlanetId | null {
  const { count, ids, xs, ys } = placement
  const start = placement.slotOf(from)
  if (start === -1) return null
  const [dx, dy] = steps[direction]
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < count; slot += 1) {
    const x = (xs[slot] ?? 0) - (xs[start] ?? 0)
    const y = (ys[slot] ?? 0) - (ys[start] ?? 0)
    const along = x * dx + y * dy
    const beside = Math.abs(x * dy - y * dx)
    const cost = along + aside * beside
    if (along <= 0 || beside > along || cost >= least) continue
    least = cost
    best = slot
  }
  return best === -1 ? null : (ids[best] ?? null)
}
