/** Words in both languages of the museum. German is Swiss: ss, never the sharp s. */
export interface Bilingual<T = string> {
  readonly de: T
  readonly en: T
}
