import type { Language } from '#contract/common.ts'
import { deviceIds } from '#contract/limits.ts'
import type { BedName } from './beds/bed.ts'
import type { ColourName } from './sound/colours.ts'
import type { VoiceVariant } from './voices/variants.ts'

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

const stagings: ReadonlyMap<number, Staging> = new Map<number, Staging>([
  [
    deviceIds.tape,
    {
      narrator: 'deck',
      rate: { de: 160, en: 158 },
      pitch: 46,
      range: 62,
      pauseFactor: 1.05,
      visitors: ['visitorAlto', 'visitorElder', 'visitorTenor'],
      bed: 'cassette',
      colour: 'tape',
    },
  ],
  [
    deviceIds.ipod,
    {
      narrator: 'menu',
      rate: { de: 166, en: 166 },
      pitch: 46,
      range: 66,
      pauseFactor: 0.9,
      visitors: ['visitorTenor', 'visitorElder', 'visitorAlto'],
      bed: 'pocket',
      colour: 'earphones',
    },
  ],
  [
    deviceIds.echo,
    {
      narrator: 'cylinder',
      rate: { de: 162, en: 160 },
      pitch: 44,
      range: 50,
      pauseFactor: 1.05,
      visitors: ['visitorTenor', 'visitorElder', 'visitorAlto'],
      bed: 'cylinder',
      colour: 'cylinder',
    },
  ],
  [
    deviceIds.imac,
    {
      narrator: 'reader',
      rate: { de: 164, en: 164 },
      pitch: 50,
      range: 74,
      pauseFactor: 0.95,
      visitors: ['visitorAlto', 'visitorElder', 'visitorTenor'],
      bed: 'reader',
      colour: 'shell',
    },
  ],
  [
    deviceIds.personalComputer,
    {
      narrator: 'box',
      rate: { de: 164, en: 162 },
      pitch: 48,
      range: 42,
      pauseFactor: 1,
      visitors: ['visitorAlto', 'visitorTenor', 'visitorElder'],
      bed: 'computer',
      colour: 'smallSpeaker',
    },
  ],
])

/** For every device that visitors brought along. */
const houseStaging: Staging = {
  narrator: 'house',
  rate: { de: 154, en: 154 },
  pitch: 48,
  range: 60,
  pauseFactor: 1.05,
  visitors: ['visitorAlto', 'visitorTenor', 'visitorElder'],
  bed: 'house',
  colour: 'horn',
}

/** For a visitor's text that is read as it stands: a plain, calm voice and no music. */
export const readingStaging: Staging = {
  ...houseStaging,
  narrator: 'visitorTenor',
  rate: { de: 150, en: 150 },
  bed: null,
  colour: 'tape',
}

export function stagingOf(deviceId: number): Staging {
  return stagings.get(deviceId) ?? houseStaging
}
