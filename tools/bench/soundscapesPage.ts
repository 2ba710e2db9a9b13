import { OceanSoundscape } from '#audio/soundscape/OceanSoundscape.ts'
import { WalkingSoundscape } from '#audio/soundscape/WalkingSoundscape.ts'
import { seededRandom } from '#contract/random.ts'
import { integratedLoudness, shortTimeLoudness } from '#server/storyteller/sound/loudness.ts'
import { bandPowers, powerSpectrum } from '#server/storyteller/sound/spectrum.ts'
import { playOffline, rate, ticksEvery } from './playOffline.ts'

const soundscapes = { walking: WalkingSoundscape, ocean: OceanSoundscape } as const
export type SoundscapeName = keyof typeof soundscapes

export interface Stretch {
  /** LUFS of each 0.4 s, ten a second. */
  readonly loudness: readonly number[]
  readonly integratedLoudness: number
  /** Power in each octave from 31 Hz up, ten times a second. */
  readonly octaves: readonly (readonly number[])[]
  readonly largestSample: number
  readonly largestStep: number
}

declare global {
  interface Window {
    soundscapes?: typeof page
  }
}

const octaves = 9
const lowest = 31.25
let channels: readonly [left: Float32Array, right: Float32Array] = [new Float32Array(0), new Float32Array(0)]

const page = {
  play: async (name: SoundscapeName, seed: number, seconds: number): Promise<void> => {
    channels = await playOffline(seconds, ticksEvery(0.1, 0, seconds), (context) => {
      new soundscapes[name]({ context, random: seededRandom(seed), fadeIn: 0.01 })
        .connect(context.destination)
        .start(0)
    })
  },

  /** What was played last. */
  measure: (): Stretch => {
    const [left] = channels
    return {
      loudness: shortTimeLoudness(channels, rate),
      integratedLoudness: integratedLoudness(channels, rate),
      octaves: Array.from({ length: Math.floor((left.length / rate) * 10) - 1 }, (_, index) =>
        bandPowers(
          powerSpectrum(left, Math.round((index * rate) / 10), 4096),
          rate,
          octaves,
          lowest,
          lowest * 2 ** octaves,
        ),
      ),
      largestSample: Math.max(...channels.map((samples) => largest(samples, (at) => samples[at] ?? 0))),
      largestStep: Math.max(
        ...channels.map((samples) => largest(samples, (at) => (samples[at] ?? 0) - (samples[at - 1] ?? 0))),
      ),
    }
  },
}
window.soundscapes = page

function largest(samples: Float32Array, of: (at: number) => number): number {
  let most = 0
  for (let at = 1; at < samples.length; at++) most = Math.max(most, Math.abs(of(at)))
  return most
}
