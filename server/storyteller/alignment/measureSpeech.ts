import { rms } from '#server/storyteller/sound/samples.ts'

/** An interval without speech. */
export interface Pause {
  /** Seconds of speech before it, without pauses. */
  readonly at: number
  readonly seconds: number
}

export interface MeasuredSpeech {
  /** Start of the speech, seconds. */
  readonly begins: number
  /** Seconds of speech, without pauses. */
  readonly spoken: number
  /** In order; none at the beginning or end. */
  readonly pauses: readonly Pause[]
}

const frameSeconds = 0.01

/** Levels of a recording, every hundredth of a second. */
export interface Frames {
  /** RMS of each, relative to full scale. */
  readonly levels: readonly number[]
  /** Samples in each. */
  readonly length: number
  /** Level of the speaker: the lower bound of the loudest tenth. */
  readonly voice: number
  /** Level of the background: the upper bound of the quietest tenth. */
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

/** dB below the voice: anything quieter is breath or background. */
const floorDb = 32
/** Seconds: a plosive is silent for up to this long. */
const leastPause = 0.11

/** Finds speech and pauses by level. */
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
