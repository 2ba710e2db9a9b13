import { rms } from '#server/storyteller/sound/samples.ts'

const frameSeconds = 0.01

/** How loud a recording is every hundredth of a second. */
export interface Frames {
  /** RMS of each, of full scale. */
  readonly levels: readonly number[]
  /** Samples in each. */
  readonly length: number
  /** The level of who speaks: what the loudest tenth is above. */
  readonly voice: number
  /** The level of the room: what the faintest tenth is below. */
  readonly room: number
}

export function framesOf(samples: Float32Array, sampleRate: number): Frames {
  const length = Math.max(1, Math.round(frameSeconds * sampleRate))
  const levels = Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    rms(samples, index * length, (index + 1) * length),
  )
  const sorted = levels.toSorted((a, b) => b - a)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { levels, length, voice: at(0.1), room: at(0.9) }
}
