import { createMp3Encoder } from 'wasm-media-encoders'
import { seededRandom } from '#contract/random.ts'

const sampleRate = 44_100

/**
 * A narration as MP3, mono at 64 kbit/s: one minute of something that swells and pauses like speech, so many times
 * over. A stream of constant bitrate can be joined by its frames.
 */
export async function makeNarration(minutes: number): Promise<Buffer> {
  const random = seededRandom(30)
  let hum = 0
  const minute = Float32Array.from({ length: 60 * sampleRate }, (_, at) => {
    const syllable = Math.max(0, Math.sin((2 * Math.PI * 3.3 * at) / sampleRate))
    hum += 0.08 * (random() - 0.5 - hum)
    return syllable * (0.25 * Math.sin((2 * Math.PI * 140 * at) / sampleRate) + 2 * hum)
  })
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate: 64 })
  // The encoder owns what it returns: copy before the next call.
  const body = Buffer.from(encoder.encode([minute]))
  const once = Buffer.concat([body, Buffer.from(encoder.finalize())])
  return Buffer.concat(Array.from({ length: minutes }, () => once))
}
