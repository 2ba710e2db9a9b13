import type { Sound } from './sound.ts'
import { peakOf } from './samples.ts'

const oversampling = 4
const halfTaps = 12

/** The highest peak between the samples too, linear: four-fold oversampling by a windowed sinc (BS.1770, annex 2). */
export function truePeak({ channels }: Sound): number {
  return Math.max(...channels.map(channelPeak))
}

function channelPeak(samples: Float32Array): number {
  const highest = peakOf(samples)
  let peak = highest
  for (let i = 0; i < samples.length; i++) {
    // Between samples far under the peak nothing can stand out above it.
    if (Math.max(Math.abs(samples[i] ?? 0), Math.abs(samples[i + 1] ?? 0)) < highest / 2) continue
    for (const kernel of kernels) {
      let value = 0
      for (let tap = 0; tap < kernel.length; tap++)
        value += (kernel[tap] ?? 0) * (samples[i + tap - halfTaps + 1] ?? 0)
      peak = Math.max(peak, Math.abs(value))
    }
  }
  return peak
}

const kernels = Array.from({ length: oversampling - 1 }, (_, step) => {
  const fraction = (step + 1) / oversampling
  return Float64Array.from({ length: 2 * halfTaps }, (_tap, tap) => {
    const x = tap - halfTaps + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / halfTaps)
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
})

/**
 * Bends what comes near `ceiling` (linear) back under it. It has no memory: clicks keep their tails, steps do not pump
 * the air around them, and loops stay loops; a limiter that rides the gain would do all three.
 */
export function saturated({ sampleRate, channels }: Sound, ceiling: number): Sound {
  return {
    sampleRate,
    channels: channels.map((channel) => channel.map((sample) => ceiling * Math.tanh(sample / ceiling))),
  }
}
