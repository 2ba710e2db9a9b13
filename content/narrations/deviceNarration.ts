import type { Bilingual } from '../bilingual.ts'

/**
 * The told story of a device, in parts. The narrator is a talking machine and says so: its voice is calculated, and a
 * different character for each device. An edition takes one opening, the whole body, visitors' voices between the
 * paragraphs and one closing. Years stand in figures: the narrator turns them into words.
 */
export interface DeviceNarration {
  /** The machine introduces itself. */
  readonly openings: Bilingual<readonly string[]>
  /** Facts and habits. Paragraphs, always all of them and in this order. */
  readonly body: Bilingual<readonly string[]>
  /** Each ends by asking for the listener's own story. */
  readonly closings: Bilingual<readonly string[]>
}
