import type { NarratedDevice } from '../narratedDevice.ts'
import { imacExhibit } from './exhibit.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: imacExhibit.device,
  narration,
  sampleStories,
  staging: {
    narrator: 'reader',
    rate: { de: 164, en: 164 },
    pitch: 50,
    range: 74,
    pauseFactor: 0.95,
    visitors: ['visitorAlto', 'visitorElder', 'visitorTenor'],
    bed: 'reader',
    colour: 'shell',
  },
  picture: {
    era: '90s',
    motifs: ['allInOne', 'mouse', 'globe'],
    palettes: [
      ['f3efe5', '0d3d4f', '0b9fab', 'fb9e46'],
      ['f3eee6', '3b2568', 'ea4a6e', 'a5d14a'],
      ['f2f0e6', '123c63', '15a39a', 'f78fb0'],
    ],
  },
}
