import type { Bilingual } from '../bilingual.ts'

const en = {
  play: 'Hear a voice first',
  stop: 'Stop',
  caption: 'The narrator of the exhibition, on {device}',
}

const de: typeof en = {
  play: 'Zuerst eine Stimme hören',
  stop: 'Anhalten',
  caption: 'Die Erzählstimme der Ausstellung, über {device}',
}

/** What stands at the voice that can be heard first; it comes on demand. */
export const shareSample: Bilingual<typeof en> = { en, de }
