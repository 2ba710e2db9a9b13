import { limits } from '#contract/limits.ts'

/** In a minute of speech every second has a syllable at full height: the mean of finer peaks shows the pauses. */
const peaksPerBar = 12

/**
 * How loud speech is in each of so many equal stretches, `limits.waveformBars` without a number: whole numbers from 0 (silence) to 100 (the
 * loudest of them).
 */
export function loudnessOf(samples: Float32Array, length: number = limits.waveformBars): number[] {
  const count = length * peaksPerBar
  const peaks = Array.from({ length: count }, (_, index) =>
    peakBetween(samples, index / count, (index + 1) / count),
  )
  const bars = Array.from({ length }, (_, bar) =>
    peaks.slice(bar * peaksPerBar, (bar + 1) * peaksPerBar).reduce((sum, peak) => sum + peak, 0),
  )
  const loudest = Math.max(...bars)
  return bars.map((bar) => (loudest === 0 ? 0 : Math.round((bar / loudest) * 100)))
}

/** Largest magnitude in a part of the samples, from 0 (beginning) to 1 (end). */
function peakBetween(samples: Float32Array, from: number, to: number): number {
  let peak = 0
  const end = Math.floor(to * samples.length)
  for (let index = Math.floor(from * samples.length); index < end; index += 1) {
    peak = Math.max(peak, Math.abs(samples[index] ?? 0))
  }
  return peak
}
