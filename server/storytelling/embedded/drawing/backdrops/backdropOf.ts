import type { MotifName } from '#content/motifs/motifWords.ts'
import type { Era } from '#content/exhibits/narratedDevice.ts'
import type { Chance } from '../random.ts'
import type { Backdrop } from './backdrop.ts'
import * as patterns from './patterns.ts'
import * as places from './places.ts'
import * as rooms from './rooms.ts'
import * as weather from './weather.ts'

const byMotif: Partial<Record<MotifName, Backdrop>> = {
  wave: places.sea,
  boat: places.sea,
  mountain: places.mountains,
  tower: places.mountains,
  umbrella: weather.rainy,
  cloud: weather.rainy,
  snowflake: weather.snowy,
  moon: weather.night,
  stars: weather.night,
  sun: places.fields,
  bicycle: places.fields,
  plane: places.fields,
  tree: weather.forest,
  bird: places.garden,
  flower: places.garden,
  dog: places.garden,
  ball: places.garden,
  city: places.town,
  bus: places.town,
  car: places.road,
  train: places.rails,
  window: rooms.room,
  lamp: rooms.room,
  bed: rooms.room,
  cat: rooms.room,
  television: rooms.room,
  piano: rooms.room,
  table: rooms.kitchen,
  cup: rooms.kitchen,
  cake: rooms.kitchen,
  desk: rooms.school,
  pencil: rooms.school,
  book: rooms.school,
  mirrorBall: rooms.stage,
  dancers: rooms.stage,
  guitar: rooms.stage,
  drum: rooms.stage,
  fire: weather.glow,
  tent: weather.glow,
  house: places.fields,
  suitcase: places.rails,
  door: places.town,
  letter: places.town,
  child: places.garden,
  clock: rooms.room,
  telephone: rooms.room,
  key: rooms.room,
  camera: places.mountains,
  microphone: rooms.stage,
  ear: patterns.rings,
  headphones: patterns.rings,
  couple: rooms.kitchen,
}

const byEra: Readonly<Record<Era, readonly [Backdrop, ...Backdrop[]]>> = {
  '60s': [patterns.discs, patterns.diagonal],
  '70s': [patterns.bands, patterns.strands],
  '80s': [patterns.grid, patterns.strands, patterns.diagonal],
  '90s': [patterns.windows, patterns.diagonal],
  '2000s': [patterns.bubbles, patterns.diagonal, patterns.strands],
  '2010s': [patterns.rings, patterns.bubbles, patterns.diagonal],
}

/** Motifs that are rather where something happens than what stands there. */
const settings: ReadonlySet<MotifName> = new Set([
  'wave',
  'mountain',
  'cloud',
  'snowflake',
  'moon',
  'sun',
  'tree',
  'city',
  'fire',
  'stars',
  'umbrella',
])

export const isSetting = (name: MotifName) => settings.has(name)

/** The place that the words name, a setting before a thing that has one; else a pattern of the era. */
export function backdropOf(names: readonly MotifName[], era: Era, chance: Chance): Backdrop {
  const place =
    names.slice(0, 5).find(isSetting) ?? names.slice(0, 3).find((name) => byMotif[name] !== undefined)
  const pattern = chance.of(byEra[era])
  return (place === undefined ? undefined : byMotif[place]) ?? pattern
}
