import type { Bilingual } from './bilingual.ts'

/** A sentence that somebody agrees to. Stored with what they leave is its version, so the sentence can be looked up. */
interface Consent {
  /** Changes with every change of meaning. Never reused. */
  readonly version: string
  readonly text: Bilingual
}

/** Of a story that goes into the exhibition (SHARE-08). */
export const shareConsent: Consent = {
  version: 'share-2026-11',
  text: {
    en: 'By sharing you agree that your story is shown in this exhibition, and that its narrator may quote it. You can correct it or take it back at any time.',
    de: 'Mit dem Teilen bist du einverstanden, dass deine Geschichte in dieser Ausstellung gezeigt wird und die Erzählstimme sie zitieren darf. Du kannst sie jederzeit korrigieren oder zurücknehmen.',
  },
}

/** Of the memory recorder. The English is the specification's (MEM-02). */
export const memoryConsent: Consent = {
  version: 'memory-2026-11',
  text: {
    en: "I agree my contribution is evaluated for a master's thesis",
    de: 'Ich bin einverstanden, dass mein Beitrag für eine Masterarbeit ausgewertet wird',
  },
}
