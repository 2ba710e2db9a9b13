import type { Bilingual } from './bilingual.ts'

/** The words of the museum around its rooms. */
export const shellWords = {
  name: 'Nachklang',
  skipToContent: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  menu: {
    open: { de: 'Menü', en: 'Menu' },
    close: { de: 'Menü schliessen', en: 'Close menu' },
    links: {
      home: { de: 'Start', en: 'Home' },
      exhibits: { de: 'Exponate', en: 'Exhibits' },
      about: { de: 'Über', en: 'About' },
    },
  },
  loading: { de: 'Der Raum wird geöffnet …', en: 'Opening the room …' },
  /** The way back of an exhibit. */
  allExhibits: { de: 'Alle Räume', en: 'All rooms' },
  backHome: { de: 'Zurück zum Start', en: 'Back to the start' },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  restartsItself: {
    de: 'Dieser Bildschirm startet sich gleich selbst neu.',
    en: 'This screen will restart itself in a moment.',
  },
  messages: { de: 'Meldungen', en: 'Messages' },
  closeMessage: { de: 'Meldung schliessen', en: 'Close message' },
  notShown: {
    de: 'Dieses Exponat ist hier nicht zu sehen. Die anderen findest du unter Exponate.',
    en: 'This exhibit is not shown here. You find the others under Exhibits.',
  },
  /** To the letter (spec §8). */
  errorHeading: 'Unexpected Application Error!',
  notFound: {
    de: 'Unter dieser Adresse gibt es nichts zu sehen. Vielleicht ist sie verschrieben oder der Raum ist umgezogen.',
    en: 'There is nothing to see at this address. It may be mistyped, or the room has moved.',
  },
} satisfies Record<string, string | Bilingual | Words>

interface Words {
  readonly [key: string]: Bilingual | Words
}
