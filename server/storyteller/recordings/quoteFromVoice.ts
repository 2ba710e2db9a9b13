import type { Language } from '#contract/common.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { peakOf } from '#server/storyteller/sound/samples.ts'
import { writeWav } from '#server/storyteller/sound/wav.ts'
import { alignBySound } from '#server/storyteller/alignment/alignBySound.ts'
import { alignWords, areTimesOfWords } from '#server/storyteller/alignment/alignWords.ts'
import { wordsIn } from '#server/storyteller/alignment/speechWords.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'
import type { RecordedVoice } from '#server/storyteller/narration/mixScript.ts'
import type { RecognizedWord } from '#server/storyteller/ports.ts'
import { captionsIn, cuesBySound } from './captionsIn.ts'
import { cleanVoice } from './cleanVoice.ts'
import { decodeRecording } from './decodeRecording.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'

export interface QuoteJob {
  readonly bytes: Uint8Array
  /** The words of the recording, and their language. */
  readonly transcript: string
  readonly language: Language
  /** The quotation in the original language. */
  readonly quote: string
  /** A transcription with times; null: the quotation is found by pauses. */
  readonly recognized: readonly RecognizedWord[] | null
}

const storedRate = 44_100
/** Seconds added around transcribed words, which start late and end early. */
const around = { before: 0.1, after: 0.18 } as const

/** Seconds: anything shorter is no word. */
const leastSeconds = 0.1

export interface QuotedVoice extends RecordedVoice {
  /** By pauses, not by a transcription. */
  readonly isCutBySound: boolean
}

/**
 * Cuts a quotation from the contributor's recording, at the pauses around it.
 * @returns null where it cannot be found
 * @throws NotAudio where the recording is unreadable or silent there
 */
export async function quoteFromVoice(job: QuoteJob): Promise<QuotedVoice | null> {
  const parts = partsAround(job)
  if (parts === null) return null
  const recorded = await decodeRecording(job.bytes)
  const stretch = stretchOf(parts, job, recorded)
  if (stretch === null) return null
  const { sampleRate } = recorded
  const cut = recorded.samples.slice(
    Math.max(0, Math.round(stretch.start * sampleRate)),
    Math.round(stretch.end * sampleRate),
  )
  if (cut.length < leastSeconds * sampleRate || peakOf(cut) === 0) {
    throw new NotAudio('Where the quotation should be in the recording there is nothing to hear.')
  }
  const voice = cleanVoice(resample(cut, sampleRate, storedRate), storedRate)
  return {
    wav: writeWav(voice, storedRate),
    cues: cuesBySound(job.quote, { samples: voice, sampleRate: storedRate }, job.language),
    isCutBySound: stretch.isBySound,
  }
}

/** The transcript before the quotation, the quotation, and the rest; null where it is not contained. */
function partsAround({ transcript, quote }: QuoteJob): Parts | null {
  const spoken = wordsIn(transcript).filter(({ key }) => key !== '')
  const quoted = wordsIn(quote).filter(({ key }) => key !== '')
  const at = spoken.findIndex((_, index) =>
    quoted.every(({ key }, offset) => spoken[index + offset]?.key === key),
  )
  if (quoted.length === 0 || at < 0) return null
  const text = (from: number, to?: number) =>
    spoken
      .slice(from, to)
      .map((word) => word.text)
      .join(' ')
  return [text(0, at), text(at, at + quoted.length), text(at + quoted.length)]
}

type Parts = readonly [before: string, quote: string, after: string]

/** @returns null where the transcription differs from the transcript */
function stretchOf(
  [before, quote, after]: Parts,
  { recognized, language }: QuoteJob,
  sound: Sound,
): { readonly start: number; readonly end: number; readonly isBySound: boolean } | null {
  const seconds = sound.samples.length / sound.sampleRate
  if (recognized !== null) {
    const words = wordsIn([before, quote, after].join(' ')).map(({ text }) => text)
    const starts = alignWords(words, recognized)
    if (starts === null) return null
    if (areTimesOfWords(recognized, sound)) {
      const first = wordsIn(before).length
      const next = first + wordsIn(quote).length
      // Ends with its last transcribed word, before the next one begins.
      const last = recognized.findLast(({ start }) => start < (starts[next] ?? Infinity) - 0.01)
      const end = Math.min((last?.end ?? seconds) + around.after, starts[next] ?? seconds)
      return { start: Math.max(0, (starts[first] ?? 0) - around.before), end, isBySound: false }
    }
  }
  const captions = [before, quote, after].map((text) =>
    text === '' ? [] : captionsIn(ended(text), language),
  )
  const starts = alignBySound(captions.flat(), sound.samples, sound.sampleRate)
  const first = captions[0]?.length ?? 0
  const next = first + (captions[1]?.length ?? 0)
  return {
    start: Math.max(0, (starts[first] ?? 0) - around.before),
    end: starts[next] ?? seconds,
    isBySound: true,
  }
}

/** Ends with a full stop. */
const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/**
 * The original sentences of a translated quotation, found by position.
 * @returns null where neither text contains it
 */
export function originalWordsOf(
  quote: string,
  translated: { readonly text: string; readonly language: Language },
  source: { readonly text: string; readonly language: Language },
): string | null {
  const keys = (text: string) =>
    wordsIn(text)
      .map(({ key }) => key)
      .join(' ')
  const sentences = sentencesOf(translated.text, translated.language)
  const [firstQuoted = ''] = sentencesOf(quote, translated.language)
  const at = sentences.findIndex((sentence) => keys(sentence) === keys(firstQuoted))
  const original = sentencesOf(source.text, source.language)
  if (at < 0 || original.length === 0) return null
  const place = Math.min(original.length - 1, Math.round((at / sentences.length) * original.length))
  return original.slice(place, place + 2).join(' ')
}
