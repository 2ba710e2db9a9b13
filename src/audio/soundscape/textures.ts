import '../toneContext.ts'
/** Short textures, computed once from random numbers, from which events of a soundscape are cut. */
import { getContext, ToneAudioBuffer } from 'tone'
import { between, type Random } from '#contract/random.ts'

/** White noise, -1 to 1. Tone's own repeats every five seconds and has no seed. */
export function noise(random: Random, seconds: number, channels: 1 | 2): ToneAudioBuffer {
  return texture(seconds, channels, (samples) => {
    for (let i = 0; i < samples.length; i++) samples[i] = between(random, -1, 1)
  })
}

/** Random impacts, most of them soft, each with the pitch of its size (P. R. Cook's stochastic particles). */
export function particles(
  random: Random,
  {
    seconds,
    perSecond,
    hertz: [lowest, highest],
    ring,
  }: {
    readonly seconds: number
    readonly perSecond: number
    readonly hertz: readonly [number, number]
    /** Periods until a particle has decayed to a third. */
    readonly ring: number
  },
): ToneAudioBuffer {
  return texture(seconds, 1, (samples, rate) => {
    for (let count = perSecond * seconds; count > 0; count--) {
      const hertz = lowest * (highest / lowest) ** random()
      const angle = (2 * Math.PI * hertz) / rate
      const decay = Math.exp(-hertz / (ring * rate))
      const start = Math.floor(random() * samples.length)
      const strength = random() ** 3 * Math.sqrt(lowest / hertz)
      // A two-pole resonator, struck once. Its end wraps round to the beginning, since the texture is looped.
      let [now, before] = [strength * Math.sin(angle), 0]
      for (let i = 0; i < (5 * ring * rate) / hertz; i++) {
        const at = (start + i) % samples.length
        samples[at] = (samples[at] ?? 0) + now
        ;[now, before] = [2 * decay * Math.cos(angle) * now - decay * decay * before, now]
      }
    }
  })
}

/** The impulse response of a hall: two different tails that decay by 60 dB in this many seconds. */
export function hallResponse(random: Random, seconds: number): ToneAudioBuffer {
  return texture(seconds, 2, (samples) => {
    let soft = 0
    for (let i = 0; i < samples.length; i++) {
      const part = i / samples.length
      // Air and walls absorb the treble first.
      soft += (0.5 - 0.42 * part) * (between(random, -1, 1) - soft)
      samples[i] = soft * 10 ** (-3 * part)
    }
  })
}

function texture(
  seconds: number,
  numberOfChannels: number,
  fill: (samples: Float32Array<ArrayBuffer>, rate: number) => void,
): ToneAudioBuffer {
  const { sampleRate } = getContext()
  const buffer = new AudioBuffer({ length: Math.round(seconds * sampleRate), numberOfChannels, sampleRate })
  for (let channel = 0; channel < numberOfChannels; channel++)
    fill(buffer.getChannelData(channel), sampleRate)
  return new ToneAudioBuffer(buffer)
}
