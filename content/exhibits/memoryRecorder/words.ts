import type { Bilingual } from '../../bilingual.ts'
import { microphoneFailed } from '../../messages.ts'

interface MemoryWords {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  /** What to remember: five senses of a machine. */
  readonly asks: readonly { readonly name: string; readonly question: string }[]
  readonly consentHeading: string
  readonly research: string
  readonly about: string
  readonly email: string
  readonly emailHint: string
  readonly emailWrong: string
  readonly yearHint: string
  readonly yearWrong: string
  readonly missingYear: string
  readonly missingEmail: string
  readonly missingAdult: string
  readonly write: string
  readonly record: string
  readonly text: { readonly label: string; readonly placeholder: string; readonly left: string }
  readonly arrived: string
}

const en: MemoryWords = {
  kicker: 'No. 09 · For research',
  title: 'Memory recorder',
  lead: 'Tell us of the first device you remember. What you say here is research: it is not shown in the exhibition.',
  asks: [
    { name: 'Haptics', question: 'How did it feel in the hand: its weight, its keys, its warmth?' },
    { name: 'Visuals', question: 'What did it look like: its case, its screen, its place in the room?' },
    { name: 'Sounds', question: 'Which sounds did it make, wanted and unwanted?' },
    { name: 'Software', question: 'What ran on it, and what did you do with it?' },
    { name: 'Legacy', question: 'What of it has stayed with you to this day?' },
  ],
  consentHeading: 'Before you begin',
  research:
    'Your contribution, your year of birth and, if you give it, your email address are kept for the evaluation. Write to us and we delete them.',
  about: 'About you',
  email: 'Email address (optional)',
  emailHint: 'Only needed if you want us to find your contribution again, to correct or delete it.',
  emailWrong: 'This is not an email address. Correct it, or leave the field empty.',
  yearHint: 'From 1931 to last year.',
  yearWrong: 'Please choose a year from 1931 to last year.',
  missingYear: 'Choose your year of birth above to send it.',
  missingEmail: 'Correct the email address above to send it.',
  missingAdult: 'Ask a grown-up to agree above to send it.',
  write: 'Write text',
  record: 'Record audio',
  text: {
    label: 'Your memory',
    placeholder: 'The first device I remember …',
    left: '{count} characters left',
  },
  arrived: 'Thank you. Your memory has arrived. You may leave another one.',
}

const de: MemoryWords = {
  kicker: 'No. 09 · Für die Forschung',
  title: 'Erinnerungs\u00ADrekorder',
  lead: 'Erzähl uns vom ersten Gerät, an das du dich erinnerst. Was du hier sagst, dient der Forschung und wird in der Ausstellung nicht gezeigt.',
  asks: [
    { name: 'Haptik', question: 'Wie lag es in der Hand: Gewicht, Tasten, Wärme?' },
    { name: 'Aussehen', question: 'Wie sah es aus: das Gehäuse, der Bildschirm, sein Platz im Zimmer?' },
    { name: 'Klang', question: 'Welche Geräusche machte es, gewollte und ungewollte?' },
    { name: 'Software', question: 'Was lief darauf, und was hast du damit gemacht?' },
    { name: 'Nachhall', question: 'Was davon ist dir bis heute geblieben?' },
  ],
  consentHeading: 'Bevor du beginnst',
  research:
    'Dein Beitrag, dein Jahrgang und, wenn du sie angibst, deine E-Mail-Adresse werden für die Auswertung aufbewahrt. Schreib uns, und wir löschen sie.',
  about: 'Über dich',
  email: 'E-Mail-Adresse (freiwillig)',
  emailHint: 'Nur nötig, wenn wir deinen Beitrag wiederfinden sollen, um ihn zu ändern oder zu löschen.',
  emailWrong: 'Das ist keine E-Mail-Adresse. Korrigier sie oder lass das Feld leer.',
  yearHint: 'Von 1931 bis zum letzten Jahr.',
  yearWrong: 'Bitte wähl einen Jahrgang von 1931 bis zum letzten Jahr.',
  missingYear: 'Wähl oben deinen Jahrgang, um ihn zu senden.',
  missingEmail: 'Korrigier oben die E-Mail-Adresse, um ihn zu senden.',
  missingAdult: 'Bitte oben jemand Erwachsenes, einverstanden zu sein, um ihn zu senden.',
  write: 'Text schreiben',
  record: 'Ton aufnehmen',
  text: {
    label: 'Deine Erinnerung',
    placeholder: 'Das erste Gerät, an das ich mich erinnere …',
    left: 'Noch {count} Zeichen',
  },
  arrived: 'Danke. Deine Erinnerung ist angekommen. Du kannst noch eine hinterlassen.',
}

export const memory: Bilingual<MemoryWords> = { en, de }

/** Words of the specification that stand the same in either language (MEM-03, MEM-05, MEM-06). */
export const memoryKeys = {
  year: 'Jahrgang / year of birth',
  uploadText: 'Upload Text',
  start: 'Start Recording',
  stop: 'Stop Recording',
  uploadAudio: 'Upload Audio',
  noMicrophone: microphoneFailed.en,
} as const
