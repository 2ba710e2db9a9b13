/**
 * Loudness after ITU-R BS.1770, with one deliberate difference: the power of the channels is averaged, not added. So a
 * mono file, which a browser plays on both sides, and the same in two channels read the same, as they sound the same.
 * For mono, and so for the narrations, the figure is the standard's own.
 */
import { runBiquad } from './filter.ts'
import type { Sound } from './sound.ts'
import { lengthOf } from './sound.ts'

const blockSeconds = 0.4
const absoluteGate = -70
const relativeGate = -10

/** The loudest 0.4 s, LUFS. For what is shorter than that, silence around it counts as part of the block. */
export function momentaryLoudness(sound: Sound): number {
  return Math.max(absoluteGate, ...blocks(sound, 0.01, true))
}

/** Gated loudness of the whole, LUFS, for what lasts. */
export function integratedLoudness(sound: Sound): number {
  const audible = blocks(sound, 0.1, false).filter((block) => block > absoluteGate)
  if (audible.length === 0) return absoluteGate
  const gate = meanLoudness(audible) + relativeGate
  return meanLoudness(audible.filter((block) => block > gate))
}

/** LUFS of blocks of 0.4 s every `hopSeconds`: how the level moves. */
export function shortTimeLoudness(sound: Sound, hopSeconds = 0.1): readonly number[] {
  return blocks(sound, hopSeconds, false)
}

function blocks(sound: Sound, hopSeconds: number, padded: boolean): number[] {
  const { sampleRate, channels } = sound
  const length = lengthOf(sound)
  const sums = channels.map((channel) => runningEnergy(weighted(channel, sampleRate)))
  const size = Math.round(blockSeconds * sampleRate)
  const hop = Math.round(hopSeconds * sampleRate)
  const result: number[] = []
  const first = padded ? Math.min(0, length - size) : 0
  for (let start = first; start + size <= Math.max(length, first + size); start += hop) {
    let energy = 0
    for (const running of sums)
      energy += (running[Math.min(length, start + size)] ?? 0) - (running[Math.max(0, start)] ?? 0)
    result.push(-0.691 + 10 * Math.log10(Math.max(energy / (size * channels.length), 1e-12)))
  }
  return result
}

function runningEnergy(samples: Float32Array): Float64Array {
  const result = new Float64Array(samples.length + 1)
  for (let i = 0; i < samples.length; i++) result[i + 1] = (result[i] ?? 0) + (samples[i] ?? 0) ** 2
  return result
}

function meanLoudness(levels: readonly number[]): number {
  const power = levels.reduce((total, level) => total + 10 ** (level / 10), 0) / Math.max(1, levels.length)
  return 10 * Math.log10(power)
}

/**
 * The K weighting for any sample rate: the standard gives coefficients for 48 kHz only; these are its two filters as
 * analogue prototypes (a shelf for the head, a high-pass for low hearing) put through the bilinear transform.
 */
function weighted(samples: Float32Array, sampleRate: number): Float32Array {
  const shelf = prototype(1681.974450955533, 0.7071752369554196, sampleRate)
  const vh = 10 ** (3.999843853973347 / 20)
  const vb = vh ** 0.4996667741545416
  const { k, q, a0 } = shelf
  const head = {
    b0: (vh + (vb * k) / q + k * k) / a0,
    b1: (2 * (k * k - vh)) / a0,
    b2: (vh - (vb * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
  const low = prototype(38.13547087602444, 0.5003270373238773, sampleRate)
  const highpass = {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (low.k * low.k - 1)) / low.a0,
    a2: (1 - low.k / low.q + low.k * low.k) / low.a0,
  }
  return runBiquad(runBiquad(samples, head), highpass)
}

function prototype(hz: number, q: number, sampleRate: number): { k: number; q: number; a0: number } {
  const k = Math.tan((Math.PI * hz) / sampleRate)
  return { k, q, a0: 1 + k / q + k * k }
}
