import type { Bilingual } from './bilingual.ts'

const de = {
  play: 'Abspielen',
  pause: 'Anhalten',
  place: 'Stelle',
  ofTotal: '{position} von {duration}',
  failed: 'Die Aufnahme kommt gerade nicht an. Vielleicht stockt das Netz.',
  retry: 'Noch einmal versuchen',
  readBy: 'Gelesen von {names}.',
}

const en: typeof de = {
  play: 'Play',
  pause: 'Pause',
  place: 'Position',
  ofTotal: '{position} of {duration}',
  failed: 'The recording does not arrive just now. Perhaps the network is slow.',
  retry: 'Try again',
  readBy: 'Read by {names}.',
}

/** What every player says: of a voice, a narration, a take. */
export const playerWords: Bilingual<typeof de> = { de, en }
