import { type Biquad, runBiquad } from './filter.ts'

/** Gates of the integrated loudness, LUFS and LU. */
const gates = { absolute: -70, relative: -10 } as const
const blockSeconds = 0.4
/** Value of a silent block. */
const floorLufs = -120

/**
 * Integrated loudness by ITU-R BS.1770 (both gates), LUFS: a sine of 997 Hz at full scale reads -3.01 in one channel,
 * 0 in two.
 * @param channels samples of -1 to 1, equally long
 */
export function integratedLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const audible = shortTimeLoudness(channels, sampleRate).filter((block) => block > gates.absolute)
  if (audible.length === 0) return gates.absolute
  const gate = meanOf(audible) + gates.relative
  return meanOf(audible.filter((block) => block > gate))
}

/** LUFS of blocks of 0.4 s, one every `hopSeconds`; shorter sound is padded with silence. */
export function shortTimeLoudness(
  channels: readonly Float32Array[],
  sampleRate: number,
  hopSeconds = 0.1,
): number[] {
  const length = channels[0]?.length ?? 0
  const energies = channels.map((channel) => runningEnergy(weighted(channel, sampleRate)))
  const size = Math.round(blockSeconds * sampleRate)
  const hop = Math.round(hopSeconds * sampleRate)
  const count = Math.max(1, Math.floor((length - size) / hop) + 1)
  return Array.from({ length: count }, (_, block) => {
    const [from, to] = [block * hop, Math.min(length, block * hop + size)]
    const energy = energies.reduce((sum, running) => sum + (running[to] ?? 0) - (running[from] ?? 0), 0)
    return Math.max(floorLufs, -0.691 + 10 * Math.log10(energy / size))
  })
}

function runningEnergy(samples: Float32Array): Float64Array {
  const result = new Float64Array(samples.length + 1)
  let energy = 0
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i] ?? 0
    energy += value * value
    result[i + 1] = energy
  }
  return result
}

function meanOf(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length)
}

function weighted(samples: Float32Array, sampleRate: number): Float32Array {
  const result = samples.slice()
  for (const stage of kWeighting(sampleRate)) runBiquad(result, stage)
  return result
}

/**
 * The standard gives its two filters (a shelf for the head, a high-pass) for 48 kHz only; these are their analogue
 * prototypes, transformed for any rate.
 */
function kWeighting(sampleRate: number): Biquad[] {
  const shelf = prototype(1681.974450955533, 0.7071752369554196, sampleRate)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const { k, q, a0 } = shelf
  const low = prototype(38.13547087602444, 0.5003270373238773, sampleRate)
  return [
    {
      b0: (high + (band * k) / q + k * k) / a0,
      b1: (2 * (k * k - high)) / a0,
      b2: (high - (band * k) / q + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0,
      a2: (1 - k / q + k * k) / a0,
    },
    {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (low.k * low.k - 1)) / low.a0,
      a2: (1 - low.k / low.q + low.k * low.k) / low.a0,
    },
  ]
}

function prototype(hz: number, q: number, sampleRate: number): { k: number; q: number; a0: number } {
  const k = Math.tan((Math.PI * hz) / sampleRate)
  return { k, q, a0: 1 + k / q + k * k }
}
