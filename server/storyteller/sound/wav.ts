import { NotAudio } from '#server/jobs/NotAudio.ts'
import { concatenated } from './samples.ts'

/** A mono WAV file of 16 bit. @param samples -1 to 1, clamped */
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

export interface Sound {
  readonly samples: Float32Array
  /** Hz. */
  readonly sampleRate: number
}

const codes = { pcm: 1, float: 3, extensible: 0xfffe } as const
/** Bytes of a `fmt ` chunk for plain samples. */
const shapeBytes = 16
/** Bytes of an ID3v1 tag, which some programs append without declaring it. */
const tagBytes = 128

/**
 * Reads a WAV file of 16, 24 or 32 bit, mixed to mono.
 * @throws NotAudio
 */
export function readWav(bytes: Uint8Array): Sound {
  const { format, parts } = wavIn(bytes)
  const shape = shapeOf(format)
  return { samples: concatenated(parts.map((part) => toMono(part, shape))), sampleRate: shape.sampleRate }
}

/**
 * The WAV file with a correct header and its sound in one chunk, for strict readers.
 * @returns the same bytes where nothing is wrong
 * @throws NotAudio, whatever the format of the samples
 */
export function wholeWav(bytes: Uint8Array): Uint8Array {
  const { format, parts, isTrue } = wavIn(bytes)
  if (isTrue) return bytes
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const head = Buffer.alloc(28 + format.length)
  head.write('RIFF', 0)
  head.writeUInt32LE(head.length + size + (size % 2) - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(format.length, 16)
  head.set(format, 20)
  head.write('data', 20 + format.length)
  head.writeUInt32LE(size, 24 + format.length)
  return Buffer.concat([head, ...parts, new Uint8Array(size % 2)])
}

interface Wav {
  readonly format: Uint8Array
  /** Its sound in pieces. */
  readonly parts: readonly Uint8Array[]
  /** The header is correct. */
  readonly isTrue: boolean
}

/**
 * The actual content of a WAV file. Lengths in headers are ignored: streaming writers do not know them (and write 0 or
 * the maximum), and several files may be concatenated.
 */
function wavIn(bytes: Uint8Array): Wav {
  const starts = filesIn(bytes)
  if (starts[0] !== 0) throw new NotAudio('This is no WAV file.')
  const files = starts.map((start, index) => fileIn(bytes.subarray(start, starts[index + 1])))
  const [first] = files
  const isOther = ({ format }: { readonly format: Uint8Array }) =>
    Buffer.compare(format.subarray(0, shapeBytes), first?.format.subarray(0, shapeBytes) ?? format) !== 0
  if (first === undefined || files.some(isOther)) {
    throw new NotAudio('This WAV file holds recordings of different formats, one behind the other.')
  }
  const parts = files.map(({ sound }) => sound).filter((sound) => sound.length > 0)
  if (parts.length === 0) throw new NotAudio('This WAV file holds no sound: there is a header alone.')
  return { format: first.format, parts, isTrue: files.length === 1 && first.isTrue }
}

/** Positions of the files' headers. */
function filesIn(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts: number[] = []
  for (let at = buffer.indexOf('RIFF'); at >= 0; at = buffer.indexOf('RIFF', at + 4)) {
    if (nameAt(bytes, at + 8) === 'WAVE') starts.push(at)
  }
  return starts
}

function fileIn(bytes: Uint8Array): { format: Uint8Array; sound: Uint8Array; isTrue: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: Uint8Array | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at)
    const start = at + 8
    const end = start + view.getUint32(at + 4, true)
    if (name === 'data') {
      if (format === undefined) throw new NotAudio('This WAV file does not say what it holds.')
      const isWhole = end <= bytes.length && endsSound(bytes, end + (end % 2))
      const sound = bytes.subarray(start, isWhole ? end : bytes.length)
      const block = new DataView(format.buffer, format.byteOffset).getUint16(12, true) || 1
      return {
        format,
        sound: sound.subarray(0, sound.length - (sound.length % block)),
        isTrue: isWhole && view.getUint32(4, true) === bytes.length - 8,
      }
    }
    if (end > bytes.length) break
    if (name === 'fmt ' && end - start >= shapeBytes) format = bytes.subarray(start, end)
    // Chunks are aligned to even positions.
    at = end + (end % 2)
  }
  throw new NotAudio('This WAV file is damaged: where its sound begins cannot be told.')
}

/** Whether the sound ends here: at the end of the file, a tag, or another chunk. */
function endsSound(bytes: Uint8Array, at: number): boolean {
  if (bytes.length - at <= tagBytes) return true
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at + 4, true)
  return /^[\w ]{4}$/.test(nameAt(bytes, at)) && at + 8 + size <= bytes.length + 1
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

interface Shape {
  readonly code: number
  readonly channels: number
  readonly sampleRate: number
  readonly bits: number
}

function shapeOf(format: Uint8Array): Shape {
  const view = new DataView(format.buffer, format.byteOffset, format.byteLength)
  const named = view.getUint16(0, true)
  const shape = {
    // The actual code is in the extension.
    code: named === codes.extensible && format.length >= 26 ? view.getUint16(24, true) : named,
    channels: view.getUint16(2, true),
    sampleRate: view.getUint32(4, true),
    bits: view.getUint16(14, true),
  }
  const { code, channels, sampleRate, bits } = shape
  const isPcm = code === codes.pcm && [16, 24, 32].includes(bits)
  if (!isPcm && !(code === codes.float && bits === 32))
    throw new NotAudio(`This WAV format is not known: ${code}, ${bits} bit.`)
  if (channels < 1 || channels > 8 || sampleRate < 8000 || sampleRate > 192_000) {
    throw new NotAudio(`This WAV file has ${channels} channels at ${sampleRate} Hz.`)
  }
  return shape
}

function toMono(part: Uint8Array, { code, channels, bits }: Shape): Float32Array {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength)
  const bytesPerSample = bits / 8
  const read = (at: number) => {
    if (code === codes.float) return view.getFloat32(at, true)
    if (bits === 16) return view.getInt16(at, true) / 32_768
    if (bits === 24) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
    return view.getInt32(at, true) / 2_147_483_648
  }
  const samples = new Float32Array(Math.floor(part.length / (bytesPerSample * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read((i * channels + channel) * bytesPerSample)
    }
    samples[i] = sum / channels
  }
  return samples
}
