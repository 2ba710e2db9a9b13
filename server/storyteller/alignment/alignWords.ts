import type { RecognizedWord } from '#server/storyteller/ports.ts'
import { keyOf, lengthOf, wordsIn } from './speechWords.ts'
import type { Sound } from '#server/storyteller/sound/wav.ts'
import { measureSpeech } from './measureSpeech.ts'
import type { MeasuredSpeech } from './measureSpeech.ts'

/** Share of the transcript's words below which something else was said. */
const leastFound = 0.6
const gapCost = 1

/**
 * Times of captions from a transcription with times. Words that were transcribed differently (figures, names) are
 * placed between their neighbours by length.
 * @returns seconds, ascending; null where too few words match
 */
export function alignWords(
  captions: readonly string[],
  recognized: readonly RecognizedWord[],
): number[] | null {
  const words = captions.map((caption) => wordsIn(caption))
  const reference = words.flat()
  const matches = match(
    reference.map(({ key }) => key),
    recognized.map(({ word }) => keyOf(word)),
  )
  const spoken = reference.filter(({ key }) => key !== '').length
  if (spoken === 0 || matches.size < spoken * leastFound) return null
  const starts = fill(
    reference.map(({ text }) => lengthOf(text)),
    new Map([...matches].map(([index, found]) => [index, recognized[found]?.start ?? 0])),
    recognized.at(-1)?.end ?? 0,
  )
  let index = 0
  return words.map((inCaption) => {
    const start = starts[index] ?? 0
    index += inCaption.length
    return start
  })
}

/** The alignment of least cost (Needleman and Wunsch). */
function match(reference: readonly string[], recognized: readonly string[]): Map<number, number> {
  const width = recognized.length + 1
  const cost = new Float64Array((reference.length + 1) * width)
  for (let i = 0; i <= reference.length; i += 1) {
    for (let j = 0; j <= recognized.length; j += 1) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = (i + j) * gapCost
        continue
      }
      const both =
        (cost[(i - 1) * width + j - 1] ?? 0) + difference(reference[i - 1] ?? '', recognized[j - 1] ?? '')
      const left = Math.min(cost[(i - 1) * width + j] ?? 0, cost[i * width + j - 1] ?? 0) + gapCost
      cost[i * width + j] = Math.min(both, left)
    }
  }
  const pairs = new Map<number, number>()
  let i = reference.length
  let j = recognized.length
  while (i > 0 && j > 0) {
    const here = cost[i * width + j] ?? 0
    const apart = difference(reference[i - 1] ?? '', recognized[j - 1] ?? '')
    if (here === (cost[(i - 1) * width + j - 1] ?? 0) + apart) {
      i -= 1
      j -= 1
      if (apart < gapCost) pairs.set(i, j)
    } else if (here === (cost[(i - 1) * width + j] ?? 0) + gapCost) i -= 1
    else j -= 1
  }
  return pairs
}

/** 0 for the same word, half a gap for the same beginning, more than two gaps for others. */
function difference(reference: string, recognized: string): number {
  if (reference === recognized && reference !== '') return 0
  const shorter = Math.min(reference.length, recognized.length)
  let alike = 0
  while (alike < shorter && reference[alike] === recognized[alike]) alike += 1
  return alike >= 3 && alike >= shorter * 0.7 ? gapCost / 2 : gapCost * 2.1
}

/** Interpolates the times of words by length, never backwards. */
function fill(lengths: readonly number[], known: ReadonlyMap<number, number>, end: number): number[] {
  const starts: number[] = []
  let fromIndex = -1
  let fromTime = 0
  let latest = 0
  const anchors = [...known].toSorted(([a], [b]) => a - b)
  for (const [index, seconds] of [...anchors, [lengths.length, end] as const]) {
    const time = Math.max(seconds, latest)
    const first = Math.max(fromIndex, 0)
    const between = lengths.slice(first, index)
    const total = between.reduce((sum, length) => sum + length, 0)
    let passed = 0
    for (const [offset, length] of between.entries()) {
      starts[first + offset] = fromTime + (total === 0 ? 0 : (passed / total) * (time - fromTime))
      passed += length
    }
    fromIndex = index
    fromTime = time
    latest = time
  }
  return starts
}

/** Seconds: services round, and report the end of the last word late. */
const pastEnd = 0.5
/** Tolerance between a word's time and its expected time: seconds of speech, or a share of all speech. */
const slack = { seconds: 0.6, share: 0.3 } as const

/**
 * Whether these are plausible times: ascending, within the sound, and spread over its speech by the lengths of the
 * words. Some services answer one time for all, milliseconds, or restart at zero every half minute.
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
