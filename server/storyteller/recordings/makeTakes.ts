import type { Language } from '#contract/common.ts'
import { cutText } from '#contract/cutText.ts'
import type { Cut, Take } from '#contract/narrationScript.ts'
import { readingBars } from '#contract/narrationScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { readWav, writeWav } from '#server/storyteller/sound/wav.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { fromDecibels, decibels, inMs } from '#server/storyteller/sound/samples.ts'
import { alignBySound } from '#server/storyteller/alignment/alignBySound.ts'
import { loudnessOf } from '#server/storyteller/loudness.ts'
import type { MadeTake } from '#server/storyteller/ports.ts'
import { captionsIn, cuesBySound } from './captionsIn.ts'
import { cleanVoice } from './cleanVoice.ts'
import { decodeRecording } from './decodeRecording.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'
import { framesOf, measureSpeech } from '#server/storyteller/alignment/measureSpeech.ts'
import { lengthOf } from '#server/storyteller/alignment/speechWords.ts'

/** Hz at which recordings are stored and narrations mixed. */
const storedRate = 44_100

interface TakeJob {
  /** See `decodeRecording`. */
  readonly file: Uint8Array | string
  readonly text: string
  readonly language: Language
}

/** A recording of one segment. @throws NotAudio where it is unusable */
export async function makeTake({ file, text, language }: TakeJob): Promise<MadeTake> {
  const recorded = await decodeRecording(file)
  return { ...takeOf(recorded, text, language), warnings: judgeRecording(recorded, text) }
}

function takeOf({ samples, sampleRate }: Sound, text: string, language: Language) {
  const voice = cleanVoice(resample(samples, sampleRate, storedRate), storedRate)
  return {
    wav: writeWav(voice, storedRate),
    cues: cuesBySound(text, { samples: voice, sampleRate: storedRate }, language),
    seconds: voice.length / storedRate,
    waveform: loudnessOf(voice),
  }
}

export interface WrittenPart {
  readonly segmentId: string
  readonly text: string
}

export interface ReadingJob {
  /** See `decodeRecording`. */
  readonly file: Uint8Array | string
  readonly parts: readonly WrittenPart[]
  readonly language: Language
}

export interface MadeReading {
  readonly wav: Uint8Array
  readonly seconds: number
  readonly waveform: readonly number[]
  readonly cuts: readonly Cut[]
  readonly warnings: Take['warnings']
}

/** A recording of a whole script with the times of its parts. @throws NotAudio as `makeTake` */
export async function makeReading({ file, parts, language }: ReadingJob): Promise<MadeReading> {
  const recorded = await decodeRecording(file)
  const warnings = judgeRecording(recorded, parts.map(({ text }) => text).join(' '))
  const samples = cleanVoice(resample(recorded.samples, recorded.sampleRate, storedRate), storedRate)
  const seconds = samples.length / storedRate
  return {
    wav: writeWav(samples, storedRate),
    seconds,
    waveform: loudnessOf(samples, readingBars),
    cuts: cutsIn({ samples, sampleRate: storedRate }, parts, language),
    warnings,
  }
}

/** Seconds of silence before and after a part. */
const margin = 0.08
/** Level below the voice from which there is a pause, dB. */
const pauseDb = -30

function cutsIn(sound: Sound, parts: readonly WrittenPart[], language: Language): Cut[] {
  const captions = parts.map(({ text }) => captionsIn(text, language))
  const starts = alignBySound(captions.flat(), sound.samples, sound.sampleRate)
  const { levels, voice, length } = framesOf(sound.samples, sound.sampleRate)
  const threshold = voice * fromDecibels(pauseDb)
  const frame = length / sound.sampleRate
  const seconds = sound.samples.length / sound.sampleRate
  let first = 0
  return parts.map(({ segmentId }, index) => {
    const start = starts[first] ?? seconds
    first += captions[index]?.length ?? 0
    const next = starts[first] ?? seconds
    const before = levels
      .slice(0, Math.floor((next - margin / 2) / frame))
      .findLastIndex((level) => level > threshold)
    const end = Math.max(start, Math.min(next, (before + 1) * frame + margin))
    return { segmentId, start: inMs(Math.max(0, start - margin)), end: inMs(end) }
  })
}

export interface CutJob {
  /** From `makeReading`. */
  readonly wav: Uint8Array
  readonly parts: readonly (WrittenPart & { readonly start: number; readonly end: number })[]
  readonly language: Language
}

export type CutTake = MadeTake & WrittenPart

/** Cuts a reading into recordings of its parts. @throws NotAudio where one is silent, with its words */
export function cutReading({ wav, parts, language }: CutJob): CutTake[] {
  const { samples, sampleRate } = readWav(wav)
  return parts.map(({ segmentId, text, start, end }) => {
    const part = {
      samples: samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate)),
      sampleRate,
    }
    try {
      const warnings = judgeRecording(part, text).filter((warning) => warning !== 'cutOff')
      return { segmentId, text, ...takeOf(part, text, language), warnings }
    } catch (error) {
      if (!(error instanceof NotAudio)) throw error
      throw new NotAudio(`«${cutText(text, 60)}»: ${error.message}`, { cause: error })
    }
  })
}

type Warning = Take['warnings'][number]

/** dBFS: below this the microphone was off. */
const silentDb = -55
const quietDb = -38
/** Distance between voice and background below which a recording is noisy, dB. */
const noisyDb = 18
/** Clipped samples: level, run length, and the share from which they are distortion. */
const clipped = { level: 0.985, run: 3, share: 0.0004 } as const
/** Letters per second of reading without pauses; `lengthOf` includes gaps between words. */
const letters = { slow: 7, fast: 27 } as const
/** A recording that ends in a word was cut off: within so many seconds, less than so many dB below the voice. */
const edge = { seconds: 0.03, db: 15 } as const

/** Warnings for staff about a usable recording. @param text its expected words @throws NotAudio where it is unusable */
function judgeRecording({ samples, sampleRate }: Sound, text: string): Warning[] {
  const { levels, voice, noise } = framesOf(samples, sampleRate)
  if (samples.length < scriptLimits.takeSeconds * sampleRate)
    throw new NotAudio('The recording is too short to hold a word.')
  if (decibels(voice) < silentDb) throw new NotAudio('There is nothing to hear in this recording.')
  const { spoken } = measureSpeech(samples, sampleRate)
  if (spoken < scriptLimits.takeSeconds / 2) throw new NotAudio('The recording is too short to hold a word.')
  const rate = lengthOf(text) / spoken
  const last = levels.slice(-Math.max(1, Math.round(edge.seconds / 0.01)))
  const overNoiseDb = decibels(voice) - decibels(noise)
  // Closer to the voice than to the background.
  const edgeDb = Math.min(edge.db, overNoiseDb / 2)
  const found: readonly (readonly [Warning, boolean])[] = [
    ['clipped', clippedShare(samples) > clipped.share],
    ['noisy', overNoiseDb < noisyDb],
    ['quiet', decibels(voice) < quietDb],
    ['fast', rate > letters.fast],
    ['slow', rate < letters.slow],
    ['cutOff', last.every((level) => decibels(voice) - decibels(level) < edgeDb)],
  ]
  return found.flatMap(([warning, isTrue]) => (isTrue ? [warning] : []))
}

function clippedShare(samples: Float32Array): number {
  let count = 0
  let run = 0
  for (const value of samples) {
    run = Math.abs(value) >= clipped.level ? run + 1 : 0
    if (run >= clipped.run) count += 1
  }
  return count / Math.max(1, samples.length)
}
