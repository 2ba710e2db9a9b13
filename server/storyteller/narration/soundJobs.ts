import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import { composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { cuesByWords } from '#server/storyteller/recordings/captionsIn.ts'
import { cutReading, makeReading, makeTake } from '#server/storyteller/recordings/makeTakes.ts'
import { measureSpeech } from '#server/storyteller/recordings/measureSpeech.ts'
import { quoteFromVoice } from '#server/storyteller/recordings/quoteFromVoice.ts'
import { mixScript } from './mixScript.ts'
import { mp3Delay, openMp3 } from '#server/storyteller/sound/mp3.ts'
import { readWav } from '#server/storyteller/sound/wav.ts'
import { resample } from '#server/storyteller/sound/resample.ts'
import { concatenated, inMs } from '#server/storyteller/sound/samples.ts'
import { cuesOf } from '#server/storyteller/embedded/cues.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import type { Line } from '#server/storyteller/embedded/lines.ts'
import { placeLines, speakLines } from '#server/storyteller/embedded/speakLines.ts'
import { readingStaging } from '#server/storyteller/embedded/stagings.ts'
import { openSynthesizer } from '#server/storyteller/embedded/synthesize.ts'
import { loudnessOf } from '#server/storyteller/loudness.ts'
import type { SpokenNarration } from '#server/storyteller/ports.ts'
import { masterNarration } from './masterNarration.ts'
import type { RecordedVoice } from './mixScript.ts'

/** A text to be read as it is. */
interface ReadingJob {
  readonly paragraphs: readonly string[]
  readonly language: Language
  /** The paragraphs as read by a service, in one or more parts; null: the synthesizer reads. */
  readonly recordings: readonly RecordedVoice[] | null
}

/** Characters per piece in mastering; a reading of 10 000 characters takes twelve minutes. */
const pieceChars = 1260
/** Seconds of silence before the first word, and between pieces. */
const silence = { lead: 0.25, between: 0.5 } as const
/** kbit/s, one channel. */
const bitrate = 40
/** Of a service's voice, Hz; see `mixScript` for people's. */
const serviceRate = 24_000

/** The voice alone, without music. */
async function readAloud({ paragraphs, language, recordings }: ReadingJob): Promise<SpokenNarration> {
  const synthesizer = recordings === null ? await openSynthesizer() : null
  const sampleRate = synthesizer?.samplerate ?? serviceRate
  const mp3 = await openMp3({ sampleRate, channels: 1, bitrate })
  const dry: Float32Array[] = []
  const cues: Cue[] = []
  let length = 0

  async function add(voice: Float32Array, own: readonly Cue[]) {
    const narrator = new Float32Array(voice.length + Math.round(silence.between * sampleRate))
    narrator.set(voice)
    const visitors = new Float32Array(narrator.length)
    const { colour } = readingStaging
    const { left, right } = await masterNarration({ narrator, visitors, sampleRate, colour, bed: null })
    mp3.add([left.map((value, i) => (value + (right[i] ?? 0)) / 2)])
    const before = length / sampleRate + mp3Delay(sampleRate)
    cues.push(
      ...own.map(({ start, end, text }) => ({
        start: inMs(before + start),
        ...(end !== undefined && { end: inMs(before + end) }),
        text,
      })),
    )
    dry.push(narrator)
    length += narrator.length
  }

  if (synthesizer !== null) {
    const segments = paragraphs.map((text) => ({ kind: 'text', text, endsParagraph: true }) as const)
    for (const lines of piecesOf(linesOf(segments, readingStaging, language))) {
      const spoken = speakLines(synthesizer, lines, readingStaging.colour)
      const { lead } = silence
      const placed = placeLines(lines, spoken, { sampleRate, lead, of: 'shaped' })
      await add(placed.samples, cuesOf(lines, placed.spoken))
    }
  }
  for (const { wav, cues: own } of recordings ?? []) {
    const { samples, sampleRate: from } = readWav(wav)
    await add(resample(samples, from, sampleRate), own)
  }
  const { mp3: bytes, seconds } = mp3.finish()
  return {
    transcript: paragraphs.join('\n\n'),
    cues,
    audio: { bytes, type: 'audio/mpeg' },
    seconds,
    waveform: loudnessOf(concatenated(dry)),
  }
}

/** Cut at pauses. */
function piecesOf(lines: readonly Line[]): Line[][] {
  const pieces: Line[][] = []
  let chars = Infinity
  for (const line of lines) {
    if (chars >= pieceChars) {
      pieces.push([])
      chars = 0
    }
    pieces.at(-1)?.push(line)
    chars += line.text.length
  }
  return pieces
}

/** Jobs of a separate process, see createNarrator.ts. */
export const soundJobs = {
  /** Searches thousands of stories for quotations. */
  write: composeScript,
  mix: mixScript,
  read: readAloud,
  take: makeTake,
  reading: makeReading,
  cut: cutReading,
  speech: measureSpeech,
  captions: cuesByWords,
  quote: quoteFromVoice,
}
