import { filter } from './filter.ts'
import { readBetween } from './samples.ts'

/** Of the lower of both rates: above it lies nothing of a voice, and what would be mirrored is taken away. */
const cutoff = 0.45

/** The same sound at another rate, Hz. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const lowpass = { kind: 'lowpass', hz: cutoff * Math.min(from, to) } as const
  const source = samples.slice()
  if (to < from) filter(source, from, lowpass, lowpass)
  const step = from / to
  const result = Float32Array.from({ length: Math.round(samples.length / step) }, (_, i) =>
    readBetween(source, i * step),
  )
  if (to > from) filter(result, to, lowpass, lowpass)
  return result
}
