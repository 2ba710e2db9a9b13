import type { RecognizedWord } from '#server/storyteller/ports.ts'
import type { Sound } from '#server/storyteller/recordings/decodeRecording.ts'
import { measureSpeech } from './measureSpeech.ts'
import type { MeasuredSpeech } from './measureSpeech.ts'
import { lengthOf } from './speechWords.ts'

/** Services round, and hear the end of a last word a little late, seconds. */
const pastEnd = 0.5
/** So far from where its length puts it may a word begin: seconds of speech, or a share of all speech. */
const slack = { seconds: 0.6, share: 0.3 } as const

/**
 * Whether these can be the times of words in this sound: they rise, lie within it, and are spread over its speech about
 * as the words are long. Services answer all kinds: one time for all, milliseconds, each half minute from nought.
 */
export function areTimesOfWords(
  recognized: readonly RecognizedWord[],
  { samples, sampleRate }: Sound,
): boolean {
  const seconds = samples.length / sampleRate
  const doRise = recognized.every(({ start }, index) => start >= (recognized[index - 1]?.start ?? 0))
  const areInside = recognized.every(({ start, end }) => end >= start && end <= seconds + pastEnd)
  const differ = new Set(recognized.map(({ start }) => start)).size
  if (!doRise || !areInside || differ <= recognized.length / 2) return false

  const speech = measureSpeech(samples, sampleRate)
  const most = Math.max(slack.seconds, slack.share * speech.spoken)
  const total = recognized.reduce((sum, { word }) => sum + lengthOf(word), 0)
  let passed = 0
  return recognized.every(({ word, start }) => {
    const expected = (passed / Math.max(total, 1)) * speech.spoken
    passed += lengthOf(word)
    return Math.abs(spokenBefore(start, speech) - expected) <= most
  })
}

/** Seconds of speech before a moment of the sound. */
function spokenBefore(seconds: number, { begins, spoken, pauses }: MeasuredSpeech): number {
  let before = seconds - begins
  for (const pause of pauses) {
    if (before <= pause.at) break
    before = Math.max(pause.at, before - pause.seconds)
  }
  return Math.min(Math.max(before, 0), spoken)
}
