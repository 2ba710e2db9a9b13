import type { Stereo } from '../sound/samples.ts'

/** One note for a bed. Times are seconds. */
export interface Note {
  readonly at: number
  readonly hz: number
  /** Until it is gone, attack and release included. */
  readonly seconds: number
  readonly gain: number
  /** -1 left to 1 right. */
  readonly pan: number
  readonly attack: number
  /** Struck notes fall from the end of their attack on, by 60 dB in this time; without it they hold. */
  readonly decay?: number
  /** Held notes end this softly. */
  readonly release?: number
}

const tableSize = 2048

/** One period as a sum of sines: the gains of partial 1, 2, 3 and so on. */
export function periodOf(...partials: readonly number[]): Float32Array {
  // One sample more, so that reading between two of them never has to turn round.
  return Float32Array.from({ length: tableSize + 1 }, (_, i) =>
    partials.reduce(
      (sum, gain, index) => sum + gain * Math.sin((2 * Math.PI * (index + 1) * i) / tableSize),
      0,
    ),
  )
}

export const purePeriod = periodOf(1)

/** Plays a note into the bed. */
export function play(bed: Stereo, sampleRate: number, period: Float32Array, note: Note): void {
  if (note.hz > 0.45 * sampleRate) return
  const step = (note.hz * tableSize) / sampleRate
  let phase = 0
  sound(bed, sampleRate, note, () => {
    const index = phase | 0
    const a = period[index] ?? 0
    const value = a + ((period[index + 1] ?? 0) - a) * (phase - index)
    phase += step
    if (phase >= tableSize) phase -= tableSize
    return value
  })
}

/** A bell by frequency modulation: `ratio` of the modulator, `depth` of the modulation at the stroke. */
export function playBell(
  bed: Stereo,
  sampleRate: number,
  note: Note & { readonly ratio: number; readonly depth: number },
): void {
  const w = (2 * Math.PI * note.hz) / sampleRate
  const fall = 10 ** (-3 / ((note.decay ?? note.seconds) * 0.5 * sampleRate))
  let depth = note.depth
  let i = 0
  sound(bed, sampleRate, note, () => {
    const value = Math.sin(w * i + depth * Math.sin(w * note.ratio * i))
    depth *= fall
    i += 1
    return value
  })
}

/** Adds what `next` gives, sample by sample, in the envelope and at the place of the note. */
function sound(bed: Stereo, sampleRate: number, note: Note, next: () => number): void {
  const { seconds, attack, decay, release = 0.05, gain, pan } = note
  const start = Math.round(note.at * sampleRate)
  const length = Math.min(Math.round(seconds * sampleRate), bed.left.length - start)
  if (start < 0 || length <= 0) return
  // Equal power wherever it stands.
  const angle = ((pan + 1) * Math.PI) / 4
  const left = gain * Math.cos(angle)
  const right = gain * Math.sin(angle)
  const rise = attack * sampleRate
  const out = release * sampleRate
  const end = seconds * sampleRate
  const fall = decay === undefined ? 1 : 10 ** (-3 / (decay * sampleRate))
  let level = 1
  for (let i = 0; i < length; i++) {
    let value = level * next()
    if (i < rise) value *= 0.5 - 0.5 * Math.cos((Math.PI * i) / rise)
    else level *= fall
    if (i > end - out) value *= 0.5 - 0.5 * Math.cos((Math.PI * (end - i)) / out)
    const at = start + i
    bed.left[at] = (bed.left[at] ?? 0) + left * value
    bed.right[at] = (bed.right[at] ?? 0) + right * value
  }
}

/** Equal temperament; 69 is the A at 440 Hz. */
export function hzOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}

/** Numbers from 0 to 1, always the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
