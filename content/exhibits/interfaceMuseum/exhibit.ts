import type { Exhibit } from '../exhibit.ts'

export const interfaceMuseumExhibit = {
  id: 'interfaceMuseum',
  number: '06',
  name: { de: 'Museum der Bedienung', en: 'Interface Museum' },
  year: null,
  text: {
    de: 'Drei Handgriffe, die wir am Bildschirm gelernt haben.',
    en: 'Three gestures that we learned at the screen.',
  },
  invitation: { de: 'Drei Handgriffe, die du kannst.', en: 'Three gestures that you know.' },
  kind: 'paper',
  address: '/exhibits/interface-museum',
} as const satisfies Exhibit
