import type { BedName } from '../../content/narrations/staging.ts'
import type { Sound } from '../sounds/dsp/sound.ts'
import { cassetteBed } from './cassette.ts'
import { computerBed } from './computer.ts'
import { cylinderBed } from './cylinder.ts'
import { houseBed } from './house.ts'
import { pocketBed } from './pocket.ts'
import { readerBed } from './reader.ts'

/** Each plays one loop, which comes home at its end. */
export const compositions: Readonly<Record<BedName, () => Sound>> = {
  cassette: cassetteBed,
  pocket: pocketBed,
  cylinder: cylinderBed,
  reader: readerBed,
  computer: computerBed,
  house1: () => houseBed(1),
  house2: () => houseBed(2),
  house3: () => houseBed(3),
}
