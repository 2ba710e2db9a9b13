import { inBoth } from '../../bilingual.ts'
import type { Exhibit } from '../exhibit.ts'
import { stills } from '../../stills.gen.ts'

export const imacExhibit = {
  id: 'imac',
  number: '04',
  name: inBoth('Apple iMac'),
  year: inBoth('1998'),
  text: {
    de: 'Ein durchscheinender Computer, dessen Schreibtisch voller Geschichten ist.',
    en: 'A translucent computer whose desktop is full of stories.',
  },
  invitation: { de: 'Weck ihn auf.', en: 'Wake it up.' },
  kind: 'scene',
  address: '/exhibits/imac/welcome',
  first: {
    theme: 'light',
    cover: true,
    stills: [
      { media: '(min-aspect-ratio: 103/100)', still: stills['imac-welcome-landscape'] },
      { still: stills['imac-welcome-portrait'] },
    ],
  },
  pages: [
    {
      pattern: '/exhibits/imac/:windowType',
      values: ['welcome', 'desktop', 'device-story', 'visitor-stories', 'submit-story'],
    },
  ],
  examples: [
    '/exhibits/imac/welcome',
    '/exhibits/imac/desktop',
    '/exhibits/imac/visitor-stories',
    '/exhibits/imac/submit-story',
  ],
  idleReturn: '/exhibits/imac/welcome',
  device: { id: 4, name: 'iMac' },
  exhibition: {
    id: 3,
    name: { de: 'iMac: hinter blauem Kunststoff', en: 'iMac: behind blue plastic' },
  },
  acoustics: { decay: 0.6, wet: -3 },
} as const satisfies Exhibit
