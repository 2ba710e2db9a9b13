import { seededRandom } from '#contract/random.ts'
import type { Size } from '../geometry/size.ts'
import { devicePlanet, homePlanet, type PlanetId, sharePlanet } from './ids.ts'

/*
 * The plane that planets lie in. Its unit is a CSS px at zoom 1, x to the right, y down; the device stands in its middle.
 */

/** What is always there. */
interface FixedBody {
  readonly id: PlanetId
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Within which nothing else begins: with its title. */
  readonly keep: number
}

/** Spec §9: 130 to 150 px across. */
export const planetRadius = { least: 65, most: 75 } as const
/** Between any two planets, at least: room for moons, drift and half a ring. */
export const gap = 36
/** Of the device as it is drawn. */
export const deviceSize = { width: 124, height: 349 } as const

/** They are always there, in this order. */
export const fixedBodies: readonly FixedBody[] = [
  { id: devicePlanet, x: 0, y: 0, radius: 175, keep: 215 },
  { id: homePlanet, x: -325, y: 150, radius: 75, keep: 150 },
  { id: sharePlanet, x: 325, y: 150, radius: 75, keep: 150 },
]

/** How a field is drawn out, across and along: where planets lie is multiplied by it. */
export interface Stretch {
  readonly x: number
  readonly y: number
}
const round: Stretch = { x: 1, y: 1 }
const tall: Stretch = { x: 0.78, y: 1 / 0.78 }

/** On a screen that stands, the field stands, too. */
export const stretchFor = ({ width, height }: Size): Stretch => (height > 1.2 * width ? tall : round)

/** A story's own radius. */
export function radiusOf(id: PlanetId): number {
  const { least, most } = planetRadius
  return least + (most - least) * seededRandom(id)()
}

/** Stories that the first disc holds, and how many times more each next one does. */
const firstDisc = 8
const growth = 2
/**
 * Plane that a planet has to itself when its disc is full; the middle, which the fixed ones take. Square units. With less,
 * one story that goes would set off many others at the next reload.
 */
const planePerPlanet = 90_000
const planeOfMiddle = 300_000

/** The disc, from 0 up, that holds the story of a rank, the first having rank 0. */
export function discOfRank(rank: number): number {
  return rank < firstDisc ? 0 : Math.ceil(Math.log((rank + 1) / firstDisc) / Math.log(growth) - 1e-9)
}

/** Within which the middles of a disc's planets lie. */
export function discRadius(disc: number): number {
  if (disc < 0) return 0
  const planets = firstDisc * growth ** disc
  return Math.round(Math.sqrt((planets * planePerPlanet + planeOfMiddle) / Math.PI))
}
