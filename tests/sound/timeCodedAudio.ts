import { createMp3Encoder } from 'wasm-media-encoders'
import { wavFile } from '#tests/fixtures/audio/wav.ts'

/**
 * A recording whose samples say where in it they are: a sine that climbs by `hertzPerSecond`, left as cosine, right as
 * sine. Any two neighbouring stereo samples give its phase step, and the phase step the time.
 */
export interface TimeCode {
  readonly seconds: number
  readonly startHertz: number
  readonly hertzPerSecond: number
}

export const timeCode: TimeCode = { seconds: 60, startHertz: 300, hertzPerSecond: 100 }

const peak = 0.5

/** Left and right, 1 for full scale. */
export function timeCodedSamples(rate: number, code: TimeCode = timeCode): [Float32Array, Float32Array] {
  const length = code.seconds * rate
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    const seconds = index / rate
    const phase = 2 * Math.PI * (code.startHertz * seconds + (code.hertzPerSecond / 2) * seconds ** 2)
    left[index] = peak * Math.cos(phase)
    right[index] = peak * Math.sin(phase)
  }
  return [left, right]
}

/** A steady tone of the same kind. */
export const steadyTone = (hertz: number, seconds: number): TimeCode => ({
  seconds,
  startHertz: hertz,
  hertzPerSecond: 0,
})

/** 16 bit, two channels. */
export function timeCodedWav(rate: number, code: TimeCode = timeCode): Blob {
  const [left, right] = timeCodedSamples(rate, code)
  const both = new Float32Array(left.length * 2)
  left.forEach((value, index) => both.set([value, right[index] ?? 0], index * 2))
  return new Blob([wavFile(both, { rate, channels: 2 })], { type: 'audio/wav' })
}

/** LAME begins 576 samples late and decoders add 529; nothing in such a file tells players to skip them. */
const codecDelaySamples = 576 + 529

/** At a constant bit rate, the way narrations are made; what it says of itself allows for the codec's delay. */
export async function timeCodedMp3(rate: 32_000 | 44_100 | 48_000, code: TimeCode = timeCode): Promise<Blob> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 2, bitrate: 192 })
  const samples = timeCodedSamples(rate, code).map((side) => side.subarray(codecDelaySamples))
  // Both views lie in the encoder's memory and are overwritten by the next call.
  return new Blob([encoder.encode(samples).slice(), encoder.finalize().slice()], { type: 'audio/mpeg' })
}
