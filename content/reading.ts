import type { Bilingual } from './bilingual.ts'

/** Reading aids: what a visitor sets to read and hear more easily. */
export const readingWords = {
  open: { de: 'Lesehilfen', en: 'Reading aids' },
  textSize: { de: 'Schriftgrösse', en: 'Text size' },
  percent: { de: '{percent} %', en: '{percent} %' },
  highContrast: { de: 'Starker Kontrast', en: 'High contrast' },
  easierTypeface: { de: 'Leichter lesbare Schrift', en: 'Typeface for easier reading' },
  largerCaptions: { de: 'Grössere Untertitel', en: 'Larger captions' },
  lowerControls: { de: 'Bedienung weiter unten', en: 'Lower controls' },
  speechRate: { de: 'Sprechtempo', en: 'Speed of speech' },
  rates: {
    0.75: { de: 'Langsam', en: 'Slow' },
    1: { de: 'Wie sonst', en: 'Usual' },
    1.25: { de: 'Schnell', en: 'Fast' },
  },
  coming: { de: 'Die Lesehilfen kommen …', en: 'The reading aids are coming …' },
  failed: {
    de: 'Die Lesehilfen konnten nicht geladen werden. Bitte noch einmal drücken.',
    en: 'The reading aids could not be loaded. Please press again.',
  },
  visit: {
    de: 'Gilt nur für diesen Besuch.',
    en: 'For this visit only.',
  },
  reset: { de: 'Alles wie zuvor', en: 'All as before' },
  close: { de: 'Fertig', en: 'Done' },
} as const satisfies Record<string, Bilingual | Record<number, Bilingual>>
