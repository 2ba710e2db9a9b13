import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '#server/db/open.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { isAway } from '#server/db/storageError.ts'
import { acceptsBrotli } from './acceptsBrotli.ts'
import { noPagePolicy } from './security.ts'
import { jsonPieces } from './json.ts'
import type { Streamed } from './json.ts'

/** Bytes of all cached bodies, and overhead per body; visitors can name any number of devices. */
const usualBytes = 32_000_000
const overheadBytes = 2000
const sliceLength = 65_536
/** A list is compressed once and sent often, but a visitor waits for the first. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 }
const unpack = promisify(brotliDecompress)

export interface ListSource<A> {
  readonly key: string
  readonly reads: readonly (keyof Schema)[]
  readonly answer: z.ZodMiniType<A>
  /** Reads the answer from a consistent state; long lists as async iterables. */
  readonly build: (db: Db) => Promise<Streamed<A>>
}

export interface Lists {
  send<A>(request: FastifyRequest, reply: FastifyReply, source: ListSource<A>): Promise<FastifyReply>
}

interface ListBody {
  readonly version: number
  readonly hash: string
  /** The JSON; decompressed for clients without brotli. */
  readonly brotli: Buffer
}

/**
 * Builds each list once per version of its tables. A single server answers an unchanged list without SQL; with several
 * servers, only the version is queried.
 */
export function createLists(database: Database, mostBytes = usualBytes): Lists {
  /** Least recently built first. */
  const bodies = new Map<string, ListBody>()
  /** Builds that have not started, so they will see every commit up to now. */
  const waiting = new Map<string, Promise<ListBody>>()

  function keep(key: string, body: ListBody) {
    bodies.delete(key)
    bodies.set(key, body)
    let bytes = 0
    for (const [other, { brotli }] of [...bodies].toReversed()) {
      bytes += brotli.byteLength + overheadBytes
      if (bytes > mostBytes) bodies.delete(other)
    }
  }

  function build<A>({ key, reads, answer, build: read }: ListSource<A>): Promise<ListBody> {
    const body = database.snapshot(async (db, versionOf) => {
      waiting.delete(key)
      const version = versionOf(reads)
      const known = bodies.get(key)
      if (known?.version === version) return known
      const made = { version, ...(await pack(jsonPieces(answer, await read(db)))) }
      keep(key, made)
      return made
    })
    waiting.set(key, body)
    // A build that never started would be joined for ever.
    return body.finally(() => waiting.get(key) === body && waiting.delete(key))
  }

  /** As of now or later. At most one build runs and one waits. */
  async function current<A>(source: ListSource<A>): Promise<ListBody> {
    const version = await database.version(source.reads)
    let body = bodies.get(source.key)
    // With several servers a build may have started just before a commit that the caller must see.
    while (body === undefined || body.version < version) {
      body = await (waiting.get(source.key) ?? build(source))
    }
    return body
  }

  return {
    send: async ({ headers, routeOptions }, reply, { key, ...source }) => {
      const named = { ...source, key: `${routeOptions.url} ${key}` }
      const body = await current(named).catch((error: unknown) => {
        const known = bodies.get(named.key)
        // While the database is away nothing changes, so the last list is current.
        if (known === undefined || !isAway(error)) throw error
        return known
      })
      const isBrotli = acceptsBrotli(headers['accept-encoding'])
      const etags = [`"${body.hash}"`, `"${body.hash}-br"`]
      reply.headers({
        etag: etags[isBrotli ? 1 : 0],
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      })
      if (isNamed(headers['if-none-match'], etags)) return reply.code(304).send()
      reply.type('application/json; charset=utf-8').header('content-security-policy', noPagePolicy)
      if (isBrotli) return reply.header('content-encoding', 'br').send(body.brotli)
      return reply.send(await unpack(body.brotli))
    },
  }
}

/** Hashes and compresses JSON as a stream. */
async function pack(pieces: AsyncIterable<string>): Promise<Pick<ListBody, 'hash' | 'brotli'>> {
  const hash = createHash('sha256')
  async function* slices() {
    let slice = ''
    for await (const piece of pieces) {
      slice += piece
      if (slice.length < sliceLength) continue
      hash.update(slice)
      yield slice
      slice = ''
    }
    hash.update(slice)
    yield slice
  }
  const brotli = await pipeline(slices, createBrotliCompress({ params }), (packed) => buffer(packed))
  return { hash: hash.digest('base64url').slice(0, 22), brotli }
}

function isNamed(header: string | undefined, etags: readonly string[]): boolean {
  if (header?.trim() === '*') return true
  return header?.split(',').some((part) => etags.includes(part.trim().replace(/^W\//, ''))) === true
}
