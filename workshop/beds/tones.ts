import type { Stereo } from '../../server/storyteller/sound/samples.ts'
import { bedRate } from './loop.ts'

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

/** Plays a note into the loop; what runs over its end comes in again at its beginning. */
export function play(bed: Stereo, period: Float32Array, note: Note): void {
  if (note.hz > 0.45 * bedRate) return
  const step = (note.hz * tableSize) / bedRate
  let phase = 0
  sound(bed, note, () => {
    const index = phase | 0
    const a = period[index] ?? 0
    const value = a + ((period[index + 1] ?? 0) - a) * (phase - index)
    phase += step
    if (phase >= tableSize) phase -= tableSize
    return value
  })
}

/** A bell by frequency modulation: `ratio` of the modulator, `depth` of the modulation at the stroke. */
export function playBell(bed: Stereo, note: Note & { readonly ratio: number; readonly depth: number }): void {
  const w = (2 * Math.PI * note.hz) / bedRate
  const fall = 10 ** (-3 / ((note.decay ?? note.seconds) * 0.5 * bedRate))
  let depth = note.depth
  let i = 0
  sound(bed, note, () => {
    const value = Math.sin(w * i + depth * Math.sin(w * note.ratio * i))
    depth *= fall
    i += 1
    return value
  })
}

/** Adds what `next` gives, sample by sample, in the envelope and at the place of the note. */
function sound(bed: Stereo, note: Note, next: () => number): void {
  const { seconds, attack, decay, release = 0.05, gain, pan } = note
  const period = bed.left.length
  const start = Math.round(note.at * bedRate) + period
  const length = Math.round(seconds * bedRate)
  // Equal power wherever it stands.
  const angle = ((pan + 1) * Math.PI) / 4
  const left = gain * Math.cos(angle)
  const right = gain * Math.sin(angle)
  const rise = attack * bedRate
  const out = release * bedRate
  const end = seconds * bedRate
  const fall = decay === undefined ? 1 : 10 ** (-3 / (decay * bedRate))
  let level = 1
  for (let i = 0; i < length; i++) {
    let value = level * next()
    if (i < rise) value *= 0.5 - 0.5 * Math.cos((Math.PI * i) / rise)
    else level *= fall
    if (i > end - out) value *= 0.5 - 0.5 * Math.cos((Math.PI * (end - i)) / out)
    const at = (start + i) % period
    bed.left[at] = (bed.left[at] ?? 0) + left * value
    bed.right[at] = (bed.right[at] ?? 0) + right * value
  }
}

/** Equal temperament; 69 is the A at 440 Hz. */
export function hzOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}
