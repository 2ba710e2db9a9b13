import { inBoth } from '../bilingual.ts'
import { stills } from '../stills.gen.ts'

/** The hall from which visitors enter the devices: no exhibit itself, but listed and played like one. */
export const chooser = {
  id: 'werkschau',
  name: inBoth('Werkschau'),
  text: {
    de: 'Von der Kassette zum Streaming: drei Geräte, drei Räume.',
    en: 'From cassettes to streaming: three devices, three rooms.',
  },
  invitation: { de: 'Was ist von deinen Geräten geblieben?', en: 'What has stayed of your devices?' },
  address: '/exhibits/werkschau',
  first: {
    theme: 'dark',
    stills: [
      // Phones get a page that scrolls, which begins with the first device.
      { media: '(max-width: 479.9px), (max-height: 479.9px)', still: stills['werkschau-tape'] },
      { media: '(orientation: portrait)', still: stills['werkschau-portrait'] },
      { still: stills['werkschau-landscape'] },
    ],
  },
  acoustics: { decay: 1.4, wet: -6 },
} as const
