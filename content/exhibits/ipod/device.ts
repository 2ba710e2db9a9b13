import type { NarratedDevice } from '../narratedDevice.ts'
import { ipodExhibit } from './exhibit.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: ipodExhibit.device,
  narration,
  sampleStories,
  staging: {
    narrator: 'menu',
    rate: { de: 166, en: 166 },
    pitch: 46,
    range: 66,
    pauseFactor: 0.9,
    visitors: ['visitorTenor', 'visitorElder', 'visitorAlto'],
    bed: 'pocket',
    colour: 'earphones',
  },
  picture: {
    era: '2000s',
    motifs: ['player', 'headphones', 'cable'],
    palettes: [
      ['f5f4f0', '232c4a', 'ff4f7b', '8fd0ea'],
      ['f4f3ee', '2a2d3a', '2f7fd6', 'ffcf45'],
      ['f5f3ef', '1d3557', 'fa5f4a', 'a8dcc4'],
    ],
  },
}
