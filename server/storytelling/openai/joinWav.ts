import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { unusable } from '../ServiceFailure.ts'
import { findSound } from './readWav.ts'
import type { FoundSound } from './readWav.ts'

/**
 * One after the other in one WAV file, whose header tells its true length.
 * @param parts what a service answered
 * @throws ServiceFailure where one is no WAV file, or all together are silent or longer than ten minutes
 */
export function joinWav(parts: readonly Uint8Array[]): Uint8Array {
  const found = parts.map(soundIn)
  const [first] = found
  if (first === undefined) throw new Error('There is nothing to join')
  const { format } = first
  if (found.some((other) => JSON.stringify(other.format) !== JSON.stringify(format))) {
    throw unusable('changes its format')
  }
  const data = Buffer.concat(found.map(({ bytes }) => bytes))
  const bytesPerSample = (format.channels * format.bits) / 8
  const seconds = data.length / bytesPerSample / format.sampleRate
  if (data.every((byte) => byte === 0)) throw unusable('is silent')
  if (seconds > scriptLimits.recordingSeconds) throw unusable('is longer than any speech')
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(header.length - 8 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(format.code, 20)
  header.writeUInt16LE(format.channels, 22)
  header.writeUInt32LE(format.sampleRate, 24)
  header.writeUInt32LE(format.sampleRate * bytesPerSample, 28)
  header.writeUInt16LE(bytesPerSample, 32)
  header.writeUInt16LE(format.bits, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}

function soundIn(part: Uint8Array): FoundSound {
  try {
    return findSound(part)
  } catch (error) {
    throw unusable('is no speech', error)
  }
}
