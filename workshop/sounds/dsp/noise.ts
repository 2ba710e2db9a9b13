import { filtered } from './filter.ts'
import type { Random } from './random.ts'

/** The same power at every frequency, standard deviation 1. */
export function whiteNoise(length: number, random: Random): Float32Array {
  return new Float32Array(length).map(() => random.normal())
}

/** Falls by 3 dB an octave (P. Kellet's three-pole fit), standard deviation about 1. */
export function pinkNoise(length: number, random: Random): Float32Array {
  let low = 0
  let middle = 0
  let high = 0
  return new Float32Array(length).map(() => {
    const white = random.normal()
    low = 0.99765 * low + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    return (low + middle + high + white * 0.1848) / 2.3
  })
}

/** A band of noise between two corners, each falling by 12 dB an octave outside. */
export function noiseBand(
  length: number,
  sampleRate: number,
  random: Random,
  lowHz: number,
  highHz: number,
): Float32Array {
  return filtered(
    whiteNoise(length, random),
    sampleRate,
    { kind: 'highpass', hz: lowHz },
    { kind: 'lowpass', hz: highHz },
  )
}
