import type { NarratedDevice } from '../narratedDevice.ts'
import { echoExhibit } from './exhibit.ts'
import { narration } from './narration.ts'
import { sampleStories } from './sampleStories.ts'

export const narratedDevice: NarratedDevice = {
  device: echoExhibit.device,
  narration,
  sampleStories,
  staging: {
    narrator: 'cylinder',
    rate: { de: 162, en: 160 },
    pitch: 44,
    range: 50,
    pauseFactor: 1.05,
    visitors: ['visitorTenor', 'visitorElder', 'visitorAlto'],
    bed: 'cylinder',
    colour: 'cylinder',
  },
  picture: {
    era: '2010s',
    motifs: ['smartSpeaker', 'ear', 'microphone'],
    palettes: [
      ['eef0ee', '141d4d', '08a0c9', 'f9a27d'],
      ['edeef1', '251a52', '3f6fe0', '6fd6cf'],
      ['eff0ea', '0e2b45', 'e5527f', '7cc8ea'],
    ],
  },
}
