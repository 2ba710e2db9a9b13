import { filtered } from './filter.ts'
import { reverberate, type Acoustics } from '../../../server/storyteller/sound/reverb.ts'
import { mix } from '../../../server/storyteller/sound/samples.ts'
import { lengthOf, type Sound } from './sound.ts'

/** With the level of the tail beside the sound itself, linear. */
export const acoustics = {
  /** The inside and near surroundings of a machine on a shelf. */
  cabinet: { metres: 1.1, decay: 0.16, dampingHz: 3500, wet: 0.2 },
  /** A living room or small gallery. */
  chamber: { metres: 5, decay: 0.7, dampingHz: 4200, wet: 0.16 },
  /** No walls near: only a long, dark, wide tail. */
  sky: { metres: 22, decay: 2.6, dampingHz: 2400, wet: 0.42 },
} as const satisfies Record<string, Acoustics & { readonly wet: number }>

/**
 * The sound in a room, as long as before plus `tailSeconds`. Mono stays mono, stereo gets a wide tail.
 */
export function withReverb(
  sound: Sound,
  chosen: (typeof acoustics)[keyof typeof acoustics],
  tailSeconds: number,
): Sound {
  const { sampleRate, channels } = sound
  const length = lengthOf(sound) + Math.round(tailSeconds * sampleRate)
  const tails = reverberate(channels, channels.length === 1 ? 1 : 2, chosen, sampleRate, length)
  return {
    sampleRate,
    channels: channels.map((channel, side) => {
      const result = new Float32Array(length)
      mix(result, channel, 0)
      mix(
        result,
        filtered(tails[side] ?? new Float32Array(0), sampleRate, { kind: 'highpass', hz: 120 }),
        0,
        chosen.wet,
      )
      return result
    }),
  }
}
