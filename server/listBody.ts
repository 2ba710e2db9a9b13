import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'

/** A list is compressed once and sent many times, but a visitor waits for the first. */
const quality = 5
/** Looks back 512 KB: the next story is like the last ones, and a window is memory, here and in the browser. */
const windowBits = 19
/** What is hashed and compressed in one go. */
const sliceBytes = 65_536
/** A plain body beyond this is not kept: every browser takes brotli, and for anybody else it can be unpacked. */
const plainBytesKept = 65_536

/** One way to send a list, with all of its headers made beforehand. */
interface Answer {
  readonly etag: string
  readonly headers: readonly string[]
  readonly notModified: readonly string[]
}

/** A list as it is sent. */
export interface ListBody {
  /** Of the tables it was read from. */
  readonly version: number
  readonly brotli: Answer & { readonly bytes: Buffer }
  /** Its bytes are those of `brotli`, unpacked, where they are not kept. */
  readonly plain: Answer & { readonly bytes: Buffer | undefined }
}

/** JSON is no page: it may load nothing and be framed by nobody. */
const securityHeaders = [
  ...['x-content-type-options', 'nosniff'],
  ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['referrer-policy', 'no-referrer'],
  ...['cross-origin-resource-policy', 'same-origin'],
]

/** Hashes and compresses JSON while it comes, so that no more of it is in memory than a slice. */
export async function packList(pieces: AsyncIterable<string>, version: number): Promise<ListBody> {
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  })
  const packed: Buffer[] = []
  let plain: Buffer[] | undefined = []
  let size = 0

  async function feed() {
    try {
      for await (const slice of joined(pieces)) {
        hash.update(slice)
        size += slice.byteLength
        if (size > plainBytesKept) plain = undefined
        plain?.push(Buffer.from(slice))
        await written(brotli, slice)
      }
      brotli.end()
    } catch (error) {
      brotli.destroy()
      throw error
    }
  }
  async function collect() {
    for await (const chunk of brotli) packed.push(chunk)
  }
  await Promise.all([feed(), collect()])
  const bytes = Buffer.concat(packed)
  const name = hash.digest('base64url').slice(0, 22)
  return {
    version,
    plain: { ...answerOf(size, `"${name}"`, []), bytes: plain && Buffer.concat(plain) },
    brotli: { ...answerOf(bytes.byteLength, `"${name}-br"`, ['content-encoding', 'br']), bytes },
  }
}

/** How much memory a body holds. */
export function bytesOf({ brotli, plain }: ListBody): number {
  return brotli.bytes.byteLength + (plain.bytes?.byteLength ?? 0)
}

/** Resolves when the stream needs the slice no more. */
function written(stream: Writable, slice: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(slice, (error) => (error ? reject(error) : resolve()))
  })
}

/** Pieces in slices. All slices are the same memory: one is gone when the next is asked for. */
async function* joined(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const slice = Buffer.allocUnsafeSlow(sliceBytes)
  let filled = 0
  for await (const piece of pieces) {
    const bytes = Buffer.byteLength(piece)
    if (filled + bytes > sliceBytes) {
      yield slice.subarray(0, filled)
      filled = 0
    }
    if (bytes > sliceBytes) yield Buffer.from(piece)
    else filled += slice.write(piece, filled)
  }
  yield slice.subarray(0, filled)
}

function answerOf(size: number, etag: string, encoding: readonly string[]): Answer {
  const notModified = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']
  const type = ['content-type', 'application/json; charset=utf-8', 'content-length', String(size)]
  return { etag, notModified, headers: [...notModified, ...type, ...encoding, ...securityHeaders] }
}
