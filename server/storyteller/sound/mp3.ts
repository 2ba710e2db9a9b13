import { createMp3Encoder } from 'wasm-media-encoders'
import { scale } from './samples.ts'

/** LAME begins 576 samples late and decoders add 529; nothing in the file tells players to skip them. */
const codecDelaySamples = 576 + 529
/** The encoder turns everything down by this (measured, and its own default); it is undone before. */
const encoderGain = 0.95
/** Of a frame: MPEG-2 layer III up to 24 kHz, MPEG-1 above. */
const frameSamples = (sampleRate: number) => (sampleRate <= 24_000 ? 576 : 1152)

const rates = [22_050, 24_000, 44_100] as const

/** When what lies at 0 in the samples is heard in the file, seconds. */
export const mp3Delay = (sampleRate: number) => codecDelaySamples / sampleRate

interface Mp3Options {
  /** Hz; one that MP3 knows. */
  readonly sampleRate: number
  /** kbit/s, constant. */
  readonly bitrate: 40 | 48 | 96
  readonly channels: 1 | 2
}

/** Codes sound in pieces. */
export async function openMp3({ sampleRate, bitrate, channels }: Mp3Options) {
  const outputSampleRate = rates.find((rate) => rate === sampleRate)
  if (outputSampleRate === undefined) throw new Error(`MP3 has no sample rate of ${sampleRate} Hz`)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate, outputSampleRate })
  const coded: Uint8Array[] = []
  return {
    /** @param sides as many as there are channels; they are scaled in place */
    add(sides: Float32Array[]): void {
      for (const side of sides) scale(side, 1 / encoderGain)
      // The encoder owns what it returns: copy before the next call.
      coded.push(encoder.encode(sides).slice())
    },
    /** The whole file, and its length in seconds. */
    finish(): { readonly mp3: Uint8Array; readonly seconds: number } {
      coded.push(encoder.finalize().slice())
      const mp3 = new Uint8Array(Buffer.concat(coded))
      const frameBytes = ((frameSamples(sampleRate) / 8) * bitrate * 1000) / sampleRate
      const seconds = (Math.round(mp3.length / frameBytes) * frameSamples(sampleRate)) / sampleRate
      return { mp3, seconds }
    },
  }
}
