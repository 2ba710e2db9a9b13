/** Words in both languages of the museum. German is Swiss: ss, never the sharp s. */
export interface Bilingual<T = string> {
  readonly de: T
  readonly en: T
}

/** What is the same in both languages. */
export const inBoth = (text: string): Bilingual => ({ de: text, en: text })
