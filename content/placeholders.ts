import type { Bilingual } from './bilingual.ts'
import { site } from './site.ts'

/** Entries of site.ts that a museum replaces, and what staff call them. */
const asked = [
  { name: 'author', en: 'author', de: 'Autorin oder Autor' },
  { name: 'school', en: 'school', de: 'Hochschule' },
  { name: 'email', en: 'email address', de: 'E-Mail-Adresse' },
  { name: 'feedbackFormUrl', en: 'feedback form', de: 'Feedback-Formular' },
] as const

/** Those of which this project's invented example still stands. */
export const placeholders = (from: Pick<typeof site, (typeof asked)[number]['name']> = site) =>
  asked.filter(({ name }) => /example|beispiel/i.test(JSON.stringify(from[name])))

/** For staff; `{names}` are the entries. */
export const placeholdersLeft: Bilingual = {
  en: 'Still invented, on About and on the last UI card: {names}. Replace them with a text editor in the file content/site.ts on the server, then restart it (guide: First day, step 5).',
  de: 'Noch erfunden, auf «Über» und auf der letzten UI-Karte: {names}. Ersetz sie mit einem Texteditor in der Datei content/site.ts auf dem Server, und starte ihn neu (Anleitung: Erster Tag, Schritt 5).',
}
