import type { Bilingual } from '../../bilingual.ts'

interface WallWords {
  readonly lead: string
  readonly make: string
  readonly makeHint: string
  readonly scan: string
  readonly scanHint: string
  /** Of the QR code, read aloud; `{address}`. */
  readonly qr: string
  /** Of a part of the wall, read aloud; `{first}` to `{last}` of `{total}`. */
  readonly part: string
  readonly loading: string
  readonly empty: string
  readonly emptyHint: string
  readonly failedHint: string
}

export const avatarWall: Bilingual<WallWords> = {
  en: {
    lead: 'A class photograph of everybody who never quite left their favourite decade. Six answers, and you are in it.',
    make: 'New avatar',
    makeHint: 'Six answers, one portrait',
    scan: 'On your phone',
    scanHint: 'Scan, answer, pose',
    qr: 'QR code: make an avatar at {address}',
    part: 'Avatars {first} to {last} of {total}',
    loading: 'The portraits are being hung …',
    empty: 'The wall is still bare.',
    emptyHint: 'Be the first on the wall.',
    failedHint: 'The portraits are still there; they only cannot be loaded at the moment.',
  },
  de: {
    lead: 'Ein Klassenfoto all jener, die ihr liebstes Jahrzehnt nie ganz verlassen haben. Sechs Antworten, und du bist mit drauf.',
    make: 'Neuer Avatar',
    makeHint: 'Sechs Antworten, ein Porträt',
    scan: 'Auf deinem Handy',
    scanHint: 'Scannen, antworten, posieren',
    qr: 'QR-Code: einen Avatar machen auf {address}',
    part: 'Avatare {first} bis {last} von {total}',
    loading: 'Die Porträts werden aufgehängt …',
    empty: 'Noch ist die Wand leer.',
    emptyHint: 'Häng das erste Porträt auf.',
    failedHint: 'Die Porträts sind noch da, nur der Weg zu ihnen ist versperrt.',
  },
}
