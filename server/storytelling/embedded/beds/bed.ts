import type { BedName } from '#content/narrations/staging.ts'
import type { Stereo } from '../sound/samples.ts'
import { cassetteBed } from './cassetteBed.ts'
import { computerBed } from './computerBed.ts'
import { cylinderBed } from './cylinderBed.ts'
import { houseBed } from './houseBed.ts'
import { pocketBed } from './pocketBed.ts'
import { readerBed } from './readerBed.ts'

/** What a composition is given: how long it may be, and a number that makes it differ where it varies. */
export interface Score {
  readonly seconds: number
  readonly sampleRate: number
  readonly seed: number
}

/** The quiet music under the voice: one composition for each device, and one for all that visitors brought along. */
const beds = {
  cassette: cassetteBed,
  pocket: pocketBed,
  cylinder: cylinderBed,
  reader: readerBed,
  computer: computerBed,
  house: houseBed,
} as const satisfies Record<BedName, (score: Score) => Stereo>

/** Renders a bed of any level; it ends on its home chord. */
export function renderBed(name: BedName, score: Score): Stereo {
  return beds[name](score)
}
