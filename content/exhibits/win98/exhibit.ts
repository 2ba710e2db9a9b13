import { inBoth } from '../../bilingual.ts'
import type { Exhibit } from '../exhibit.ts'

export const win98Exhibit = {
  id: 'win98',
  number: '07',
  name: { de: 'Ein Bildschirm von 1998', en: 'A desktop of 1998' },
  year: inBoth('1998'),
  text: {
    de: 'Eine Arbeitsfläche wie damals, zum Ausprobieren.',
    en: 'A desktop as it used to be, to try out.',
  },
  invitation: null,
  kind: 'frame',
  isPrototype: true,
  address: '/exhibits/win98-theme',
  first: { theme: 'light', stills: [] },
} as const satisfies Exhibit
