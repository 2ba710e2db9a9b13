import type { Bilingual } from './bilingual.ts'

const de = {
  play: 'Abspielen',
  pause: 'Anhalten',
  place: 'Stelle',
  ofTotal: '{position} von {duration}',
  failed: 'Die Aufnahme kommt gerade nicht an. Vielleicht stockt das Netz.',
  silent: 'Der Ton ist weggeblieben. Spiel es noch einmal ab.',
  dead: 'Hier kommt im Moment kein Ton. Was davon aufgeschrieben ist, kannst du lesen. Spiel es später noch einmal ab.',
  retry: 'Noch einmal versuchen',
  readBy: 'Gelesen von {names}.',
}

const en: typeof de = {
  play: 'Play',
  pause: 'Pause',
  place: 'Position',
  ofTotal: '{position} of {duration}',
  failed: 'The recording cannot be played at the moment. Perhaps the network is slow.',
  silent: 'The sound did not come. Play it once more.',
  dead: 'There is no sound here at the moment. You can read what is written down of it. Play it again later.',
  retry: 'Try again',
  readBy: 'Read by {names}.',
}

/** What every player says: of a voice, a narration, a take. */
export const playerWords: Bilingual<typeof de> = { de, en }
