import type { Bilingual } from './bilingual.ts'

const de = {
  question: 'Ist noch jemand da?',
  /** Beside the number of seconds. */
  seconds: 'Sekunden',
  second: 'Sekunde',
  explanation: 'Dann beginnt dieser Bildschirm von vorn, für die nächsten.',
  /** Spoken, with `{seconds}`. */
  spoken: 'Noch {seconds} Sekunden.',
  stay: 'Ja, ich bin noch da',
}

const en: typeof de = {
  question: 'Is someone still there?',
  seconds: 'seconds',
  second: 'second',
  explanation: 'Then this screen starts over, for whoever comes next.',
  spoken: '{seconds} seconds left.',
  stay: 'Yes, I am still here',
}

/** Before a screen returns to its beginning (TAPE-07b). */
export const idleWords: Bilingual<typeof de> = { de, en }
