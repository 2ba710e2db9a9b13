import type { Synthesizer } from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'
import { loudnessOf } from '../loudness.ts'
import { masterNarration, shapeVoice } from './masterNarration.ts'
import { applyColour } from './sound/colours.ts'
import { filter } from '../../sound/filter.ts'
import type { Stereo } from '../../sound/samples.ts'
import { fadeEnds, mix, scale, soundingPart, speechLevel } from '../../sound/samples.ts'
import type { SpeechJob, SpeechResult, SpokenUtterance, Utterance } from './speechJob.ts'
import { openSynthesizer, speak } from './synthesize.ts'
import type { Speech } from './synthesize.ts'

const sound = {
  /** kbit/s, constant. A narration is stereo (100 s take 600 KB), a reading is one voice. */
  bitrates: { stereo: 48, mono: 40 },
  /** The music alone, before the first word and after the last, seconds. */
  introSeconds: 2.3,
  outroSeconds: 4.4,
  /** The same where there is no music. */
  quietEndSeconds: 0.5,
  /** A reading of 10 000 characters lasts twelve minutes: it is mastered in pieces of about this many seconds. */
  pieceSeconds: 90,
  /** Quieter than this is silence, dBFS. */
  floorDb: -50,
  /** Kept around each sentence so that soft consonants survive the trimming. */
  marginMs: 12,
  /** The encoder turns everything down by this (measured, and its own default); it is undone before. */
  encoderGain: 0.95,
  /** LAME begins 576 samples late and decoders add 529; nothing in the file tells players to skip them. */
  codecDelaySamples: 576 + 529,
  /** Of an MP3 frame at 22.05 kHz (MPEG-2 layer III). */
  frameSamples: 576,
  /** Where visitors' voices end, who come out of no machine: softly, without hiss. */
  visitorsHighHz: 8000,
  /** Left after each sentence for what the shaping makes ring on. */
  restSeconds: 0.08,
  /** Level of every voice while it speaks, RMS of full scale, before mastering. */
  level: 0.1,
} as const

/** A stretch of a recording before it is coded. */
export interface Rendered {
  readonly sound: Stereo
  /** All voices as they came from the synthesizer, at the same place as in `sound`. */
  readonly dry: Float32Array
  /** Times count from the beginning of this stretch, without the delay of the coding. */
  readonly spoken: readonly SpokenUtterance[]
}

/** Speaks and masters a job. Takes some seconds of pure computing: run it off the main thread. */
export async function renderSpeech(job: SpeechJob): Promise<SpeechResult> {
  const synthesizer = await openSynthesizer()
  const sampleRate = synthesizer.samplerate
  const isStereo = job.bed !== null
  const bitrate = isStereo ? sound.bitrates.stereo : sound.bitrates.mono
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: isStereo ? 2 : 1, bitrate, outputSampleRate: 22_050 })

  const coded: Uint8Array[] = []
  const dry: Float32Array[] = []
  const spoken: SpokenUtterance[] = []
  let length = 0
  for (const piece of piecesOf(job)) {
    const rendered = await renderWith(synthesizer, piece)
    const { left, right } = rendered.sound
    // The encoder owns what it returns: copy before the next call.
    const sides = isStereo ? [left, right] : [middleOf(left, right)]
    for (const side of sides) scale(side, 1 / sound.encoderGain)
    coded.push(encoder.encode(sides).slice())
    dry.push(rendered.dry)
    const before = (length + sound.codecDelaySamples) / sampleRate
    spoken.push(
      ...rendered.spoken.map(({ endSeconds, words }) => ({
        endSeconds: before + endSeconds,
        words: words.map(({ at, seconds }) => ({ at, seconds: before + seconds })),
      })),
    )
    length += left.length
  }
  coded.push(encoder.finalize().slice())
  const mp3 = new Uint8Array(Buffer.concat(coded))
  const frameBytes = ((sound.frameSamples / 8) * bitrate * 1000) / sampleRate
  const seconds = (Math.round(mp3.length / frameBytes) * sound.frameSamples) / sampleRate
  return { mp3, seconds, waveform: loudnessOf(joined(dry)), spoken }
}

/** Renders a job in one piece. */
export async function renderSamples(job: SpeechJob): Promise<Rendered & { readonly sampleRate: number }> {
  const synthesizer = await openSynthesizer()
  return { ...(await renderWith(synthesizer, job)), sampleRate: synthesizer.samplerate }
}

/** The voices alone, as the synthesizer makes them, each in its place: what captions are checked against. */
export async function renderDry(job: SpeechJob): Promise<Placement & { readonly sampleRate: number }> {
  const synthesizer = await openSynthesizer()
  const speeches = speakAll(synthesizer, job)
  return {
    ...placed(
      job,
      speeches,
      speeches.map(({ samples }) => samples),
      synthesizer.samplerate,
    ),
    sampleRate: synthesizer.samplerate,
  }
}

