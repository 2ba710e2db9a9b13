import { limits } from '#contract/limits.ts'

/** Peaks are measured this much finer and averaged: at one peak a bar, speech shows no pauses. */
const peaksPerBar = 12

/** Loudness in equal intervals, by default `limits.waveformBars`: whole numbers from 0 to 100, the loudest. */
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
