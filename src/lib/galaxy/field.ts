import { seededRandom } from '#contract/random.ts'
import type { Size } from '../geometry/size.ts'
import { devicePlanet, homePlanet, type PlanetId, sharePlanet } from './ids.ts'

/* The plane of the planets. Its unit is a CSS px at zoom 1, x to the right, y down; the device is in the middle. */

/** A body that every sky has. */
interface FixedBody {
  readonly id: PlanetId
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Radius in which nothing else is placed; includes the title. */
  readonly keep: number
}

/** Spec §9: 130 to 150 px across. */
export const planetRadius = { least: 65, most: 75 } as const
/** Least distance between two planets: leaves space for moons, drift and half a ring. */
export const gap = 36
export const deviceSize = { width: 124, height: 349 } as const

/** In this order in every placement. */
export const fixedBodies: readonly FixedBody[] = [
  { id: devicePlanet, x: 0, y: 0, radius: 175, keep: 215 },
  { id: homePlanet, x: -325, y: 150, radius: 75, keep: 150 },
  { id: sharePlanet, x: 325, y: 150, radius: 75, keep: 150 },
]

/** Factors across and along by which positions are multiplied. */
export interface Stretch {
  readonly x: number
  readonly y: number
}
const round: Stretch = { x: 1, y: 1 }
const tall: Stretch = { x: 0.78, y: 1 / 0.78 }

/** A portrait viewport gets a tall field. */
export const stretchFor = ({ width, height }: Size): Stretch => (height > 1.2 * width ? tall : round)

export function radiusOf(id: PlanetId): number {
  const { least, most } = planetRadius
  return least + (most - least) * seededRandom(id)()
}

/** Stories in the first disc, and the factor by which each further disc holds more. */
const firstDisc = 8
const growth = 2
/**
 * Square units per planet in a full disc, and those that the fixed bodies take in the middle. With less, one withdrawn
 * story would move many others at the next reload.
 */
const planePerPlanet = 90_000
const planeOfMiddle = 300_000

/** The disc, counted from 0, of the story with this rank, counted from 0. */
export function discOfRank(rank: number): number {
  return rank < firstDisc ? 0 : Math.ceil(Math.log((rank + 1) / firstDisc) / Math.log(growth) - 1e-9)
}

/** Radius in which the centres of a disc's planets lie. */
export function discRadius(disc: number): number {
  if (disc < 0) return 0
  const planets = firstDisc * growth ** disc
  return Math.round(Math.sqrt((planets * planePerPlanet + planeOfMiddle) / Math.PI))
}
