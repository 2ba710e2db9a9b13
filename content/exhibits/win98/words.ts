import type { Bilingual } from '../../bilingual.ts'

interface Win98PageWords {
  /** Names the frame with the desktop in it. */
  readonly frame: string
}

/** The page around the desktop; the desktop's own words are in desktopWords.ts. */
export const win98Page: Bilingual<Win98PageWords> = {
  en: { frame: 'Desktop in the manner of 1998' },
  de: { frame: 'Schreibtisch in der Art von 1998' },
}
