import { deviceSize } from '#lib/galaxy/field.ts'
import { devicePlanet } from '#lib/galaxy/ids.ts'
import { surfaces } from '#lib/galaxy/ground.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import {
  type MoonSet,
  type RingSet,
  ringSets,
  type StoryFacts,
  type Traits,
  traitsOf,
} from '#lib/galaxy/traits.ts'

/** Texels per planet, and planets per row; the shaders have the same numbers. */
const texels = 8
const perRow = 128
/** Width of the texture of traits, texels. */
export const dataWidth = texels * perRow
export const dataHeight = (planets: number): number => Math.max(1, Math.ceil(planets / perRow))

/** Number of moons, orbit and size of the first in radii, distance between orbits. */
const moons: Readonly<Record<MoonSet, readonly [number, number, number, number]>> = {
  none: [0, 0, 0, 0],
  near: [1, 1.26, 0.07, 0],
  far: [1, 1.66, 0.09, 0],
  large: [1, 1.52, 0.24, 0],
  two: [2, 1.34, 0.09, 0.26],
  twins: [2, 1.55, 0.12, 0.02],
  three: [3, 1.26, 0.075, 0.19],
  escort: [2, 1.38, 0.19, 0.3],
}
/** Outer radius of each set of rings, in planet radii. */
const ringReach: Readonly<Record<RingSet, number>> = {
  none: 0,
  hair: 1.58,
  disc: 1.76,
  double: 1.76,
  grooved: 1.84,
  inner: 1.68,
  wide: 1.96,
  beads: 1.62,
}
const special = ['earth', 'seed'] as const

/** A texture with position, ground, air, rings and moons of each slot, read by the vertex shaders. */
export function planetTexels(
  placement: Placement,
  stories: ReadonlyMap<number, StoryFacts>,
): Float32Array<ArrayBuffer> {
  const data = new Float32Array(4 * dataWidth * dataHeight(placement.count))
  for (let slot = 0; slot < placement.count; slot += 1) {
    const id = placement.ids[slot] ?? 0
    const place = [placement.xs[slot] ?? 0, placement.ys[slot] ?? 0, placement.radii[slot] ?? 0] as const
    const start = 4 * texels * slot
    if (id === devicePlanet) {
      data.set([...place, 0], start)
      data[start + 25] = deviceSize.height / 2
      continue
    }
    const facts = stories.get(id) ?? { id, language: null, length: 0, createdAt: '' }
    writePlanet(data, start, place, traitsOf(facts))
  }
  return data
}

/** How near a planet is: 0 to 1. */
export const depthAt = (data: Float32Array, slot: number): number => data[4 * texels * slot + 3] ?? 0

function writePlanet(
  data: Float32Array,
  start: number,
  [x, y, radius]: readonly [number, number, number],
  traits: Traits,
): void {
  const set = moons[traits.moons]
  const [count, orbit, size, step] = set
  const code = surfaces.findIndex((surface) => surface === traits.surface)
  const kind = code === -1 ? surfaces.length + special.findIndex((one) => one === traits.surface) : code
  const moonReach = count === 0 ? 0 : orbit + (count - 1) * step + size + 0.04
  const reach = Math.max(ringReach[traits.rings], moonReach, 1.12 + traits.airDepth)
  // Rings lie around the equator, so its nod opens them.
  const nod = traits.rings === 'none' ? traits.nod : Math.asin(traits.ringOpening)
  data.set([x, y, radius, traits.depth, traits.seed, traits.spin, traits.lean, nod], start)
  data.set([...traits.colors, traits.airColor], start + 8)
  data.set([kind, traits.detail, traits.caps, traits.airDepth], start + 12)
  data.set([ringSets.indexOf(traits.rings), traits.ringOpening, traits.ringColor, 0.92], start + 16)
  data.set(set, start + 20)
  data.set([reach, radius, 0, 0], start + 24)
}
