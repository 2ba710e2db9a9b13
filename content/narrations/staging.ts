import type { Language } from '#contract/common.ts'

/** Voices of the embedded synthesizer: the narrators, and those that speak for visitors. */
export type VoiceVariant =
  | 'deck'
  | 'menu'
  | 'cylinder'
  | 'reader'
  | 'box'
  | 'anyDevice'
  | 'visitorAlto'
  | 'visitorTenor'
  | 'visitorElder'
/** The quiet music under the voice, a file each: one for each device, and three for all that visitors brought along. */
export const bedNames = [
  'cassette',
  'pocket',
  'cylinder',
  'reader',
  'computer',
  'anyDevice1',
  'anyDevice2',
  'anyDevice3',
] as const
export type BedName = (typeof bedNames)[number]
/** What a voice comes out of. */
export type ColourName = 'tape' | 'earphones' | 'cylinder' | 'shell' | 'smallSpeaker' | 'horn'

/** Who narrates a device, and in what sound. */
export interface Staging {
  readonly narrator: VoiceVariant
  /** Words a minute at rest. */
  readonly rate: Readonly<Record<Language, number>>
  /** 0 to 100 each; see `VoiceSettings`. */
  readonly pitch: number
  readonly range: number
  /** Length of all pauses beside the usual, 1 being that. */
  readonly pauseFactor: number
  /** Visitors' voices in the order they are used: nobody sounds like the narrator. */
  readonly visitors: readonly [VoiceVariant, VoiceVariant, VoiceVariant]
  /** Null for the voice alone. */
  readonly bed: BedName | null
  readonly colour: ColourName
}
