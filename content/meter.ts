import type { Bilingual } from './bilingual.ts'

const de = {
  label: 'Aussteuerung',
  left: 'L',
  right: 'R',
  sensitivity: 'dB, Empfindlichkeit +3.5 dB',
  simulated: 'SIMULATED',
  choice: 'Was die Anzeige misst',
  names: { ppm: 'PPM', vu: 'VU' },
  line: {
    ppm: 'Spitzen der Aufnahme, wie am Radio gemessen: nach 5 Millisekunden fast ganz oben, in 1.7 Sekunden um 20 dB zurück.',
    vu: 'Mittlere Lautstärke, träg wie ein Zeiger: nach 0.3 Sekunden am Ziel. Kurze Spitzen sieht sie nicht.',
    simulated: 'Das Signal lässt sich hier nicht messen. Gezeigt wird, was von der Aufnahme bekannt ist.',
  },
  reading: 'links {left} dB, rechts {right} dB',
  silent: 'kein Signal',
}

const en: typeof de = {
  label: 'Level',
  left: 'L',
  right: 'R',
  sensitivity: 'dB, sensitivity +3.5 dB',
  simulated: 'SIMULATED',
  choice: 'What the meter measures',
  names: { ppm: 'PPM', vu: 'VU' },
  line: {
    ppm: 'Peaks of the recording, as radio measured them: nearly all the way up within 5 milliseconds, back by 20 dB in 1.7 seconds.',
    vu: 'The average level, slow as a needle: there after 0.3 seconds. It does not see short peaks.',
    simulated: 'The signal cannot be measured here. What is shown is what is known of the recording.',
  },
  reading: 'left {left} dB, right {right} dB',
  silent: 'no signal',
}

/** The meter of a deck. */
export const meterWords: Bilingual<typeof de> = { de, en }
