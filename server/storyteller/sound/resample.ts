import { filter } from './filter.ts'
import { readBetween } from './samples.ts'

/** Share of the lower rate: content above would alias and is removed. */
const cutoff = 0.45

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
