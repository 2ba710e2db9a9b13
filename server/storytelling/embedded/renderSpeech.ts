import { createMp3Encoder } from 'wasm-media-encoders'
import { loudnessOf } from '../loudness.ts'
import { addRoom, compress, fadeEnds, filter, limitPeaks, normalise, soundingPart } from './soften.ts'
import type { SpeechJob, SpeechResult } from './speechJob.ts'
import { openSynthesizer, speak } from './synthesize.ts'

const sound = {
  /** kbit/s, constant: a narration of 90 s takes about 450 KB. */
  bitrate: 40,
  /** A little under the -3 dBFS that is wanted, because coding adds some. */
  peakDb: -3.4,
  leadMs: 120,
  /** Quieter than this is silence, dBFS. */
  floorDb: -50,
  /** Kept around each sentence so that soft consonants survive the trimming. */
  marginMs: 12,
  fadeMs: 20,
  /** LAME begins 576 samples late and decoders add 529; nothing in the file tells players to skip them. */
  codecDelaySamples: 576 + 529,
  /** Of an MP3 frame at 22.05 kHz (MPEG-2 layer III). */
  frameSamples: 576,
} as const

/** Speaks a job from beginning to end. Takes a second or two of pure computing: run it off the main thread. */
export async function renderSpeech(job: SpeechJob): Promise<SpeechResult> {
  const { samples, sampleRate, words } = await renderSamples(job)
  const mp3 = await encodeMp3(samples, sampleRate)
  const frameBytes = ((sound.frameSamples / 8) * sound.bitrate * 1000) / sampleRate
  const seconds = (Math.round(mp3.length / frameBytes) * sound.frameSamples) / sampleRate
  return { mp3, seconds, waveform: loudnessOf(samples), words }
}

/** The sound before it is coded; the times of the words already allow for the delay of the coding. */
export async function renderSamples(
  job: SpeechJob,
): Promise<Pick<SpeechResult, 'words'> & { readonly samples: Float32Array; readonly sampleRate: number }> {
  const synthesizer = await openSynthesizer(job.settings)
  const sampleRate = synthesizer.samplerate
  const ms = (value: number) => Math.round((value / 1000) * sampleRate)

  const pieces: { samples: Float32Array; position: number }[] = []
  const words: { at: number; seconds: number }[][] = []
  let position = ms(sound.leadMs)
  for (const utterance of job.utterances) {
    const speech = speak(synthesizer, utterance.text)
    const part = soundingPart(speech.samples, sound.floorDb)
    const start = Math.max(0, (part?.start ?? 0) - ms(sound.marginMs))
    const end = Math.min(speech.samples.length, (part?.end ?? 0) + ms(sound.marginMs))
    const samples = speech.samples.slice(start, end)
    fadeEnds(samples, sampleRate, sound.marginMs)
    pieces.push({ samples, position })
    words.push(
      speech.words.map((word) => ({
        at: word.at,
        seconds:
          (position + sound.codecDelaySamples + Math.max(0, word.seconds * sampleRate - start)) / sampleRate,
      })),
    )
    position += samples.length + ms(utterance.pauseMs)
  }

  const whole = new Float32Array(position)
  for (const piece of pieces) whole.set(piece.samples, piece.position)
  polish(whole, sampleRate)
  return { samples: whole, sampleRate, words }
}

function polish(samples: Float32Array, sampleRate: number): void {
  filter(samples, sampleRate, { kind: 'highpass', hz: 75 })
  filter(samples, sampleRate, { kind: 'lowshelf', hz: 230, db: 2 })
  filter(samples, sampleRate, { kind: 'highshelf', hz: 4200, db: -4 })
  compress(samples, sampleRate, -14)
  addRoom(samples, sampleRate)
  limitPeaks(samples, sampleRate, 6)
  normalise(samples, sound.peakDb)
  fadeEnds(samples, sampleRate, sound.fadeMs)
}

async function encodeMp3(samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: sound.bitrate, outputSampleRate: 22_050 })
  // The encoder owns what it returns: copy before the next call.
  const body = encoder.encode([samples]).slice()
  const tail = encoder.finalize().slice()
  const mp3 = new Uint8Array(body.length + tail.length)
  mp3.set(body)
  mp3.set(tail, body.length)
  return mp3
}
