import type { Synthesizer } from '@echogarden/espeak-ng-emscripten'
import type { ColourName } from '#content/narrations/staging.ts'
import { filter } from '#server/storyteller/sound/filter.ts'
import {
  concatenated,
  fadeEnds,
  mix,
  scale,
  soundingPart,
  speechLevel,
} from '#server/storyteller/sound/samples.ts'
import { phrasesOf } from './phrases.ts'
import type { Tune } from './phrases.ts'
import { phraseVoice } from './prosody.ts'
import { applyColour } from './sound/colours.ts'
import { speak } from './synthesize.ts'
import type { Speech, SpokenWord, SpokenUtterance, Utterance } from './synthesize.ts'
import { balance } from './sound/balance.ts'
import { compress, tame } from './sound/dynamics.ts'
import { disperse, mixExcitation } from './sound/smooth.ts'

const sound = {
  /** dBFS below which a sample is silence. */
  floorDb: -50,
  /** ms kept around each sentence for soft consonants. */
  marginMs: 12,
  /** Upper limit of visitors' voices, to avoid hiss. */
  visitorsHighHz: 8000,
  /** Seconds after each sentence for its reverberation. */
  restSeconds: 0.08,
  /** RMS of every voice while speaking, of full scale, before mastering. */
  level: 0.1,
} as const

/** Marks by which the synthesizer ends a phrase: `tunes` of its voices. */
const marks: Record<Tune, string> = { statement: '.', continuation: ',', question: '?', emphatic: '!' }

export interface SpokenLine {
  /** As synthesized, and shaped, which is slightly longer. */
  readonly dry: Float32Array
  readonly shaped: Float32Array
  /** See `SpokenUtterance`; seconds from the beginning of the sentence. */
  readonly words: SpokenUtterance['words']
}

/** Speaks sentences at equal loudness. */
export function speakLines(
  synthesizer: Synthesizer,
  utterances: readonly Utterance[],
  colour: ColourName,
): SpokenLine[] {
  const { samplerate: sampleRate } = synthesizer
  const speeches = utterances.map((utterance) => speakPhrases(synthesizer, utterance))
  levelVoices(utterances, speeches)
  const shaped = shapeVoices(utterances, speeches, sampleRate, colour)
  return speeches.map(({ samples, words }, index) => ({
    dry: samples,
    shaped: shaped[index] ?? samples,
    words,
  }))
}

/** Places sentences in sequence with their pauses, starting at `lead` seconds, without a pause at the end. */
export function placeLines(
  utterances: readonly Utterance[],
  lines: readonly SpokenLine[],
  {
    sampleRate,
    lead,
    of,
  }: { readonly sampleRate: number; readonly lead: number; readonly of: 'dry' | 'shaped' },
): { readonly samples: Float32Array; readonly spoken: readonly SpokenUtterance[] } {
  const starts: number[] = []
  const spoken: SpokenUtterance[] = []
  let end = Math.round(lead * sampleRate)
  let position = end
  for (const [index, { dry, words }] of lines.entries()) {
    const begin = position / sampleRate
    starts.push(position)
    end = position + dry.length
    spoken.push({
      words: words.map(({ at, seconds }) => ({ at, seconds: begin + seconds })),
      endSeconds: end / sampleRate,
    })
    position = end + Math.round(((utterances[index]?.pauseMs ?? 0) / 1000) * sampleRate)
  }
  const samples = new Float32Array(end + Math.round(sound.restSeconds * sampleRate))
  for (const [index, line] of lines.entries()) mix(samples, line[of], starts[index])
  return { samples, spoken }
}

/** Shapes narrator and visitors each in one piece, without pauses, which saves work. */
function shapeVoices(
  utterances: readonly Utterance[],
  speeches: readonly Speech[],
  sampleRate: number,
  colour: ColourName,
): Float32Array[] {
  const rest = Math.round(sound.restSeconds * sampleRate)
  const shaped: Float32Array[] = []
  for (const isVisitor of [false, true]) {
    const indices = [...speeches.keys()].filter((index) => utterances[index]?.isVisitor === isVisitor)
    const padded = indices.map((index) => {
      const samples = speeches[index]?.samples ?? new Float32Array(0)
      const padded = new Float32Array(samples.length + rest)
      padded.set(samples)
      return padded
    })
    const whole = concatenated(padded)
    shapeVoice(whole, sampleRate)
    if (isVisitor) filter(whole, sampleRate, { kind: 'lowpass', hz: sound.visitorsHighHz })
    else applyColour(whole, sampleRate, colour)
    let position = 0
    for (const [place, index] of indices.entries()) {
      const length = padded[place]?.length ?? 0
      shaped[index] = whole.slice(position, position + length)
      position += length
    }
  }
  return shaped
}

/** A sentence phrase by phrase, with our pauses. */
function speakPhrases(synthesizer: Synthesizer, { text, voice }: Utterance): Speech {
  const { samplerate: sampleRate } = synthesizer
  const phrases = phrasesOf(text, voice.language)
  const parts: Float32Array[] = []
  const words: SpokenWord[] = []
  let seconds = 0
  for (const [index, phrase] of phrases.entries()) {
    const settings = phraseVoice(voice, phrase, { index, count: phrases.length })
    const spoken = trimmed(speak(synthesizer, phrase.text + marks[phrase.tune], settings))
    for (const word of spoken.words)
      words.push({ ...word, at: phrase.at + word.at, seconds: seconds + word.seconds })
    const pause = new Float32Array(Math.round((phrase.pauseMs / 1000) * sampleRate))
    parts.push(spoken.samples, pause)
    seconds += (spoken.samples.length + pause.length) / sampleRate
  }
  return { samples: concatenated(parts), sampleRate, words }
}

/** Trims silence and adjusts the times of words. */
function trimmed({ samples, sampleRate, words }: Speech): Speech {
  const margin = Math.round((sound.marginMs / 1000) * sampleRate)
  const part = soundingPart(samples, sound.floorDb)
  const start = Math.max(0, (part?.start ?? 0) - margin)
  const end = Math.min(samples.length, (part?.end ?? 0) + margin)
  const stored = samples.slice(start, end)
  fadeEnds(stored, margin, margin)
  return {
    samples: stored,
    sampleRate,
    words: words.map((word) => ({ ...word, seconds: Math.max(0, word.seconds - start / sampleRate) })),
  }
}

/** Equalizes the loudness of voices, not of their sentences. */
function levelVoices(utterances: readonly Utterance[], speeches: readonly Speech[]): void {
  const byVoice = Map.groupBy(speeches.keys(), (index) => utterances[index]?.voice.variant)
  for (const indices of byVoice.values()) {
    const parts = indices.flatMap((index) => speeches[index] ?? [])
    const levels = parts.map(({ samples }) => ({ level: speechLevel(samples), weight: samples.length }))
    const weight = levels.reduce((sum, one) => sum + one.weight, 0)
    if (weight === 0) continue
    const level = Math.sqrt(levels.reduce((sum, one) => sum + one.level ** 2 * one.weight, 0) / weight)
    if (level > 0) for (const { samples } of parts) scale(samples, sound.level / level)
  }
}

/** Shapes a synthesized voice: removes rumble and buzz, corrects the spectrum, tames harshness, compresses. */
function shapeVoice(voice: Float32Array, sampleRate: number): void {
  filter(voice, sampleRate, { kind: 'highpass', hz: 75 })
  mixExcitation(voice, sampleRate)
  disperse(voice, sampleRate)
  balance(voice, sampleRate)
  tame(voice, sampleRate)
  compress(voice, sampleRate)
}
