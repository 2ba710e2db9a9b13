import type { Bilingual } from '../bilingual.ts'

/**
 * The told story of a device, in parts. An edition takes one opening, the whole body, a visitor's voice and one
 * closing. Years stand in figures: the narrator turns them into words.
 */
export interface DeviceNarration {
  readonly openings: Bilingual<readonly string[]>
  /** Paragraphs, always all of them and in this order. */
  readonly body: Bilingual<readonly string[]>
  readonly closings: Bilingual<readonly string[]>
}
