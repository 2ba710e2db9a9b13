import type { ColourName } from '#content/narrations/staging.ts'
import { filter } from '#server/storyteller/sound/filter.ts'
import type { Acoustics } from '#server/storyteller/sound/reverb.ts'
import { speechLevel } from '#server/storyteller/sound/samples.ts'
import { flutter, warm } from './smooth.ts'

/** The sound of a voice through a device, subtle. */
interface Colour {
  /** Passband, Hz. */
  readonly lowHz: number
  readonly highHz: number
  /** Resonance of the case: frequency, gain (dB), sharpness. */
  readonly ring: { readonly hz: number; readonly db: number; readonly q: number }
  readonly drive: number
  /** Speed variation of a transport; 0 for none. */
  readonly flutter: number
  readonly acoustics: Acoustics
  /** Level of the reverb, linear: for the narrator, and for visitors, who are further away. */
  readonly wet: number
  readonly visitorsWet: number
}

export const colours = {
  tape: {
    lowHz: 85,
    highHz: 7400,
    ring: { hz: 190, db: 2, q: 0.8 },
    drive: 2.2,
    flutter: 1,
    acoustics: { metres: 3.6, decay: 0.42, dampingHz: 3000 },
    wet: 0.1,
    visitorsWet: 0.16,
  },
  earphones: {
    lowHz: 110,
    highHz: 9000,
    ring: { hz: 2400, db: 1, q: 0.8 },
    drive: 1,
    flutter: 0,
    acoustics: { metres: 2.4, decay: 0.28, dampingHz: 5200 },
    wet: 0.08,
    visitorsWet: 0.15,
  },
  cylinder: {
    lowHz: 75,
    highHz: 8200,
    ring: { hz: 150, db: 2.5, q: 0.9 },
    drive: 1.3,
    flutter: 0,
    acoustics: { metres: 6, decay: 0.75, dampingHz: 2600 },
    wet: 0.11,
    visitorsWet: 0.17,
  },
  shell: {
    lowHz: 120,
    highHz: 8400,
    ring: { hz: 480, db: 1.5, q: 1.1 },
    drive: 1.2,
    flutter: 0,
    acoustics: { metres: 3, decay: 0.34, dampingHz: 4200 },
    wet: 0.1,
    visitorsWet: 0.16,
  },
  smallSpeaker: {
    lowHz: 170,
    highHz: 5600,
    ring: { hz: 850, db: 1.5, q: 1 },
    drive: 2,
    flutter: 0,
    acoustics: { metres: 4.2, decay: 0.45, dampingHz: 2600 },
    wet: 0.1,
    visitorsWet: 0.16,
  },
  horn: {
    lowHz: 130,
    highHz: 6600,
    ring: { hz: 620, db: 2, q: 0.9 },
    drive: 1.6,
    flutter: 0.4,
    acoustics: { metres: 9, decay: 0.9, dampingHz: 2600 },
    wet: 0.1,
    visitorsWet: 0.15,
  },
} as const satisfies Record<ColourName, Colour>

/** Applies a colour to the narrator's voice, in place. */
export function applyColour(voice: Float32Array, sampleRate: number, name: ColourName): void {
  const colour: Colour = colours[name]
  warm(voice, speechLevel(voice), colour.drive)
  filter(
    voice,
    sampleRate,
    { kind: 'highpass', hz: colour.lowHz },
    { kind: 'lowpass', hz: colour.highHz },
    { kind: 'peak', ...colour.ring },
  )
  if (colour.flutter > 0) flutter(voice, sampleRate, colour.flutter)
}
