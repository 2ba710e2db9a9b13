/**
 * The encoder writes bare frames. Decoders then keep its start-up delay (over 20 ms of silence before a key is heard)
 * and its padding (a gap in every loop). The customary remedy is a first frame that holds no sound but says how many
 * samples to drop at either end; browsers obey it to the sample. This makes that frame ("Info" with LAME extension).
 */

/** Samples by which the encoder itself lags behind; decoders add their own 529 to it. */
export const encoderDelay = 576

const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = { mpeg1: [44_100, 48_000, 32_000], mpeg2: [22_050, 24_000, 16_000] }

export interface FrameHeader {
  readonly sampleRate: number
  readonly bitrate: number
  readonly samplesPerFrame: number
  readonly channels: number
  /** Whole frame with header, without the one byte of padding it may have. */
  readonly bytes: number
  readonly isPadded: boolean
}

/** Reads a layer III frame header. Throws when there is none at this position. */
export function readFrameHeader(mp3: Uint8Array, at: number): FrameHeader {
  const [sync = 0, kind = 0, format = 0, mode = 0] = mp3.subarray(at, at + 4)
  const isMpeg1 = (kind & 0x18) === 0x18
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) throw new Error(`No layer III frame at byte ${at}.`)
  const version = isMpeg1 ? 'mpeg1' : 'mpeg2'
  const bitrate = bitrates[version][format >> 4] ?? 0
  const sampleRate = rates[version][(format >> 2) & 3] ?? 0
  if (!bitrate || !sampleRate) throw new Error(`A frame of unknown rate at byte ${at}.`)
  const samplesPerFrame = isMpeg1 ? 1152 : 576
  return {
    sampleRate,
    bitrate,
    samplesPerFrame,
    channels: mode >> 6 === 3 ? 1 : 2,
    bytes: Math.floor((samplesPerFrame * 125 * bitrate) / sampleRate),
    isPadded: (format & 2) !== 0,
  }
}

export function countFrames(mp3: Uint8Array): number {
  let frames = 0
  for (let at = 0; at + 4 <= mp3.length; frames++) {
    const header = readFrameHeader(mp3, at)
    at += header.bytes + (header.isPadded ? 1 : 0)
  }
  return frames
}

/**
 * The stream with the frame before it. `dropSamples` is what to drop at the start on top of the delays,
 * `samples` what is left in the end.
 */
export function withGaplessTag(mp3: Uint8Array, dropSamples: number, samples: number): Uint8Array {
  const header = readFrameHeader(mp3, 0)
  const frames = countFrames(mp3)
  const delay = encoderDelay + dropSamples
  const padding = frames * header.samplesPerFrame - delay - samples
  if (delay > 4095 || padding < 0 || padding > 4095)
    throw new Error(`A gapless tag cannot say: drop ${delay} samples before and ${padding} after.`)

  const frame = new Uint8Array(header.bytes)
  frame.set(mp3.subarray(0, 4))
  // No checksum, no padding byte: the header of the first frame may have had them.
  frame[1] = (frame[1] ?? 0) | 1
  frame[2] = (frame[2] ?? 0) & ~2
  const view = new DataView(frame.buffer)
  const isMpeg1 = header.samplesPerFrame === 1152
  let at = 4 + (isMpeg1 ? (header.channels === 1 ? 17 : 32) : header.channels === 1 ? 9 : 17)
  at = writeText(frame, at, 'Info')
  // Which fields follow: frames and bytes.
  view.setUint32(at, 3)
  view.setUint32(at + 4, frames)
  view.setUint32(at + 8, mp3.length + frame.length)
  at = writeText(frame, at + 12, 'LAME3.100')
  frame[at] = 1
  const delays = at + 12
  frame[delays] = delay >> 4
  frame[delays + 1] = ((delay & 15) << 4) | (padding >> 8)
  frame[delays + 2] = padding & 255
  view.setUint32(delays + 7, mp3.length + frame.length)
  const checksumAt = delays + 13
  if (checksumAt + 2 > frame.length) throw new Error('The frames are too small to hold a gapless tag.')
  view.setUint16(checksumAt, crc16(frame.subarray(0, checksumAt)))

  const tagged = new Uint8Array(frame.length + mp3.length)
  tagged.set(frame)
  tagged.set(mp3, frame.length)
  return tagged
}

function writeText(bytes: Uint8Array, at: number, text: string): number {
  bytes.set(new TextEncoder().encode(text), at)
  return at + text.length
}

/** CRC-16 with the reversed polynomial 0x8005, as the tag wants it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}
