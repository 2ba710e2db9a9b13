/** What a voice is like, for the tests that compare voices. */

import { filter } from '#server/storyteller/sound/filter.ts'
import { decibels, rms, speechLevel } from '#server/storyteller/sound/samples.ts'

/** Between two frames, and of what a frame sees, seconds. */
const frameSeconds = { step: 0.01, window: 0.04 } as const
const pitchHz = { least: 70, most: 400 } as const
/** A frame counts as voiced from this correlation of one period with the next on, and above this level beside the loudest. */
const voiced = { correlation: 0.55, underDb: -34 } as const

export interface PitchFrame {
  /** Of the middle of the frame. */
  readonly seconds: number
  readonly hz: number
}

/** The pitch every 10 ms where the voice has one, by normalized autocorrelation. */
export function pitchOf(samples: Float32Array, sampleRate: number): PitchFrame[] {
  const voice = samples.slice()
  // Formants would be taken for periods.
  filter(voice, sampleRate, { kind: 'lowpass', hz: 900 }, { kind: 'highpass', hz: 60 })
  const step = Math.round(frameSeconds.step * sampleRate)
  const window = Math.round(frameSeconds.window * sampleRate)
  const shortest = Math.floor(sampleRate / pitchHz.most)
  const longest = Math.ceil(sampleRate / pitchHz.least)
  const starts: number[] = []
  for (let from = 0; from + window + longest + 1 < voice.length; from += step) starts.push(from)
  const loudest = starts.reduce((most, from) => Math.max(most, rms(voice, from, from + window)), 0)
  return starts.flatMap((from) => {
    const level = rms(voice, from, from + window)
    if (level === 0 || decibels(level / loudest) < voiced.underDb) return []
    const correlations = new Float64Array(longest + 2)
    for (let lag = shortest - 1; lag <= longest + 1; lag++)
      correlations[lag] = correlation(voice, from, window, lag)
    const best = correlations.reduce((most, value) => Math.max(most, value), 0)
    if (best < voiced.correlation) return []
    // The first peak that is nearly as high as the highest: a later one is the same period twice.
    const at = (lag: number) => correlations[lag] ?? 0
    for (let lag = shortest; lag <= longest; lag++) {
      if (at(lag) < 0.88 * best || at(lag) < at(lag - 1) || at(lag) < at(lag + 1)) continue
      const bend = at(lag - 1) - 2 * at(lag) + at(lag + 1)
      const period = bend === 0 ? lag : lag + (at(lag - 1) - at(lag + 1)) / (2 * bend)
      return [{ seconds: (from + (window + lag) / 2) / sampleRate, hz: sampleRate / period }]
    }
    return []
  })
}

/** Where the pitch goes between two times, semitones above 100 Hz: on the whole, in the last 80 ms, at its highest, and at its lowest in the last half second. */
export function contourOf(pitch: readonly PitchFrame[], from = 0, to = Infinity) {
  const heights = pitch
    .filter(({ seconds }) => seconds >= from && seconds < to)
    .map(({ hz }) => 12 * Math.log2(hz / 100))
  // A period taken for two is alone among its neighbours.
  const smooth = heights.slice(2, -2).map((_, index) => median(heights.slice(index, index + 5)))
  return {
    middle: median(heights),
    end: median(heights.slice(-8)),
    top: Math.max(...smooth),
    dip: Math.min(...smooth.slice(-50)),
  }
}

/** Silent beside the level of the voice; longer than the silence before any plosive, seconds. */
const silence = { underDb: -34, longer: 0.12, step: 0.005 } as const

/** The pauses in which nobody speaks, each with when it ends, seconds. */
export function pausesOf(samples: Float32Array, sampleRate: number): { seconds: number; until: number }[] {
  const floor = speechLevel(samples) * 10 ** (silence.underDb / 20)
  const step = Math.round(silence.step * sampleRate)
  const pauses: { seconds: number; until: number }[] = []
  let silentFrom = 0
  for (let from = 0; from + step <= samples.length; from += step) {
    if (rms(samples, from, from + step) < floor) continue
    const seconds = (from - silentFrom) / sampleRate
    if (seconds > silence.longer) pauses.push({ seconds, until: from / sampleRate })
    silentFrom = from + step
  }
  return pauses
}

