import type { Staging } from '#content/narrations/staging.ts'
import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import { mp3Delay, openMp3 } from '#server/storyteller/sound/mp3.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { fadeEnds, fromDecibels, mix, ramp, scale, inMs } from '#server/storyteller/sound/samples.ts'
import { readWav } from '#server/storyteller/sound/wav.ts'
import { cuesOf } from '#server/storyteller/embedded/cues.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import type { Line } from '#server/storyteller/embedded/lines.ts'
import { placeLines, speakLines } from '#server/storyteller/embedded/speakLines.ts'
import { openSynthesizer } from '#server/storyteller/embedded/synthesize.ts'
import { loudnessOf } from '#server/storyteller/loudness.ts'
import type { WrittenSegment } from '#server/storyteller/ports.ts'
import { toSegmentLoudness } from '#server/storyteller/recordings/cleanVoice.ts'
import { masterNarration } from './masterNarration.ts'

export interface RecordedVoice {
  /** One channel, clean, at `segmentLufs`. */
  readonly wav: Uint8Array
  /** From the beginning of the recording. */
  readonly cues: readonly Cue[]
}

export interface VoicedSegment extends WrittenSegment {
  /** Null: the synthesizer speaks it. */
  readonly recording: RecordedVoice | null
  /** The contributor's own words in another language: first alone, then under the reader. */
  readonly original: Uint8Array | null
}

export interface MixJob {
  readonly segments: readonly VoicedSegment[]
  readonly staging: Staging
  readonly language: Language
}

export interface MixedNarration {
  readonly mp3: Uint8Array
  readonly seconds: number
  /** As in the contract's `Narration`: of the voices, without music. */
  readonly waveform: readonly number[]
  readonly cues: readonly Cue[]
  /** Start and end of each segment, seconds; equal for segments without sound. */
  readonly times: readonly { readonly start: number; readonly end: number }[]
}

const times = {
  /** Seconds of music before the first word and after the last. */
  music: { intro: 2.3, outro: 4.4 },
  quiet: { intro: 0.25, outro: 0.5 },
  /** Seconds around a sound. */
  sound: 0.5,
  /** Seconds of the contributor alone before the reader; then the lowering of the voice, and its fade. */
  original: { lead: 2.2, duck: 0.35, underDb: -15, out: 1.2 },
  /** Seconds that the last caption stays after its segment. */
  linger: 0.6,
} as const
/** Rate for recordings by people; a synthesized narration keeps the synthesizer's rate. */
const recordedRate = 44_100
/** kbit/s: 100 s take 600 KB for synthesized voices, 1.2 MB for people's. */
const bitrates = { synthesized: 48, recorded: 96 } as const
/** RMS of the room tone between recordings, dB of full scale: digital silence would sound like a cut. */
const roomToneDb = -66

interface Voice {
  readonly samples: Float32Array
  readonly cues: readonly Cue[]
  readonly original: Float32Array | null
  /** Start of `samples`. */
  readonly lead: number
}

/** Synthesizes missing segments and mixes a narration. Seconds of computing. */
export async function mixScript(job: MixJob): Promise<MixedNarration> {
  const { mixed, stems } = await placeScript(job)
  const { sampleRate } = stems
  const isRecorded = sampleRate === recordedRate
  const sound = await masterNarration(stems)
  const mp3 = await openMp3({
    sampleRate,
    channels: 2,
    bitrate: isRecorded ? bitrates.recorded : bitrates.synthesized,
  })
  mp3.add([sound.left, sound.right])
  const delay = mp3Delay(sampleRate)
  const voices = stems.narrator.slice()
  mix(voices, stems.visitors)
  return {
    ...mp3.finish(),
    waveform: loudnessOf(voices),
    cues: mixed.cues.map(({ start, end, text }) => ({
      start: inMs(start + delay),
      ...(end !== undefined && { end: inMs(end + delay) }),
      text,
    })),
    times: mixed.times.map(({ start, end }) => ({ start: inMs(start + delay), end: inMs(end + delay) })),
  }
}

/** Places the voices, without reverb and music, as captions and levels are checked. */
export async function placeScript({ segments, staging, language }: MixJob) {
  const isRecorded = segments.some(({ recording, original }) => recording !== null || original !== null)
  const synthesizer = await openSynthesizer()
  const sampleRate = isRecorded ? recordedRate : synthesizer.samplerate
  const lines = linesOf(segments, staging, language)
  const synthesized = speakSegments(
    synthesizer,
    lines.filter(({ segment }) => segments[segment]?.recording === null),
    staging,
  )
  const { intro, outro } = staging.bed === null ? times.quiet : times.music
  const cues: Cue[] = []
  const spans: { start: number; end: number }[] = []
  const parts: { voice: Voice; at: number; isVisitor: boolean }[] = []
  let position: number = intro
  let gap = 0
  for (const [index, segment] of segments.entries()) {
    const voice = voiceOf(segment, synthesized.get(index), { sampleRate, from: synthesizer.samplerate })
    if (segment.kind === 'pause') gap = segment.seconds ?? 0
    if (voice === null) {
      spans.push({ start: position, end: position })
      continue
    }
    position += gap
    const end = position + voice.lead + voice.samples.length / sampleRate
    parts.push({ voice, at: position, isVisitor: segment.kind === 'quote' })
    cues.push(...placedCues(voice, position, end))
    spans.push({ start: position, end })
    position = end
    gap = segment.kind === 'sound' ? times.sound : gapAfter(lines, index)
  }
  const length = Math.round((position + outro) * sampleRate)
  const stems = {
    narrator: new Float32Array(length),
    visitors: new Float32Array(length),
    sampleRate,
    colour: staging.colour,
    bed: staging.bed,
  }
  for (const { voice, at, isVisitor } of parts) {
    mix(
      isVisitor && voice.original === null ? stems.visitors : stems.narrator,
      voice.samples,
      (at + voice.lead) * sampleRate,
    )
    if (voice.original !== null) mix(stems.visitors, voice.original, at * sampleRate)
  }
  if (isRecorded) mix(stems.narrator, roomTone(length, sampleRate))
  return { mixed: { cues: untilNext(cues), times: spans }, stems }
}