/** Music needs its whole length at once; a mere voice is cut at pauses, by its length in characters. */
function piecesOf(job: SpeechJob): SpeechJob[] {
  if (job.bed !== null) return [job]
  const most = sound.pieceSeconds * 14
  const pieces: SpeechJob[] = []
  let utterances: Utterance[] = []
  let chars = 0
  for (const utterance of job.utterances) {
    utterances.push(utterance)
    chars += utterance.text.length
    if (chars < most) continue
    pieces.push({ ...job, utterances })
    utterances = []
    chars = 0
  }
  if (utterances.length > 0 || pieces.length === 0) pieces.push({ ...job, utterances })
  return pieces
}

async function renderWith(synthesizer: Synthesizer, job: SpeechJob): Promise<Rendered> {
  const sampleRate = synthesizer.samplerate
  const speeches = speakAll(synthesizer, job)
  const dry = placed(
    job,
    speeches,
    speeches.map(({ samples }) => samples),
    sampleRate,
  )
  const { narrator, visitors } = placed(job, speeches, shapeVoices(job, speeches, sampleRate), sampleRate)
  const recording = await masterNarration({ narrator, visitors, sampleRate, job })
  mix(dry.narrator, dry.visitors)
  return { sound: recording, dry: dry.narrator, spoken: dry.spoken }
}

function speakAll(synthesizer: Synthesizer, job: SpeechJob): Speech[] {
  const speeches = job.utterances.map(({ text, voice }) => trimmed(speak(synthesizer, text, voice)))
  levelVoices(job, speeches)
  return speeches
}

/** Sentences in their places. */
export interface Placement {
  readonly narrator: Float32Array
  readonly visitors: Float32Array
  readonly spoken: readonly SpokenUtterance[]
}

/** Puts `parts`, one for each utterance, where the speeches and the pauses between them say. */
function placed(
  { utterances, bed }: SpeechJob,
  speeches: readonly Speech[],
  parts: readonly Float32Array[],
  sampleRate: number,
): Placement {
  const [intro, outro] =
    bed === null
      ? [sound.quietEndSeconds / 2, sound.quietEndSeconds]
      : [sound.introSeconds, sound.outroSeconds]
  const spoken: SpokenUtterance[] = []
  const starts: number[] = []
  let position = Math.round(intro * sampleRate)
  for (const [index, { samples, words }] of speeches.entries()) {
    const begin = position / sampleRate
    starts.push(position)
    position += samples.length
    spoken.push({
      words: words.map(({ at, seconds }) => ({ at, seconds: begin + seconds })),
      endSeconds: position / sampleRate,
    })
    position += Math.round(((utterances[index]?.pauseMs ?? 0) / 1000) * sampleRate)
  }
  const narrator = new Float32Array(position + Math.round(outro * sampleRate))
  const visitors = new Float32Array(narrator.length)
  for (const [index, part] of parts.entries()) {
    mix(utterances[index]?.isVisitor ? visitors : narrator, part, starts[index])
  }
  return { narrator, visitors, spoken }
}

/**
 * The sentences made pleasant, each a little longer than before for what rings on. Those of the narrator are shaped
 * together, and those of the visitors, one close behind the other: pauses are no work.
 */
function shapeVoices(job: SpeechJob, speeches: readonly Speech[], sampleRate: number): Float32Array[] {
  const rest = Math.round(sound.restSeconds * sampleRate)
  const shaped: Float32Array[] = []
  for (const isVisitor of [false, true]) {
    const indices = [...speeches.keys()].filter((index) => job.utterances[index]?.isVisitor === isVisitor)
    const padded = indices.map((index) => {
      const samples = speeches[index]?.samples ?? new Float32Array(0)
      const room = new Float32Array(samples.length + rest)
      room.set(samples)
      return room
    })
    const whole = joined(padded)
    shapeVoice(whole, sampleRate)
    if (isVisitor) filter(whole, sampleRate, { kind: 'lowpass', hz: sound.visitorsHighHz })
    else applyColour(whole, sampleRate, job.colour)
    let position = 0
    for (const [place, index] of indices.entries()) {
      const length = padded[place]?.length ?? 0
      shaped[index] = whole.slice(position, position + length)
      position += length
    }
  }
  return shaped
}

/** Without the silence around it; times of words count from what is left. */
function trimmed({ samples, sampleRate, words }: Speech): Speech {
  const margin = Math.round((sound.marginMs / 1000) * sampleRate)
  const part = soundingPart(samples, sound.floorDb)
  const start = Math.max(0, (part?.start ?? 0) - margin)
  const end = Math.min(samples.length, (part?.end ?? 0) + margin)
  const kept = samples.slice(start, end)
  fadeEnds(kept, margin, margin)
  return {
    samples: kept,
    sampleRate,
    words: words.map((word) => ({ ...word, seconds: Math.max(0, word.seconds - start / sampleRate) })),
  }
}

/** Every voice as loud as every other one; what one of them says softly stays soft. */
function levelVoices({ utterances }: SpeechJob, speeches: readonly Speech[]): void {
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

function middleOf(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((value, i) => (value + (right[i] ?? 0)) / 2)
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
