import { lengthOf } from './speechWords.ts'
import { measureSpeech } from './measureSpeech.ts'
import type { MeasuredSpeech, Pause } from './measureSpeech.ts'

/** A caption, and whether it ends a sentence, after which speakers pause. */
export interface SpokenCaption {
  readonly text: string
  readonly endsSentence: boolean
}

/** Seconds of speech by which a caption inside a sentence moves to start after a pause. */
const reachSeconds = 0.45

/**
 * Times of captions from the sound alone: sentences take time by their length, and end at pauses.
 * @returns seconds, ascending
 */
export function alignBySound(
  captions: readonly SpokenCaption[],
  samples: Float32Array,
  sampleRate: number,
): number[] {
  const speech = measureSpeech(samples, sampleRate)
  const lengths = captions.map(({ text }) => lengthOf(text))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (speech.spoken === 0 || total === 0) return captions.map(() => 0)

  const sentences = sentencesOf(captions, lengths)
  const cuts = cutSentences(
    sentences.map(({ length }) => (length / total) * speech.spoken),
    speech,
  )
  const starts: number[] = []
  for (const [index, { first, count, length }] of sentences.entries()) {
    const start = index === 0 ? 0 : (cuts[index - 1] ?? 0)
    const end = cuts[index] ?? speech.spoken
    let passed = 0
    for (let caption = first; caption < first + count; caption += 1) {
      const at = start + (length === 0 ? 0 : (passed / length) * (end - start))
      const isFirst = caption === first
      starts.push(timeOf(isFirst ? at : snapped(at, speech, start, end), speech))
      passed += lengths[caption] ?? 0
    }
  }
  return starts
}

interface Sentence {
  readonly first: number
  readonly count: number
  readonly length: number
}

function sentencesOf(captions: readonly SpokenCaption[], lengths: readonly number[]): Sentence[] {
  const sentences: Sentence[] = []
  let first = 0
  let length = 0
  for (const [index, { endsSentence }] of captions.entries()) {
    length += lengths[index] ?? 0
    if (!endsSentence && index < captions.length - 1) continue
    sentences.push({ first, count: index - first + 1, length })
    first = index + 1
    length = 0
  }
  return sentences
}

/**
 * End of each sentence in seconds of speech, without pauses: the pauses whose distances fit the lengths best,
 * preferring long ones. The last sentence ends with the sound.
 */
function cutSentences(expected: readonly number[], { pauses, spoken }: MeasuredSpeech): number[] {
  const cuts = expected.length - 1
  const even = expected.map((_, index) => expected.slice(0, index + 1).reduce((sum, part) => sum + part, 0))
  if (cuts < 1 || pauses.length < cuts) return [...even.slice(0, -1), spoken]
  // best[c][p]: the least cost with cut c at pause p.
  const best: { cost: number; from: number }[][] = []
  for (let cut = 0; cut < cuts; cut += 1) {
    const row: { cost: number; from: number }[] = []
    for (const [index, pause] of pauses.entries()) {
      let cost = Infinity
      let from = -1
      for (let before = cut - 1; before < (cut === 0 ? 0 : index); before += 1) {
        const sofar = cut === 0 ? 0 : (best[cut - 1]?.[before]?.cost ?? Infinity)
        const since = pause.at - (cut === 0 ? 0 : (pauses[before]?.at ?? 0))
        const here = sofar + misfit(since, expected[cut] ?? 0)
        if (here < cost) {
          cost = here
          from = before
        }
        if (cut === 0) break
      }
      row.push({ cost: cost + shortness(pause), from })
    }
    best.push(row)
  }
  const ends = pauses.map((pause, index) => ({
    index,
    cost: (best[cuts - 1]?.[index]?.cost ?? Infinity) + misfit(spoken - pause.at, expected[cuts] ?? 0),
  }))
  let { index } = ends.reduce((a, b) => (b.cost < a.cost ? b : a))
  const chosen = [spoken]
  for (let cut = cuts - 1; cut >= 0; cut -= 1) {
    chosen.unshift(pauses[index]?.at ?? 0)
    index = best[cut]?.[index]?.from ?? 0
  }
  return chosen
}

/** The squared error relative to the usual variation (a sixth, and 0.15 s). */
function misfit(seconds: number, expected: number): number {
  return ((seconds - expected) / (expected / 6 + 0.15)) ** 2
}

/** A sentence seldom ends in a pause under 0.2 s. */
function shortness({ seconds }: Pause): number {
  return 3 * Math.max(0, Math.log(0.35 / seconds))
}

/** The nearest pause within reach and within the sentence, else the position itself. */
function snapped(at: number, { pauses }: MeasuredSpeech, from: number, to: number): number {
  let nearest = at
  let distance = reachSeconds
  for (const pause of pauses) {
    if (pause.at <= from || pause.at >= to || Math.abs(pause.at - at) >= distance) continue
    nearest = pause.at
    distance = Math.abs(pause.at - at)
  }
  return nearest
}

/** Converts seconds of speech to seconds of sound, after a pause at that position. */
function timeOf(at: number, { begins, pauses }: MeasuredSpeech): number {
  const passed = pauses.filter((pause) => pause.at <= at + 1e-6)
  return begins + at + passed.reduce((sum, pause) => sum + pause.seconds, 0)
}
