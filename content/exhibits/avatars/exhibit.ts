import { inBoth } from '../../bilingual.ts'
import type { Exhibit } from '../exhibit.ts'

export const avatarsExhibit = {
  id: 'avatars',
  number: '08',
  name: { de: 'Retro-Avatare', en: 'Retro avatars' },
  year: inBoth('vcfzh25'),
  text: {
    de: 'Aus sechs Antworten entsteht eine Figur.',
    en: 'Six answers become a character.',
  },
  invitation: { de: 'Wer wärst du vor vierzig Jahren?', en: 'Who would you be forty years ago?' },
  kind: 'paper',
  isPrototype: true,
  address: '/exhibits/vcfzh25',
  pages: [
    { pattern: '/exhibits/vcfzh25' },
    { pattern: '/exhibits/vcfzh25/new', title: { de: 'Neuer Avatar', en: 'New avatar' }, folder: 'new' },
    { pattern: '/exhibits/vcfzh25/detail/:uuid', title: inBoth('Avatar'), folder: 'detail' },
  ],
  examples: ['/exhibits/vcfzh25', '/exhibits/vcfzh25/new'],
} as const satisfies Exhibit