function speakSegments(
  synthesizer: Awaited<ReturnType<typeof openSynthesizer>>,
  lines: readonly Line[],
  staging: Staging,
): Map<number, Pick<Voice, 'samples' | 'cues'>> {
  const { samplerate: sampleRate } = synthesizer
  const spoken = speakLines(synthesizer, lines, staging.colour)
  const indices = Map.groupBy(lines.keys(), (index) => lines[index]?.segment ?? -1)
  return new Map(
    [...indices].map(([segment, own]) => {
      const ownLines = own.flatMap((index) => lines[index] ?? [])
      const placed = placeLines(
        ownLines,
        own.flatMap((index) => spoken[index] ?? []),
        { sampleRate, lead: 0, of: 'shaped' },
      )
      toSegmentLoudness(placed.samples, sampleRate)
      return [segment, { samples: placed.samples, cues: cuesOf(ownLines, placed.spoken) }]
    }),
  )
}

function voiceOf(
  { recording, original }: VoicedSegment,
  synthesized: Pick<Voice, 'samples' | 'cues'> | undefined,
  { sampleRate, from }: { readonly sampleRate: number; readonly from: number },
): Voice | null {
  const own = recording
    ? { ...readWav(recording.wav), cues: recording.cues }
    : synthesized && { ...synthesized, sampleRate: from }
  if (!own) return null
  const samples = resample(own.samples, own.sampleRate, sampleRate)
  if (original === null) return { samples, cues: own.cues, original, lead: 0 }
  const voice = readWav(original)
  const { lead } = times.original
  return {
    samples,
    cues: own.cues,
    original: underReader(resample(voice.samples, voice.sampleRate, sampleRate), samples.length, sampleRate),
    lead: Math.min(lead, voice.samples.length / voice.sampleRate),
  }
}

/** The contributor alone, then quietly under the reader, ending before the reader. */
function underReader(voice: Float32Array, readerLength: number, sampleRate: number): Float32Array {
  const { lead, duck, underDb, out } = times.original
  const begins = lead * sampleRate
  const spans = voice.slice(0, Math.round(begins + Math.max(0, readerLength - 0.4 * sampleRate)))
  const low = fromDecibels(underDb)
  for (let i = 0; i < spans.length; i += 1) {
    const down = ramp((i - (begins - duck * sampleRate)) / (duck * sampleRate))
    spans[i] = (spans[i] ?? 0) * (1 - down * (1 - low))
  }
  fadeEnds(spans, 0.02 * sampleRate, out * sampleRate)
  return spans
}

function placedCues({ cues, lead }: Voice, at: number, end: number): Cue[] {
  return cues.map((cue, index) => {
    const start = at + lead + cue.start
    if (cue.end !== undefined) return { ...cue, start, end: at + lead + cue.end }
    return index === cues.length - 1 ? { ...cue, start, end: end + times.linger } : { ...cue, start }
  })
}

/** No caption stays when the next begins. */
const untilNext = (cues: readonly Cue[]): Cue[] =>
  cues.map((cue, index) => {
    const next = cues[index + 1]?.start
    return cue.end !== undefined && next !== undefined && cue.end > next ? { ...cue, end: next } : cue
  })

/** The pause after a segment's last sentence, seconds. */
const gapAfter = (lines: readonly Line[], segment: number) =>
  (lines.findLast((line) => line.segment === segment)?.pauseMs ?? 0) / 1000

/** Soft noise, as of an empty room; always the same. */
function roomTone(length: number, sampleRate: number): Float32Array {
  const tone = new Float32Array(length)
  let seed = 1
  let low = 0
  const pole = Math.exp((-2 * Math.PI * 500) / sampleRate)
  for (let i = 0; i < length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    low = pole * low + (1 - pole) * (seed / 2 ** 31 - 1)
    tone[i] = low
  }
  const level = Math.sqrt(tone.reduce((sum, value) => sum + value * value, 0) / Math.max(1, length))
  scale(tone, fromDecibels(roomToneDb) / Math.max(level, 1e-9))
  fadeEnds(tone, 0.5 * sampleRate, 0.5 * sampleRate)
  return tone
}
