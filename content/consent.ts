import type { Bilingual } from './bilingual.ts'

/** A sentence that somebody agrees to. Stored with what they leave is its version, so the sentence can be looked up. */
export interface Consent {
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

/** Of a story told by voice, to tick or to leave: a line of its own (SCRIPT-08). */
export const voiceConsent: Consent = {
  version: 'voice-2026-11',
  text: {
    en: 'My voice may be heard in the narration of this device.',
    de: 'Meine Stimme darf in der Erzählung dieses Geräts zu hören sein.',
  },
}

/** Of somebody who reads for the narration of a device (SCRIPT-03). */
export const readerConsent: Consent = {
  version: 'reader-2026-11',
  text: {
    en: 'The reader agrees that the recording is heard in this exhibition and that their name is shown with it. They can take it back at any time by telling the museum.',
    de: 'Wer liest, ist einverstanden, dass die Aufnahme in dieser Ausstellung zu hören ist und der Name dabeisteht. Das lässt sich jederzeit zurücknehmen: Eine Nachricht an das Museum genügt.',
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

/** Below this age an adult agrees as well, years; staff may set another (content/editable.ts). */
export const adultAge = { key: 'consent.adultAge', default: 16, min: 12, max: 18 } as const

/** Of whoever is too young to agree alone: an adult who is with them does (MINOR-01). @param age in years */
export const adultConsent = (age: number): Consent => ({
  version: `adult-2026-11-under-${age}`,
  text: {
    en: `I am under ${age}. A grown-up is here with me, has read this and agrees.`,
    de: `Ich bin unter ${age}. Eine erwachsene Person ist bei mir, hat das gelesen und ist einverstanden.`,
  },
})

/** All that visitors can have agreed to. */
export const visitorConsents: readonly Consent[] = [
  memoryConsent,
  shareConsent,
  voiceConsent,
  ...Array.from({ length: adultAge.max - adultAge.min + 1 }, (_, years) =>
    adultConsent(adultAge.min + years),
  ),
]
