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
  en: 'Visitors still read invented examples on About and on the last UI card: {names}. Replace them by your own: open the file content/site.ts in the exhibition’s folder on the server with a text editor, change what stands between the quotation marks, save, and restart the server.',
  de: 'Besuchende lesen auf «Über» und auf der letzten UI-Karte noch erfundene Beispiele: {names}. Ersetz sie durch eigene: Öffne auf dem Server im Ordner der Ausstellung die Datei content/site.ts mit einem Texteditor, ändere, was zwischen den Anführungszeichen steht, speichere, und starte den Server neu.',
}
