import type { Bilingual } from '../bilingual.ts'

interface WerkschauWords {
  readonly title: string
  readonly lead: string
  /** The specification's hint, to the letter in English. */
  readonly hint: string
  /** Names the group of devices. */
  readonly devices: string
  /** While the scene comes in. */
  readonly loading: string
  /** Where the scene cannot be shown. */
  readonly stillOnly: string
  readonly retry: string
}

export const werkschau: Bilingual<WerkschauWords> = {
  en: {
    title: 'From cassettes to streaming',
    lead: 'First a song lay in the hand, on ninety metres of tape. Then a thousand fitted in a pocket. Now a word into the room is enough, and nothing is left to hold.',
    hint: 'Click on device',
    devices: 'The devices',
    loading: 'The light is coming up',
    stillOnly: 'The hall is shown as a picture: its light could not be switched on.',
    retry: 'Try again',
  },
  de: {
    title: 'Von der Kassette zum Streaming',
    lead: 'Zuerst lag ein Lied in der Hand, auf neunzig Metern Band. Dann passten tausend in eine Tasche. Jetzt genügt ein Wort in den Raum, und nichts bleibt, was man halten könnte.',
    hint: 'Wähl ein Gerät',
    devices: 'Die Geräte',
    loading: 'Das Licht geht an',
    stillOnly: 'Die Halle ist als Bild zu sehen: Ihr Licht liess sich nicht einschalten.',
    retry: 'Noch einmal versuchen',
  },
}
