import { inBoth } from '../../bilingual.ts'
import { chooser } from '../chooser.ts'
import type { Exhibit } from '../exhibit.ts'
import { stills } from '../../stills.gen.ts'

export const tapeExhibit = {
  id: 'tape',
  number: '01',
  name: inBoth('Compact Cassette'),
  year: inBoth('1963'),
  text: {
    de: 'Ein Wohnzimmer in der Dämmerung, ein Kassettendeck und die Bänder der Besucherinnen und Besucher.',
    en: 'A living room at dusk, a cassette deck, and the tapes that visitors left.',
  },
  invitation: { de: 'Leg ein Band ein und hör zu.', en: 'Put in a tape and listen.' },
  kind: 'scene',
  address: '/exhibits/werkschau/tape',
  language: 'en',
  first: {
    theme: 'dark',
    cover: true,
    stills: [
      { media: '(min-aspect-ratio: 3/2)', still: stills['tape-landscape'] },
      { media: '(min-aspect-ratio: 1/1)', still: stills['tape-tablet'] },
      { media: '(max-width: 599.9px)', still: stills['tape-phone'] },
      { still: stills['tape-portrait'] },
    ],
  },
  idleReturn: chooser.address,
  device: { id: 1, name: 'Cassette Tape' },
  acoustics: { decay: 0.5, wet: -3 },
} as const satisfies Exhibit
