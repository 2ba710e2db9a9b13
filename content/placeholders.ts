import type { Bilingual } from './bilingual.ts'
import { site } from './site.ts'

const asked = ['author', 'school', 'email', 'feedbackFormUrl'] as const

/** Which entries of site.ts are still those that this project has invented. */
export const placeholders = (from: Pick<typeof site, (typeof asked)[number]> = site) =>
  asked.filter((name) => /example|beispiel/i.test(JSON.stringify(from[name])))

/** For staff; `{names}` are the entries. */
export const placeholdersLeft: Bilingual = {
  en: 'About and the last UI card still name invented people and addresses ({names}). Change them in content/site.ts.',
  de: '«Über» und die letzte UI-Karte nennen noch erfundene Personen und Adressen ({names}). Ändere sie in content/site.ts.',
}
