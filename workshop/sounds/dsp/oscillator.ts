import { silence } from './samples.ts'

const turn = 2 * Math.PI

/** A sine whose frequency may move; `hzAt` takes seconds. The phase is summed, so it never jumps. */
export function sine(
  seconds: number,
  sampleRate: number,
  hzAt: (seconds: number) => number,
  phase = 0,
): Float32Array {
  let angle = turn * phase
  return silence(seconds, sampleRate).map((_, i) => {
    const value = Math.sin(angle)
    angle += (turn * hzAt(i / sampleRate)) / sampleRate
    return value
  })
}

export interface Partial {
  /** Times the fundamental. */
  readonly ratio: number
  readonly gain: number
  /** Time in which it falls by 60 dB, seconds. */
  readonly decay: number
}

/** A tone from partials, each with its own decay; those above the hearing of the file are left out. */
export function partialTone(
  seconds: number,
  sampleRate: number,
  hz: number,
  partials: readonly Partial[],
  attackSeconds: number,
): Float32Array {
  const result = silence(seconds, sampleRate)
  for (const { ratio, gain, decay } of partials) {
    const partialHz = hz * ratio
    if (partialHz > 0.45 * sampleRate) continue
    const step = (turn * partialHz) / sampleRate
    const fall = 10 ** (-3 / (decay * sampleRate))
    let level = gain
    for (let i = 0; i < result.length; i++) {
      result[i] = (result[i] ?? 0) + level * Math.sin(step * i)
      level *= fall
    }
  }
  const rise = attackSeconds * sampleRate
  return result.map((sample, i) =>
    i < rise ? sample * (0.5 - 0.5 * Math.cos((Math.PI * i) / rise)) : sample,
  )
}
