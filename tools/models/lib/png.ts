import { crc32, deflateSync } from 'node:zlib'
import { at } from './at.ts'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** An 8-bit PNG of grey (1 channel) or RGB (3) samples, rows from the top; each row takes the filter that suits it. */
export function png(
  width: number,
  height: number,
  channels: 1 | 3,
  samples: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const stride = width * channels
  const raw = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const candidates = filters.map((filter) => filtered(samples, y, stride, channels, filter))
    const costs = candidates.map((row) => row.reduce((sum, value) => sum + Math.min(value, 256 - value), 0))
    const best = costs.indexOf(Math.min(...costs))
    raw[y * (stride + 1)] = best
    raw.set(at(candidates, best), y * (stride + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = channels === 1 ? 0 : 2
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

type Filter = (left: number, up: number, corner: number) => number

/** PNG's filters by their number (RFC 2083, section 6). */
const filters: Filter[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const guess = left + up - corner
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
    if (a <= b && a <= c) return left
    return b <= c ? up : corner
  },
]

function filtered(
  samples: Uint8Array,
  y: number,
  stride: number,
  channels: number,
  filter: Filter,
): Uint8Array {
  const sample = (x: number, row: number): number => (x < 0 || row < 0 ? 0 : (samples[row * stride + x] ?? 0))
  return Uint8Array.from({ length: stride }, (_, x) => {
    const guess = filter(sample(x - channels, y), sample(x, y - 1), sample(x - channels, y - 1))
    return (sample(x, y) - guess) & 255
  })
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)) >>> 0, 8 + data.length)
  return bytes
}
