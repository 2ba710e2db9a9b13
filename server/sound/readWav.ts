/** Mono samples, -1 to 1. */
export interface Sound {
  readonly samples: Float32Array
  /** Hz. */
  readonly sampleRate: number
}

const formats = { pcm: 1, float: 3, extensible: 0xfffe } as const

/**
 * Reads a WAV file of 16, 24 or 32 bit, all channels into one. Lengths in the header are not believed: services that
 * stream write them before they know.
 * @throws Error where it is none
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.byteLength < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE')
    throw new Error('This is no WAV file')
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined
  let at = 12
  while (at + 8 <= bytes.byteLength) {
    const chunk = name(at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (chunk === 'fmt ' && start + 16 <= bytes.byteLength) {
      const code = view.getUint16(start, true)
      format = {
        // The true code stands first in the extension.
        code: code === formats.extensible && size >= 26 ? view.getUint16(start + 24, true) : code,
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      }
    }
    if (chunk === 'data') {
      if (format === undefined) throw new Error('This WAV file does not say what it holds')
      const end = Math.min(start + size, bytes.byteLength)
      return { samples: toMono(view, start, end, format), sampleRate: format.sampleRate }
    }
    // Chunks begin at even places.
    at = start + size + (size % 2)
  }
  throw new Error('This WAV file holds no sound')
}

function toMono(
  view: DataView,
  start: number,
  end: number,
  { code, channels, sampleRate, bits }: { code: number; channels: number; sampleRate: number; bits: number },
): Float32Array {
  const isPcm = code === formats.pcm && [16, 24, 32].includes(bits)
  if (!isPcm && !(code === formats.float && bits === 32))
    throw new Error(`This WAV format is not known: ${code}, ${bits} bit`)
  if (channels < 1 || channels > 8 || sampleRate < 8000 || sampleRate > 192_000) {
    throw new Error(`This WAV file has ${channels} channels at ${sampleRate} Hz`)
  }
  const bytesPerSample = bits / 8
  const read = (at: number) => {
    if (code === formats.float) return view.getFloat32(at, true)
    if (bits === 16) return view.getInt16(at, true) / 32_768
    if (bits === 24) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
    return view.getInt32(at, true) / 2_147_483_648
  }
  const samples = new Float32Array(Math.floor((end - start) / (bytesPerSample * channels)))
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read(start + (i * channels + channel) * bytesPerSample)
    }
    samples[i] = sum / channels
  }
  return samples
}
