import type { PlanetId } from './ids.ts'

/** What the sky shows of a story. The same values give the same planet, for ever. */
export interface SkyStory {
  readonly id: PlanetId
  /** Under the planet; never empty: whoever hands it in names stories without words. */
  readonly title: string
  /** Of the original; null where nobody knows. */
  readonly language: 'de' | 'en' | null
  /** Characters of its text, 0 for a voice alone. */
  readonly length: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly hasVoice: boolean
}
