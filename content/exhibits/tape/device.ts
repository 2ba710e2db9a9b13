import type { NarratedDevice } from '../narratedDevice.ts'
import { tapeExhibit } from './exhibit.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: tapeExhibit.device,
  narration,
  sampleStories,
  staging: {
    narrator: 'deck',
    rate: { de: 160, en: 158 },
    pitch: 46,
    range: 62,
    pauseFactor: 1.05,
    visitors: ['visitorAlto', 'visitorElder', 'visitorTenor'],
    bed: 'cassette',
    colour: 'tape',
  },
  picture: {
    era: '80s',
    motifs: ['cassette', 'boombox', 'headphones'],
    palettes: [
      ['f4ebdc', '2b2147', 'ee4b2b', 'f5b93f'],
      ['f3ece0', '1f2f4a', 'e8552d', 'f4a9a0'],
      ['f1e8d6', '33211d', 'd9482b', '5fb3a5'],
    ],
  },
}
