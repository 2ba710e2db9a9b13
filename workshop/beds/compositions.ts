import type { BedName } from '../../content/narrations/staging.ts'
import type { Sound } from '../sounds/dsp/sound.ts'
import { cassetteBed } from './cassette.ts'
import { computerBed } from './computer.ts'
import { cylinderBed } from './cylinder.ts'
import { anyDeviceBed } from './anyDevice.ts'
import { pocketBed } from './pocket.ts'
import { readerBed } from './reader.ts'

/** Each plays one loop, which comes home at its end. */
export const compositions: Readonly<Record<BedName, () => Sound>> = {
  cassette: cassetteBed,
  pocket: pocketBed,
  cylinder: cylinderBed,
  reader: readerBed,
  computer: computerBed,
  anyDevice1: () => anyDeviceBed(1),
  anyDevice2: () => anyDeviceBed(2),
  anyDevice3: () => anyDeviceBed(3),
}
