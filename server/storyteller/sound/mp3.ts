import { createMp3Encoder } from 'wasm-media-encoders'
import { scale } from './samples.ts'

/** LAME adds 576 samples of delay and decoders 529, and the file does not tell players to skip them. */
const codecDelaySamples = 576 + 529
/** Gain of the encoder (measured; its default), compensated before encoding. */
const encoderGain = 0.95
/** Samples per frame: MPEG-2 layer III up to 24 kHz, MPEG-1 above. */
const frameSamples = (sampleRate: number) => (sampleRate <= 24_000 ? 576 : 1152)

const rates = [22_050, 24_000, 44_100] as const

/** Time in the file of the first sample, seconds. */
export const mp3Delay = (sampleRate: number) => codecDelaySamples / sampleRate

interface Mp3Options {
  /** Hz; a rate that MP3 supports. */
  readonly sampleRate: number
  /** kbit/s, constant. */
  readonly bitrate: 40 | 48 | 96
  readonly channels: 1 | 2
}

/** Encodes sound in pieces. */
export async function openMp3({ sampleRate, bitrate, channels }: Mp3Options) {
  const outputSampleRate = rates.find((rate) => rate === sampleRate)
  if (outputSampleRate === undefined) throw new Error(`MP3 has no sample rate of ${sampleRate} Hz`)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate, outputSampleRate })
  const coded: Uint8Array[] = []
  return {
    /** @param sides one per channel; scaled in place */
    add(sides: Float32Array[]): void {
      for (const side of sides) scale(side, 1 / encoderGain)
      // The encoder reuses its buffer.
      coded.push(encoder.encode(sides).slice())
    },
    /** The file, and its length in seconds. */
    finish(): { readonly mp3: Uint8Array; readonly seconds: number } {
      coded.push(encoder.finalize().slice())
      const mp3 = new Uint8Array(Buffer.concat(coded))
      const frameBytes = ((frameSamples(sampleRate) / 8) * bitrate * 1000) / sampleRate
      const seconds = (Math.round(mp3.length / frameBytes) * frameSamples(sampleRate)) / sampleRate
      return { mp3, seconds }
    },
  }
}
