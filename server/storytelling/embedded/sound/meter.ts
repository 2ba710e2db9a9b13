import { runBiquad } from './filter.ts'
import type { Biquad } from './filter.ts'
import { decibels, peakOf } from './samples.ts'
import type { Stereo } from './samples.ts'

/** Of blocks of 0.4 s, every 0.1 s, LUFS. */
const gates = { absolute: -70, relative: -10 } as const
const blockSeconds = 0.4
const hopSeconds = 0.1
/** Reads for a block of silence. */
const floorLufs = -120

/**
 * Integrated loudness after ITU-R BS.1770 (both gates), LUFS: a sine of 997 Hz at full scale on one side reads -3.01,
 * on both sides 0.
 */
export function integratedLoudness(sound: Stereo, sampleRate: number): number {
  const audible = momentaryLoudness(sound, sampleRate).filter((block) => block > gates.absolute)
  if (audible.length === 0) return gates.absolute
  const gate = meanOf(audible) + gates.relative
  return meanOf(audible.filter((block) => block > gate))
}

/** Loudness of each block of 0.4 s, one every 0.1 s, LUFS. */
export function momentaryLoudness({ left, right }: Stereo, sampleRate: number): number[] {
  const hop = Math.round(hopSeconds * sampleRate)
  const sides = [hopEnergies(left, sampleRate, hop), hopEnergies(right, sampleRate, hop)]
  const hopsPerBlock = Math.round(blockSeconds / hopSeconds)
  const count = Math.floor(left.length / hop) - hopsPerBlock + 1
  return Array.from({ length: Math.max(0, count) }, (_, block) => {
    let energy = 0
    for (const side of sides) for (let k = 0; k < hopsPerBlock; k++) energy += side[block + k] ?? 0
    const power = energy / (hopsPerBlock * hop)
    return power > 0 ? Math.max(floorLufs, -0.691 + 10 * Math.log10(power)) : floorLufs
  })
}

function hopEnergies(samples: Float32Array, sampleRate: number, hop: number): Float64Array {
  const weighted = samples.slice()
  for (const stage of kWeighting(sampleRate)) runBiquad(weighted, stage)
  const energies = new Float64Array(Math.floor(samples.length / hop))
  for (let block = 0; block < energies.length; block++) {
    let energy = 0
    for (let i = block * hop; i < (block + 1) * hop; i++) energy += (weighted[i] ?? 0) ** 2
    energies[block] = energy
  }
  return energies
}

function meanOf(levels: readonly number[]): number {
  if (levels.length === 0) return gates.absolute
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length)
}

/**
 * The standard gives its two filters (a shelf for the head, a high-pass for low hearing) for 48 kHz only; these are the
 * analogue prototypes behind them, put through the bilinear transform for any rate.
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

const oversampling = 4
const halfTaps = 12

/** A windowed sinc for each of the three points between two samples (BS.1770, annex 2). */
const kernels = Array.from({ length: oversampling - 1 }, (_, step) => {
  const fraction = (step + 1) / oversampling
  return Float64Array.from({ length: 2 * halfTaps }, (_tap, tap) => {
    const x = tap - halfTaps + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfTaps)
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
})

/**
 * The highest magnitude from each sample to the next, between them too, by four-fold oversampling. Where both are under
 * `floor` nothing between them is looked at.
 */
export function envelopeOfPeaks(samples: Float32Array, floor: number): Float32Array {
  const peaks = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) {
    const here = Math.abs(samples[i] ?? 0)
    const next = Math.abs(samples[i + 1] ?? 0)
    let peak = Math.max(here, next)
    if (peak >= floor) {
      for (const kernel of kernels) {
        let value = 0
        for (let tap = 0; tap < kernel.length; tap++) {
          value += (kernel[tap] ?? 0) * (samples[i + tap - halfTaps + 1] ?? 0)
        }
        peak = Math.max(peak, Math.abs(value))
      }
    }
    peaks[i] = peak
  }
  return peaks
}

/** True peak, dBTP. */
export function truePeak({ left, right }: Stereo): number {
  const highest = Math.max(peakOf(left), peakOf(right))
  // Between samples far under the peak nothing can stand out above it.
  const peaks = [left, right].map((side) => peakOf(envelopeOfPeaks(side, highest / 2)))
  return decibels(Math.max(highest, ...peaks))
}
