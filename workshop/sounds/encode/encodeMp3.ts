import { createMp3Encoder } from 'wasm-media-encoders'
import { lengthOf, type Sound } from '../dsp/sound.ts'
import { withGaplessTag } from './gaplessTag.ts'

/** Of a loop, so much of its end goes in before it and of its beginning after it, samples. Fits the tag's 4095. */
const loopLead = 2304
/** After a sound struck once: room for the encoder to let go of its last samples. */
const tail = 1152

/** The encoder turns everything down by this (measured, and its own default); it is undone before. */
const encoderGain = 0.95

/** kbit/s; at 24 kHz the least that is large enough for the tag. */
export type Bitrate = 32 | 64 | 80 | 96 | 112 | 128

/** So that the encoder never resamples. */
const sampleRates = [24_000, 32_000, 44_100, 48_000] as const

/**
 * MP3 of constant bitrate (kbit/s) that decodes to exactly as many samples as went in. A loop is encoded with its own
 * surroundings at either end, which the tag then has the decoder drop: the joint is as good as any other place.
 */
export async function encodeMp3(sound: Sound, bitrate: Bitrate, isLoop: boolean): Promise<Uint8Array> {
  const sampleRate = sampleRates.find((rate) => rate === sound.sampleRate)
  if (!sampleRate) throw new Error(`Sounds of ${sound.sampleRate} Hz cannot be encoded.`)
  const length = lengthOf(sound)
  const lead = isLoop ? loopLead : 0
  const padded = sound.channels.map((channel) => surrounded(channel, lead, isLoop ? loopLead : tail, isLoop))
  const encoder = await createMp3Encoder()
  encoder.configure({
    sampleRate,
    outputSampleRate: sampleRate,
    channels: sound.channels.length === 1 ? 1 : 2,
    bitrate,
  })
  // The encoder owns what it returns: copy before the next call.
  const body = encoder.encode(padded).slice()
  const end = encoder.finalize().slice()
  const mp3 = new Uint8Array(body.length + end.length)
  mp3.set(body)
  mp3.set(end, body.length)
  return withGaplessTag(mp3, lead, length)
}

function surrounded(samples: Float32Array, before: number, after: number, isLoop: boolean): Float32Array {
  const length = samples.length
  return new Float32Array(before + length + after).map((_, i) => {
    const at = i - before
    const source = isLoop ? ((at % length) + length) % length : at
    return (samples[source] ?? 0) / encoderGain
  })
}
