import { type Band, filter } from '../../../server/storyteller/sound/filter.ts'

/** A copy of the samples through the filters, one after the other. */
export function filtered(samples: Float32Array, sampleRate: number, ...bands: readonly Band[]): Float32Array {
  const result = samples.slice()
  filter(result, sampleRate, ...bands)
  return result
}

/**
 * A state-variable filter whose corner moves: `hzAt` gives it for each time in seconds.
 * (Trapezoidal integration after Zavalishin, stable while it moves.)
 */
export function sweptFilter(
  samples: Float32Array,
  sampleRate: number,
  kind: 'lowpass' | 'highpass' | 'bandpass',
  hzAt: (seconds: number) => number,
  q = 0.707,
): Float32Array {
  const result = new Float32Array(samples.length)
  let low = 0
  let band = 0
  let g = 0
  for (let i = 0; i < samples.length; i++) {
    // Every 16 samples is finer than any movement that is heard as one.
    if (i % 16 === 0) g = Math.tan((Math.PI * Math.min(hzAt(i / sampleRate), 0.45 * sampleRate)) / sampleRate)
    const x = samples[i] ?? 0
    const v1 = (g * (x - low) + band) / (1 + g * (g + 1 / q))
    const v2 = low + g * v1
    band = 2 * v1 - band
    low = 2 * v2 - low
    result[i] = kind === 'lowpass' ? v2 : kind === 'bandpass' ? v1 / q : x - v1 / q - v2
  }
  return result
}
