import { createMp3Encoder } from 'wasm-media-encoders'
import { alignBySound } from '../alignment/alignBySound.ts'
import { layBed } from '../beds/layBed.ts'
import { limit } from '../embedded/sound/dynamics.ts'
import { filter } from '../../sound/filter.ts'
import { integratedLoudness } from '../../sound/loudness.ts'
import { fadeEnds, fromDecibels, scale } from '../../sound/samples.ts'
import type { Stereo } from '../../sound/samples.ts'
import { loudnessOf } from '../loudness.ts'
import type { SpeechDone, SpeechJob } from './mediaJob.ts'
import { readWav } from './readWav.ts'

/** As the embedded narrator's recordings, so that nobody reaches for the volume between two devices. */
const master = {
  /** LUFS, integrated. */
  lufs: -16,
  /** True peak before coding, dB: coding adds up to 0.6, and -1 is not to be passed. */
  ceilingDb: -1.8,
  highpassHz: 60,
  /** kbit/s, constant. */
  bitrates: { stereo: 64, mono: 48 },
} as const
/** Seconds. */
const times = {
  /** Between parts: they begin with paragraphs. */
  gap: 0.5,
  /** Before the first word and after the last, with music and without. */
  music: { lead: 2.3, tail: 4.4 },
  quiet: { lead: 0.15, tail: 0.6 },
  fade: 0.02,
} as const
const mp3Rates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const
/** LAME begins 576 samples late and decoders add 529; nothing in the file tells players to skip them. */
const codecDelaySamples = 576 + 529

/** Puts parts together, with music under them, at the loudness of the server, and finds its captions in them. */
export async function makeRecording({ parts, captions, bed }: SpeechJob): Promise<SpeechDone> {
  const { voice, sampleRate } = joined(parts, bed === null ? times.quiet : times.music)
  filter(voice, sampleRate, { kind: 'highpass', hz: master.highpassHz })
  const sound: Stereo = { left: voice.slice(), right: voice.slice() }
  toLoudness(sound, sampleRate, master.lufs)
  if (bed !== null) await layBed(sound, { name: bed, spoken: voice, sampleRate, lufs: master.lufs })
  // Limiting takes a little loudness away: it is given back once.
  for (let pass = 0; pass < 2; pass += 1) {
    toLoudness(sound, sampleRate, master.lufs)
    limit(sound, sampleRate, fromDecibels(master.ceilingDb))
  }
  const delay = codecDelaySamples / sampleRate
  return {
    mp3: await encode(bed === null ? [sound.left] : [sound.left, sound.right], sampleRate),
    seconds: voice.length / sampleRate + delay,
    waveform: loudnessOf(voice),
    starts: alignBySound(captions, voice, sampleRate).map((seconds) => seconds + delay),
  }
}

function joined(
  parts: readonly Uint8Array[],
  { lead, tail }: { readonly lead: number; readonly tail: number },
) {
  const sounds = parts.map((part) => readWav(part))
  const [first] = sounds
  if (first === undefined || sounds.some(({ sampleRate }) => sampleRate !== first.sampleRate)) {
    throw new Error('The parts of the speech do not go together')
  }
  const { sampleRate } = first
  const at = (seconds: number) => Math.round(seconds * sampleRate)
  const length = sounds.reduce((sum, { samples }) => sum + samples.length, 0)
  const voice = new Float32Array(at(lead) + length + at(times.gap) * (sounds.length - 1) + at(tail))
  let position = at(lead)
  for (const { samples } of sounds) {
    fadeEnds(samples, at(times.fade), at(times.fade))
    voice.set(samples, position)
    position += samples.length + at(times.gap)
  }
  return { voice, sampleRate }
}

/** @throws Error where there is nothing to hear */
function toLoudness(sound: Stereo, sampleRate: number, lufs: number): void {
  const loudness = integratedLoudness([sound.left, sound.right], sampleRate)
  if (!Number.isFinite(loudness) || loudness <= -70) throw new Error('There is nothing to hear in the speech')
  for (const side of [sound.left, sound.right]) scale(side, fromDecibels(lufs - loudness))
}

async function encode(channels: [Float32Array] | [Float32Array, Float32Array], sampleRate: number) {
  const outputSampleRate = mp3Rates.find((rate) => rate >= sampleRate) ?? 48_000
  const { mono, stereo } = master.bitrates
  const encoder = await createMp3Encoder()
  const isStereo = channels.length === 2
  encoder.configure({
    sampleRate,
    channels: channels.length,
    bitrate: isStereo ? stereo : mono,
    outputSampleRate,
  })
  // The encoder owns what it returns: copy before the next call.
  const body = encoder.encode(channels).slice()
  return new Uint8Array(Buffer.concat([body, encoder.finalize()]))
}
