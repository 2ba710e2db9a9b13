import type { Exhibit } from '../exhibit.ts'
import { cardIds, cardPlaces } from './places.ts'
import { screens } from './screens.gen.ts'

const pictures = Object.fromEntries(cardIds.map((id) => [id, { stills: [{ still: screens[id] }] }]))

export const uiCardsExhibit = {
  id: 'uiCards',
  number: '05',
  name: { de: 'UI Cards: Betriebssysteme', en: 'UI Cards: operating systems' },
  year: { de: '1983 bis 2001', en: '1983 to 2001' },
  text: {
    de: 'Sammelkarten zu vier Betriebssystemen: was an ihnen neu war und was davon blieb.',
    en: "Collectors' cards of four operating systems: what was new in them and what has stayed.",
  },
  invitation: { de: 'Dreh eine Karte um.', en: 'Turn a card over.' },
  kind: 'paper',
  isPrototype: true,
  address: '/exhibits/ui-cards',
  pages: [
    { pattern: '/exhibits/ui-cards' },
    { pattern: '/exhibits/ui-cards/:id', values: cardPlaces, pictures },
  ],
  examples: ['/exhibits/ui-cards', '/exhibits/ui-cards/lisa-os', '/exhibits/ui-cards/end'],
} as const satisfies Exhibit
