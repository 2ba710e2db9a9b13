import type { Bilingual } from '../../bilingual.ts'

interface UiCardsWords {
  /** The specification's titles, to the letter in English. */
  readonly title: string
  readonly future: string
  readonly kicker: string
  readonly lead: string
  readonly begin: string
  /** How to handle the cards. */
  readonly how: { readonly touch: string; readonly keys: string }
  readonly deck: string
  readonly previous: string
  readonly next: string
  readonly turn: string
  readonly turnBack: string
  readonly release: string
  readonly hardware: string
  readonly innovations: string
  readonly relevance: string
  readonly drawing: string
  readonly sources: string
  readonly sourcesOf: string
  readonly close: string
  readonly marks: string
  /** Spoken: `{place}`, `{number}`, `{of}`, `{side}`. */
  readonly atCard: string
  readonly atFront: string
  readonly atBack: string
  readonly futureLead: string
  readonly futureBlank: string
  readonly feedback: string
  readonly feedbackHint: string
  readonly feedbackScan: string
  /** `{address}`. */
  readonly feedbackCode: string
  readonly again: string
}

export const uiCards: Bilingual<UiCardsWords> = {
  en: {
    title: 'UI Cards',
    future: 'UI Future',
    kicker: 'No. 05, 1983 to 2001',
    lead: 'Four operating systems as cards to hold: what was new in them, and what of it you used today.',
    begin: 'Take the first card',
    how: {
      touch: 'Tap to turn over, swipe to move on.',
      keys: 'Arrow keys move on. A press or Enter turns the card over.',
    },
    deck: 'The cards',
    previous: 'Previous card',
    next: 'Next card',
    turn: 'Turn over',
    turnBack: 'Turn back',
    release: 'Release',
    hardware: 'Hardware',
    innovations: 'What was new',
    relevance: 'What has stayed',
    drawing: 'Own drawing after the original',
    sources: 'Sources',
    sourcesOf: 'Sources: {name}',
    close: 'Close',
    marks: 'Names are marks of their owners, with whom this exhibition has no connection.',
    atCard: '{place}, card {number} of {of}, {side}',
    atFront: 'front',
    atBack: 'back',
    futureLead: 'The next card is not printed yet. Which one would you draw?',
    futureBlank: 'This picture is yours',
    feedback: 'Give feedback',
    feedbackHint: 'Opens a form in a new tab.',
    feedbackScan: 'Give feedback: scan it with your phone.',
    feedbackCode: 'QR code: the feedback form at {address}',
    again: 'From the beginning',
  },
  de: {
    title: 'UI Cards',
    future: 'UI Future',
    kicker: 'No. 05, 1983 bis 2001',
    lead: 'Vier Betriebssysteme als Karten für die Hand: was an ihnen neu war und was davon du heute benutzt hast.',
    begin: 'Die erste Karte nehmen',
    how: {
      touch: 'Tippen dreht um, Wischen blättert.',
      keys: 'Pfeiltasten blättern. Ein Druck oder Enter dreht die Karte um.',
    },
    deck: 'Die Karten',
    previous: 'Vorherige Karte',
    next: 'Nächste Karte',
    turn: 'Umdrehen',
    turnBack: 'Zurückdrehen',
    release: 'Erschienen',
    hardware: 'Hardware',
    innovations: 'Was neu war',
    relevance: 'Was geblieben ist',
    drawing: 'Eigene Zeichnung nach dem Original',
    sources: 'Quellen',
    sourcesOf: 'Quellen: {name}',
    close: 'Schliessen',
    marks: 'Die Namen sind Marken ihrer Inhaber; diese Ausstellung steht mit ihnen in keiner Verbindung.',
    atCard: '{place}, Karte {number} von {of}, {side}',
    atFront: 'Vorderseite',
    atBack: 'Rückseite',
    futureLead: 'Die nächste Karte ist noch nicht gedruckt. Welche würdest du zeichnen?',
    futureBlank: 'Dieses Bild ist deins',
    feedback: 'Rückmeldung geben',
    feedbackHint: 'Öffnet ein Formular in einem neuen Tab.',
    feedbackScan: 'Rückmeldung geben: mit dem Telefon scannen.',
    feedbackCode: 'QR-Code: das Formular für Rückmeldungen unter {address}',
    again: 'Von vorn',
  },
}
