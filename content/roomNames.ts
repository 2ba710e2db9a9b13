import type { Bilingual } from './bilingual.ts'

const inBoth = (text: string): Bilingual => ({ de: text, en: text })

/** What each room is called. Apart from the rest of the catalogue, because the route table needs no more than this. */
export const roomNames = {
  tape: inBoth('Compact Cassette'),
  ipod: inBoth('Apple iPod'),
  echo: inBoth('Amazon Echo'),
  imac: inBoth('Apple iMac'),
  uiCards: { de: 'UI Cards: Betriebssysteme', en: 'UI Cards: operating systems' },
  interfaceMuseum: { de: 'Museum der Bedienung', en: 'Interface Museum' },
  win98: { de: 'Ein Bildschirm von 1998', en: 'A desktop of 1998' },
  avatars: { de: 'Retro-Avatare', en: 'Retro avatars' },
  memoryRecorder: { de: 'Erinnerungsrekorder', en: 'Memory recorder' },
  werkschau: { de: 'Werkschau', en: 'Werkschau' },
  about: { de: 'Über', en: 'About' },
  admin: { de: 'Verwaltung', en: 'Administration' },
  playground: { de: 'Spielplatz', en: 'Playground' },
} satisfies Record<string, Bilingual>

export type RoomKey = keyof typeof roomNames
