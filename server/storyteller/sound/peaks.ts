import { peakOf } from './samples.ts'

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

/** The peak from each sample to the next, interpolated. Below `floor` only the samples count. */
export function envelopeOfPeaks(samples: Float32Array, floor: number): Float32Array {
  const envelope = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) envelope[i] = peakFrom(samples, i, floor)
  return envelope
}

/** The highest true peak of all channels (BS.1770, annex 2), linear. */
export function truePeak(channels: readonly Float32Array[]): number {
  return Math.max(
    ...channels.map((samples) => {
      // Between samples far below the peak no higher point can occur.
      const floor = peakOf(samples) / 2
      let peak = 0
      for (let i = 0; i < samples.length; i++) peak = Math.max(peak, peakFrom(samples, i, floor))
      return peak
    }),
  )
}

function peakFrom(samples: Float32Array, i: number, floor: number): number {
  let peak = Math.max(Math.abs(samples[i] ?? 0), Math.abs(samples[i + 1] ?? 0))
  if (peak < floor) return peak
  for (const kernel of kernels) {
    let value = 0
    for (let tap = 0; tap < kernel.length; tap++)
      value += (kernel[tap] ?? 0) * (samples[i + tap - halfTaps + 1] ?? 0)
    peak = Math.max(peak, Math.abs(value))
  }
  return peak
}
