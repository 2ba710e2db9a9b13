import { between, seededRandom } from '#contract/random.ts'
import { groundColors, hsl, seasonOf, surfaces } from './ground.ts'
import { homePlanet, sharePlanet } from './ids.ts'
import type { SkyStory } from './story.ts'

export type StoryFacts = Pick<SkyStory, 'id' | 'language' | 'length' | 'createdAt'>

export type Surface = (typeof surfaces)[number] | 'earth' | 'seed'

const moonSets = ['none', 'near', 'far', 'large', 'two', 'twins', 'three', 'escort'] as const
export type MoonSet = (typeof moonSets)[number]

export const ringSets = ['none', 'hair', 'disc', 'double', 'grooved', 'inner', 'wide', 'beads'] as const
export type RingSet = (typeof ringSets)[number]

/** Twelve airs: a colour and how thick it is. */
const airs = 12

/** A planet to be drawn. Lengths in radii, angles in radians, colours as 0xrrggbb. */
export interface Traits {
  readonly surface: Surface
  readonly rings: RingSet
  readonly moons: MoonSet
  /** Index into the airs, 0 to 11; -1 for planets with a look of their own. */
  readonly air: number
  readonly airColor: number
  /** Height of the atmosphere. */
  readonly airDepth: number
  /** Deep, main and high ground. */
  readonly colors: readonly [number, number, number]
  readonly ringColor: number
  /** Sine of the angle to which the rings are opened. */
  readonly ringOpening: number
  /** Lean of the axis in the picture; to the left for German. */
  readonly lean: number
  /** Lean of the axis towards the eye. */
  readonly nod: number
  /** Turns a second; negative for English. */
  readonly spin: number
  /** Fineness of the surface: 1 is usual, more for longer stories. */
  readonly detail: number
  /** Share of the polar caps: large for stories from winter. */
  readonly caps: number
  /** 0 nearest to 1 furthest. */
  readonly depth: number
  /** Offset into the noise of the ground. */
  readonly seed: number
}

/*
 * Three of the four classes are a code: `surface` and `moons` count through all 96 pairs, `air` is their sum, plus one
 * with rings. Two planets whose ids differ by less than 96 therefore differ in at least two classes.
 */
const pairs = surfaces.length * moonSets.length
/** Shares no factor with 96, so that neighbouring ids get different looks. */
const stride = 41
/** Probability that a planet has no rings. */
const ringless = 0.55

/** The look of a planet: the same for the same story on every machine. */
export function traitsOf(facts: StoryFacts): Traits {
  if (facts.id === homePlanet) return earth
  if (facts.id === sharePlanet) return unborn
  const random = seededRandom(facts.id ^ 0x5a17)
  const pair = (((facts.id * stride) % pairs) + pairs) % pairs
  const surfaceIndex = pair % surfaces.length
  const moonIndex = Math.floor(pair / surfaces.length)
  const ringIndex = random() < ringless ? 0 : 1 + Math.floor(random() * (ringSets.length - 1))
  const air = (surfaceIndex * 5 + moonIndex + 3 * ringIndex) % airs
  const surface = surfaces[surfaceIndex] ?? 'bands'
  const season = seasonOf(facts.createdAt)
  const [hue, sat] = [airHues[air] ?? 0.55, air % 4 === 3 ? 0.3 : 0.7]
  return {
    surface,
    rings: ringSets[ringIndex] ?? 'none',
    moons: moonSets[moonIndex] ?? 'none',
    air,
    airColor: hsl(hue, sat, 0.62),
    airDepth: [0.1, 0.2, 0.32][air % 3] ?? 0.2,
    colors: groundColors(surface, random, season),
    ringColor: hsl(random(), between(random, 0.12, 0.4), between(random, 0.62, 0.8)),
    ringOpening: between(random, 0.16, 0.46),
    lean:
      (facts.language === 'de' ? 1 : facts.language === 'en' ? -1 : random() < 0.5 ? 1 : -1) *
      between(random, 0.12, 0.6),
    nod: between(random, 0.1, 0.5),
    spin: (facts.language === 'en' ? -1 : 1) * between(random, 0.006, 0.016),
    detail: 0.85 + 0.5 * Math.min(1, Math.log1p(facts.length / 200) / 3),
    caps: surface === 'frost' ? 0.34 : Math.max(0, 0.3 * season.winter - 0.08) * random(),
    depth: random(),
    seed: random() * 61,
  }
}

/** Hues of the twelve airs, unevenly spaced: eyes tell greens apart worse than blues and reds. */
const airHues = [0.53, 0.08, 0.62, 0.93, 0.14, 0.47, 0.72, 0.02, 0.57, 0.82, 0.36, 0.11] as const

const earth: Traits = {
  surface: 'earth',
  rings: 'none',
  moons: 'near',
  air: -1,
  airColor: 0x6fb8ff,
  airDepth: 0.22,
  colors: [0x0b2f66, 0x3f6b35, 0xa58c5c],
  ringColor: 0,
  ringOpening: 0.3,
  lean: 0.41,
  nod: 0.35,
  spin: 0.012,
  detail: 1.1,
  caps: 0.16,
  depth: 0.1,
  seed: 11.3,
}

/** The planet of a story that does not exist yet: gathering dust. */
const unborn: Traits = {
  surface: 'seed',
  rings: 'wide',
  moons: 'none',
  air: -1,
  airColor: 0xffc46b,
  airDepth: 0.3,
  colors: [0x1b1206, 0x6b4316, 0xffd089],
  ringColor: 0xffc987,
  ringOpening: 0.36,
  lean: 0.38,
  nod: 0.36,
  spin: 0.03,
  detail: 1,
  caps: 0,
  depth: 0.1,
  seed: 4.7,
}
