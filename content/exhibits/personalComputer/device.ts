import type { NarratedDevice } from '../narratedDevice.ts'
import { personalComputer } from './facts.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: personalComputer,
  narration,
  sampleStories,
  staging: {
    narrator: 'box',
    rate: { de: 164, en: 162 },
    pitch: 48,
    range: 42,
    pauseFactor: 1,
    visitors: ['visitorAlto', 'visitorTenor', 'visitorElder'],
    bed: 'computer',
    colour: 'smallSpeaker',
  },
  picture: {
    era: '80s',
    motifs: ['computer', 'floppy', 'keyboard'],
    palettes: [
      ['f1ead8', '16352f', '24a06b', 'f5b02e'],
      ['f0e9da', '26253f', '2b62c4', 'e9b65c'],
      ['f1e9d9', '2f2622', 'e0602f', '8cc2a5'],
    ],
  },
}
