import type { MotifName } from '../motifs/motifWords.ts'
import type { Palette } from '../motifs/palettes.ts'
import type { DeviceNarration } from '../narrations/deviceNarration.ts'
import type { Staging } from '../narrations/staging.ts'
import type { Device } from './exhibit.ts'
import type { SampleStory } from './sampleStory.ts'

/** What the server knows of a device. What is left out is as for devices that visitors name. */
export interface NarratedDevice {
  readonly device: Device
  readonly narration: DeviceNarration
  readonly sampleStories: readonly SampleStory[]
  /** How it is told. */
  readonly staging?: Staging
  /** How stories about it are drawn. */
  readonly picture?: {
    /** The decade to show where a story names none. */
    readonly era: Era
    /** What stands in it, the device itself first. */
    readonly motifs: readonly [MotifName, ...MotifName[]]
    /** The papers and inks that it is printed with by turns. */
    readonly palettes: readonly [Palette, ...Palette[]]
  }
}

/** The decade a picture speaks of. */
export type Era = '60s' | '70s' | '80s' | '90s' | '2000s' | '2010s'
