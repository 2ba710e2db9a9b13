import type { Design } from './states.ts'

/** A fault that is there and waits to be mended. It has to go from this list with its mend: the walk looks for it. */
export interface KnownFault extends Omit<Design, 'because'> {
  readonly path: RegExp
  /** Of size, language and mode, e.g. `1080x1920 de flat`. */
  readonly on: RegExp
  readonly fault: string
}

const kiosk = /^1080x1920 de/
const phone = /^390x844 de/

export const knownFaults: readonly KnownFault[] = [
  {
    path: /tape$/,
    on: kiosk,
    kind: 'small name',
    says: /Woran sich|Die Kassette im/,
    fault: 'The title on the cassette in the deck is whole, and smaller than names on a kiosk are.',
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
    says: /Neunzig Minuten/,
    fault: 'A story of the folder under a note is as near to its key as that lies above it.',
  },
]
