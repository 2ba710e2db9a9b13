import { lengthOf, type Sound } from '../dsp/sound.ts'

/** A WAV file of 32-bit floats, for listening and for spectrograms. */
export function encodeWav(sound: Sound): Uint8Array {
  const { sampleRate, channels } = sound
  const frameBytes = 4 * channels.length
  const dataBytes = lengthOf(sound) * frameBytes
  const view = new DataView(new ArrayBuffer(44 + dataBytes))
  const text = (at: number, word: string) =>
    [...word].forEach((letter, i) => view.setUint8(at + i, letter.codePointAt(0) ?? 0))
  text(0, 'RIFF')
  view.setUint32(4, 36 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 3, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, 32, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  channels.forEach((channel, side) =>
    channel.forEach((sample, i) => view.setFloat32(44 + i * frameBytes + 4 * side, sample, true)),
  )
  return new Uint8Array(view.buffer)
}
