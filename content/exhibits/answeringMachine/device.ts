import type { NarratedDevice } from '../narratedDevice.ts'
import { answeringMachineExhibit } from './exhibit.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: answeringMachineExhibit.device,
  narration,
  sampleStories,
  staging: {
    narrator: 'anyDevice',
    rate: { de: 158, en: 158 },
    pitch: 54,
    range: 48,
    pauseFactor: 1.1,
    visitors: ['visitorElder', 'visitorAlto', 'visitorTenor'],
    bed: 'anyDevice2',
    colour: 'smallSpeaker',
  },
  picture: {
    era: '80s',
    motifs: ['telephone', 'cassette', 'table'],
    palettes: [
      ['f4ecdc', '2a211c', 'd9571f', 'e6b98a'],
      ['f1ebde', '22303a', 'c8402a', 'e9c46a'],
      ['f3ede2', '37283b', 'e06a2c', '9fb8ad'],
    ],
  },
}
