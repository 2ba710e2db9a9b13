import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'

/** A list is compressed once and sent many times, but a visitor waits for the first. */
const quality = 5
/** Looks back 512 KB: the next story is like the last ones, and a window is memory, here and in the browser. */
const windowBits = 19
/** Characters that are hashed and compressed in one go. */
const sliceChars = 65_536
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
const guards = [
  ...['x-content-type-options', 'nosniff'],
  ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['referrer-policy', 'no-referrer'],
  ...['cross-origin-resource-policy', 'same-origin'],
]

/** Hashes and compresses JSON while it comes, so that no more of it is in memory than a slice. */
export async function packList(pieces: AsyncIterable<string>, version: number): Promise<ListBody> {
  const hash = createHash('sha256')
  let size = 0
  let plain: Buffer[] | undefined = []

  async function* slices() {
    for await (const slice of joined(pieces)) {
      hash.update(slice)
      size += slice.byteLength
      if (size > plainBytesKept) plain = undefined
      plain?.push(slice)
      yield slice
    }
  }
  const packed: Buffer[] = []
  await pipeline(
    slices(),
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
    }),
    async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) packed.push(chunk)
    },
  )
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

async function* joined(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let slice: string[] = []
  let chars = 0
  for await (const piece of pieces) {
    slice.push(piece)
    chars += piece.length
    if (chars < sliceChars) continue
    yield Buffer.from(slice.join(''))
    slice = []
    chars = 0
  }
  yield Buffer.from(slice.join(''))
}

function answerOf(size: number, etag: string, encoding: readonly string[]): Answer {
  const notModified = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']
  const type = ['content-type', 'application/json; charset=utf-8', 'content-length', String(size)]
  return { etag, notModified, headers: [...notModified, ...type, ...encoding, ...guards] }
}
