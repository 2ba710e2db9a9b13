import type { Bilingual } from '../../bilingual.ts'

interface AvatarWords {
  /** Catalogue line of the room. */
  readonly kicker: string
  /** Of a portrait, read aloud. */
  readonly portraitOf: string
  readonly noImage: string
  readonly tryAgain: string
  /** Back to the wall. */
  readonly back: string
}

export const avatarWords: Bilingual<AvatarWords> = {
  en: {
    kicker: 'No. 08 · vcfzh25',
    portraitOf: 'Avatar of {name}',
    noImage: 'Image not available',
    tryAgain: 'Try again',
    back: 'All avatars',
  },
  de: {
    kicker: 'No. 08 · vcfzh25',
    portraitOf: 'Avatar von {name}',
    noImage: 'Kein Bild vorhanden',
    tryAgain: 'Noch einmal versuchen',
    back: 'Alle Avatare',
  },
}
