import { readFile } from 'node:fs/promises'
import decode from 'audio-decode'
import type { AdminNarrations } from '#contract/adminNarration.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { soundingPart } from '#server/storyteller/sound/samples.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import { speakLines } from '#server/storyteller/embedded/speakLines.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { openSynthesizer } from '#server/storyteller/embedded/synthesize.ts'
import type { Spoken } from '#tests/fixtures/audio/people.ts'

type Heard = AdminNarrations['published'][number]

/** Sounds are found in each other at this rate, Hz: it holds what makes words, and a quarter of a millisecond. */
const searchRate = 4000
/** How far from its caption a sentence is looked for, seconds. */
const searched = 1

interface Sound {
  readonly samples: Float32Array
  readonly sampleRate: number
}

/** A sentence that is known to be said somewhere in a narration. */
interface Known {
  readonly text: string
  /** At `searchRate`. */
  readonly sound: Float32Array
  /** Before it is heard, seconds. */
  readonly silence: number
}

/** What is measured in the file that visitors are served. */
export async function measureNarration(
  url: string,
  deviceId: number,
  published: Heard,
  people: readonly Spoken[],
) {
  const { segments = [], cues, language } = published
  const file = new Uint8Array(await (await fetch(url + published.audioUrl)).arrayBuffer())
  const { channelData, sampleRate } = await decode(file)
  const within = (from: number, to: number) =>
    channelData.map((side) => side.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate)))

  const known = [...(await synthesized()), ...(await Promise.all(people.map(recorded))).flat()]
  const [left = new Float32Array(), right = left] = channelData
  const whole = toSearch({ samples: left.map((value, i) => (value + (right[i] ?? 0)) / 2), sampleRate })

  async function synthesized(): Promise<Known[]> {
    const staging = stagingOf(deviceId)
    const synthesizer = await openSynthesizer()
    // What hands over to a quotation stands in its paragraph.
    const paragraphs = segments.map((segment, index) => ({
      ...segment,
      endsParagraph: segments[index + 1]?.kind !== 'quote',
    }))
    const lines = linesOf(paragraphs, staging, language).filter(
      ({ segment }) => segments[segment]?.voice?.by === 'embedded',
    )
    const { samplerate } = synthesizer
    return speakLines(synthesizer, lines, staging.colour).map(({ shaped }, index) => ({
      text: lines[index]?.captions.map(({ text }) => text).join(' ') ?? '',
      sound: toSearch({ samples: shaped, sampleRate: samplerate }),
      silence: (soundingPart(shaped, -48)?.start ?? 0) / samplerate,
    }))
  }

  return {
    levels: segments.map(({ text, voice, start, end }) => ({
      text,
      by: voice?.by,
      lufs: integratedLoudness(within(start, end), sampleRate),
    })),
    /** The largest between two neighbouring samples within 5 ms of where a segment begins or ends. */
    largestStep: Math.max(
      ...segments
        .flatMap(({ start, end }) => [start, end])
        .flatMap((joint) => within(joint - 0.005, joint + 0.005).map(largestStepIn)),
    ),
    captions: cues.map((cue) => {
      const text = cue.text.replace(/[“”]/gu, '')
      const sentence = known.find((one) => one.text.replace(/[“”]/gu, '') === text)
      const by = segments.findLast(({ start }) => start <= cue.start + 0.05)?.voice?.by
      return {
        text,
        by,
        ...(sentence ? placeOf(sentence, whole, cue.start) : { error: Infinity, likeness: 0 }),
      }
    }),
  }
}

/** The sentences of a recording, each from its first sound on. */
async function recorded({ file, sentences }: Spoken): Promise<Known[]> {
  const { channelData, sampleRate } = await decode(await readFile(file))
  const samples = channelData[0] ?? new Float32Array()
  return sentences.map(({ text, start }, index) => {
    const end = (sentences[index + 1]?.start ?? Infinity) - 0.5
    const part = samples.slice(Math.round(start * sampleRate), Math.min(samples.length, end * sampleRate))
    return { text, sound: toSearch({ samples: part, sampleRate }), silence: 0 }
  })
}

const toSearch = ({ samples, sampleRate }: Sound) => resample(samples, sampleRate, searchRate)

/**
 * Where in the whole a sentence is said, by cross-correlation: seconds by which its caption is late, and how alike both
 * sounds are there, 1 being the same.
 */
function placeOf({ sound: sentence, silence }: Known, whole: Float32Array, captionAt: number) {
  const from = Math.max(0, Math.round((captionAt - searched) * searchRate))
  const to = Math.min(whole.length - sentence.length, from + 2 * searched * searchRate)
  const energy = sentence.reduce((sum, value) => sum + value ** 2, 0)
  let best = { at: from, likeness: 0 }
  for (let at = from; at < to; at += 1) {
    let product = 0
    let own = 0
    for (let i = 0; i < sentence.length; i += 1) {
      const value = whole[at + i] ?? 0
      product += value * (sentence[i] ?? 0)
      own += value ** 2
    }
    const likeness = Math.abs(product) / Math.sqrt(own * energy)
    if (likeness > best.likeness) best = { at, likeness }
  }
  return { error: captionAt - best.at / searchRate - silence, likeness: best.likeness }
}

function largestStepIn(samples: Float32Array): number {
  let largest = 0
  for (let i = 1; i < samples.length; i += 1)
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  return largest
}
