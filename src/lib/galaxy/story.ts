import type { PlanetId } from './ids.ts'

/** What the sky shows of a story. Equal values always give the same planet. */
export interface SkyStory {
  readonly id: PlanetId
  /** Shown under the planet; never empty. The caller names stories without words. */
  readonly title: string
  /** Language of the original; null where it is unknown. */
  readonly language: 'de' | 'en' | null
  /** Characters of the text; 0 for a voice alone. */
  readonly length: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly hasVoice: boolean
}
