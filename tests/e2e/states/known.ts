import type { Design } from './states.ts'

/** A fault that is there and waits to be mended. It has to go from this list with its mend: the walk looks for it. */
export interface KnownFault extends Omit<Design, 'because'> {
  readonly path: RegExp
  /** Of size, language and mode, e.g. `1080x1920 de flat`. */
  readonly on: RegExp
  readonly fault: string
}

const kiosk = /^1080x1920 de/
const desk = /^1440x900 en/
const phone = /^390x844 de/

export const knownFaults: readonly KnownFault[] = [
  {
    path: /tape$/,
    on: /^(1080x1920 de|390x844 de)/,
    kind: 'cut off',
    says: /Sonntag/,
    fault: 'A title of 35 letters is truncated on the shelf.',
  },
  {
    path: /tape$/,
    on: /^(1080x1920 de|1440x900 en|390x844 de)/,
    kind: 'cut off',
    says: /Woran sich|What the cassette|Die Kassette im/,
    fault: 'The title on the cassette in the deck is truncated.',
  },
  {
    path: /tape$/,
    on: /^(1080x1920 de|1440x900 en)/,
    kind: 'covered',
    says: /ganze Erzählung|whole narration/,
    fault: 'The transcript of the tape is not there to be opened once a tape was put in and taken out.',
  },
  {
    path: /tape$/,
    on: /^(1080x1920 de|1440x900 en)/,
    kind: 'lost focus',
    says: /einlegen|in the deck|tape back/,
    fault: 'Putting a tape in, and the own one back, loses the focus.',
  },
  {
    path: /tape$/,
    on: phone,
    kind: 'covered',
    says: /Diese Kassette einlegen/,
    fault: 'On a phone the key that puts a tape in is not there for a tape with a voice.',
  },
  {
    path: /ipod$/,
    on: phone,
    kind: 'close targets',
    says: /Auswählen/,
    fault: 'The last row of the player lies under the middle of its wheel.',
  },
  {
    path: /imac\/welcome$/,
    on: kiosk,
    kind: 'covered',
    says: /Alle Geschichten|Den Zettel/,
    fault: 'A note lies over the key of all stories.',
  },
  {
    path: /imac\/welcome$/,
    on: desk,
    kind: 'covered',
    says: /Ninety minutes/,
    fault: 'A note lies under the key that takes the computer in the hand.',
  },
  {
    path: /imac\/desktop$/,
    on: kiosk,
    kind: 'main key',
    says: /Aufnahme starten/,
    fault: 'The key that records lies at the lower edge.',
  },
  {
    path: /imac\/desktop$/,
    on: kiosk,
    kind: 'small target',
    says: /Lesehilfen/,
    fault: 'The reading aids are 6 px wide.',
  },
  {
    path: /imac\/desktop$/,
    on: phone,
    kind: 'close targets',
    says: /Abspielen/,
    fault: 'The player of a story lies on the task bar.',
  },
  {
    path: /imac\/desktop$/,
    on: phone,
    kind: 'cut off',
    says: /Die Kassette im/,
    fault: 'The title of a window is cut off.',
  },
  {
    path: /imac\/desktop$/,
    on: phone,
    kind: 'no answer',
    says: /Geschichte teilen/,
    fault: 'The icon under a window that fills the phone does nothing.',
  },
  {
    path: /answering-machine$/,
    on: phone,
    kind: 'covered',
    says: /Nächste Nachricht|Stopp|Zurückspulen/,
    fault: 'The keys of the machine lie under its text.',
  },
  {
    path: /answering-machine$/,
    on: phone,
    kind: 'cut off',
    says: /Ansage/,
    fault: 'The key of the greeting lies beyond the edge.',
  },
  {
    path: /interface-museum$/,
    on: phone,
    kind: 'covered',
    says: /Papierkorb/,
    fault: 'The hint lies over the bin that it names.',
  },
  {
    path: /interface-museum$/,
    on: phone,
    kind: 'toast in the way',
    says: /Computer/,
    fault: 'The hint lies over the little screen.',
  },
  {
    path: /ui-cards$/,
    on: desk,
    kind: 'lost focus',
    says: /first card/,
    fault: 'Taking the first card loses the focus.',
  },
  {
    path: /explore-stories$/,
    on: kiosk,
    kind: 'main key',
    says: /Share Your Story/,
    fault: 'The main key lies in the upper third.',
  },
  {
    path: /^\/$/,
    on: phone,
    kind: 'covered',
    says: /Schnell/,
    fault: 'A choice of the reading aids lies under their foot.',
  },
  {
    path: /./,
    on: /^(1080x1920 de|1440x900 en)/,
    kind: 'long lines',
    says: /./,
    fault: 'Running text over 80 letters a line: about, transcripts, sources, a card.',
  },
]
