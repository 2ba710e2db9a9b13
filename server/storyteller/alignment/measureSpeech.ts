import { rms } from '#server/storyteller/sound/samples.ts'

/** A stretch without voice. */
export interface Pause {
  /** Seconds of speech before it, pauses not counted. */
  readonly at: number
  readonly seconds: number
}

export interface MeasuredSpeech {
  /** When the voice begins, seconds. */
  readonly begins: number
  /** Seconds of speech, pauses not counted. */
  readonly spoken: number
  /** In order; none at the beginning or the end. */
  readonly pauses: readonly Pause[]
}

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
  readonly noise: number
}

export function framesOf(samples: Float32Array, sampleRate: number): Frames {
  const length = Math.max(1, Math.round(frameSeconds * sampleRate))
  const levels = Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    rms(samples, index * length, (index + 1) * length),
  )
  const sorted = levels.toSorted((a, b) => b - a)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { levels, length, voice: at(0.1), noise: at(0.9) }
}

/** Under the level of the voice, dB: what is fainter is breath or room. */
const floorDb = 32
/** A plosive closes the mouth for up to this long: no pause yet, seconds. */
const leastPause = 0.11

/** Finds speech and pauses by loudness. */
export function measureSpeech(samples: Float32Array, sampleRate: number): MeasuredSpeech {
  const { levels, length, voice } = framesOf(samples, sampleRate)
  const floor = voice * 10 ** (-floorDb / 20)
  const isSpeech = levels.map((level) => voice > 0 && level > floor)
  const first = isSpeech.indexOf(true)
  const last = isSpeech.lastIndexOf(true)
  if (first < 0) return { begins: 0, spoken: 0, pauses: [] }

  const pauses: Pause[] = []
  let spoken = 0
  let silent = 0
  const seconds = length / sampleRate
  for (let index = first; index <= last; index += 1) {
    if (!isSpeech[index]) {
      silent += 1
      continue
    }
    if (silent * seconds >= leastPause) pauses.push({ at: spoken, seconds: silent * seconds })
    else spoken += silent * seconds
    silent = 0
    spoken += seconds
  }
  return { begins: first * seconds, spoken, pauses }
}
