import type { Bilingual } from './bilingual.ts'

/** Of devices that the specification does not name. A name that staff give stands as it is in both languages. */
const german = new Map([
  ['Answering machine', 'Anrufbeantworter'],
  ['Personal Computer', 'Heimcomputer'],
])

/** What visitors read for a device. @param name as the server lists it */
export const deviceName = (name: string, language: keyof Bilingual) =>
  (language === 'de' && german.get(name)) || name
