import type { Bilingual } from '../bilingual.ts'

interface AboutWords {
  readonly kicker: string
  readonly thesis: string
  readonly by: string
  readonly school: string
  readonly contact: string
  readonly samples: string
  readonly openSource: string
}

export const about: Bilingual<AboutWords> = {
  en: {
    kicker: 'Who makes this',
    thesis: 'Thesis project',
    by: 'Author',
    school: 'School',
    contact: 'Contact',
    samples:
      'The exhibition opens with invented stories so that no room is empty. Each of them is marked as a sample. The names of devices and makers belong to their owners; nothing of theirs is shown here but our own drawings.',
    openSource: 'Free software under the GNU General Public License, version 3 or later.',
  },
  de: {
    kicker: 'Wer das macht',
    thesis: 'Abschlussarbeit',
    by: 'Autorin',
    school: 'Hochschule',
    contact: 'Kontakt',
    samples:
      'Die Ausstellung öffnet mit erfundenen Geschichten, damit kein Raum leer ist. Jede von ihnen ist als Beispiel bezeichnet. Die Namen von Geräten und Herstellern gehören ihren Eigentümern; zu sehen sind hier nur eigene Zeichnungen.',
    openSource: 'Freie Software unter der GNU General Public License, Version 3 oder später.',
  },
}

/** The privacy notice is German in either language, as the specification has it (ABOUT-02). */
export const privacy = {
  heading: 'Datenschutz',
  paragraphs: [
    'Diese Website verwendet einen datenschutzfreundlichen Analysedienst. Er setzt keine Cookies und erhebt keine personenbezogenen Daten. Erfasst werden ausschliesslich zusammengefasste Angaben zur Leistung und zum Nutzungserlebnis.',
    'Auf dem Server der Ausstellung wird gezählt, wie oft eine Seite an einem Tag geöffnet wurde, und sonst nichts: keine Adresse, kein Gerät, kein Weg durch die Seiten.',
  ],
  more: 'Mehr informationen',
} as const
