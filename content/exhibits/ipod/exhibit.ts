import { inBoth } from '../../bilingual.ts'
import { chooser } from '../chooser.ts'
import type { Exhibit } from '../exhibit.ts'
import { stills } from '../../stills.gen.ts'

export const ipodExhibit = {
  id: 'ipod',
  number: '02',
  name: inBoth('Apple iPod'),
  year: inBoth('2001'),
  text: {
    de: 'Ein einziger Gegenstand im Weiss, und in ihm tausend Lieder.',
    en: 'A single object in white, and a thousand songs inside it.',
  },
  invitation: { de: 'Dreh am Rad.', en: 'Turn the wheel.' },
  kind: 'scene',
  address: '/exhibits/werkschau/ipod',
  first: { theme: 'light', stills: [{ still: stills.ipod }] },
  idleReturn: chooser.address,
  device: { id: 2, name: 'Apple iPod' },
  acoustics: { decay: 0.4, wet: -3 },
} as const satisfies Exhibit
