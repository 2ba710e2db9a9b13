/** A WAV file of one channel, 16 bit. @param samples -1 to 1; what lies outside is held at the edge */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [index, value] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.min(1, Math.max(-1, value)) * 32_767), 44 + index * 2)
  }
  return bytes
}