/** Of a stretch with the one that lies `lag` samples later, -1 to 1. */
function correlation(samples: Float32Array, from: number, window: number, lag: number): number {
  let both = 0
  let here = 0
  let there = 0
  for (let i = from; i < from + window; i++) {
    const a = samples[i] ?? 0
    const b = samples[i + lag] ?? 0
    both += a * b
    here += a * a
    there += b * b
  }
  return both / Math.sqrt(here * there + 1e-20)
}

/** Where people's voices are half noise, Hz. */
const upperBand = { middle: 5000, halfWidth: 1500 } as const

/**
 * How alike successive periods are between 3.5 and 6.5 kHz in voiced frames, mean: 0.2 for noise, 1 for pulses. In people's
 * voices breath fills that band; one that has pulses there alone buzzes (McCree and Barnwell, 1995: mixed excitation).
 */
export function upperPeriodicity(
  samples: Float32Array,
  sampleRate: number,
  pitch: readonly PitchFrame[],
): number {
  // The band moved down to 0 Hz, as real and imaginary part: of that, a period may be a whole number of samples.
  const [real, imaginary] = [0, Math.PI / 2].map((phase) => {
    const w = (2 * Math.PI * upperBand.middle) / sampleRate
    const part = samples.map((value, i) => value * Math.cos(w * i + phase))
    for (const q of [0.541, 1.307]) filter(part, sampleRate, { kind: 'lowpass', hz: upperBand.halfWidth, q })
    return part
  })
  if (!real || !imaginary) return 0
  const alike = pitch.map(({ seconds, hz }) => {
    const period = sampleRate / hz
    const window = Math.round(period)
    const from = Math.round(seconds * sampleRate - period)
    let most = 0
    for (let lag = Math.floor(period * 0.97); lag <= Math.ceil(period * 1.03); lag++) {
      let [re, im, here, there] = [0, 0, 0, 0]
      for (let i = from; i < from + window; i++) {
        const [a, b, c, d] = [real[i] ?? 0, imaginary[i] ?? 0, real[i + lag] ?? 0, imaginary[i + lag] ?? 0]
        re += a * c + b * d
        im += b * c - a * d
        here += a * a + b * b
        there += c * c + d * d
      }
      most = Math.max(most, Math.hypot(re, im) / Math.sqrt(here * there + 1e-20))
    }
    return most
  })
  return mean(alike)
}

const predictorOrder = 24

/**
 * How far the pulses stand out of what a linear predictor leaves of the voiced frames, peak over RMS, dB: white noise has
 * about 10, one spike a period more than 20, which buzzes (the same: pulse dispersion).
 */
export function pulseCrest(samples: Float32Array, sampleRate: number, pitch: readonly PitchFrame[]): number {
  const window = Math.round(frameSeconds.window * sampleRate)
  return mean(
    pitch.map(({ seconds }) => {
      const from = Math.round(seconds * sampleRate - window / 2)
      const left = unpredicted(samples.subarray(Math.max(0, from - predictorOrder), from + window))
      const part = left.subarray(predictorOrder)
      return decibels(part.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0) / (rms(part) + 1e-20))
    }),
  )
}

/** What is left of a stretch after linear prediction (autocorrelation method, Levinson and Durbin). */
function unpredicted(samples: Float32Array): Float32Array {
  const { length } = samples
  const windowed = samples.map(
    (value, i) => value * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length)),
  )
  const r = Array.from({ length: predictorOrder + 1 }, (_, lag) =>
    windowed.reduce((sum, value, i) => sum + value * (windowed[i + lag] ?? 0), 0),
  )
  let predictor = [1]
  let error = (r[0] ?? 0) * 1.0001 + 1e-12
  for (let order = 1; order <= predictorOrder; order++) {
    const sum = predictor.reduce((all, value, i) => all + value * (r[order - i] ?? 0), 0)
    const reflection = -sum / error
    const longer = [...predictor, 0]
    predictor = longer.map((value, i) => value + reflection * (longer[order - i] ?? 0))
    error *= 1 - reflection * reflection
  }
  return samples.map((_, i) => predictor.reduce((sum, value, k) => sum + value * (samples[i - k] ?? 0), 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
