import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from './db/open.ts'
import type { Schema } from './db/schema.ts'
import { jsonPieces } from './json.ts'
import type { Streamed } from './json.ts'
import { isAway } from './db/storageError.ts'
import { acceptsBrotli } from './http/acceptsBrotli.ts'
import { createBodyCache } from './keptBodies.ts'
import { packList } from './listBody.ts'
import type { ListBody } from './listBody.ts'

/** Bodies kept at a time: ten thousand stories are some 2 MB, and there are a few lists of them. */
const keptBytes = 32_000_000

export interface ListSource<A> {
  /** Which list: path and parameters. */
  readonly key: string
  /** The tables that `build` reads. */
  readonly reads: readonly (keyof Schema)[]
  /** The contract's schema of the answer. */
  readonly answer: z.ZodMiniType<A>
  /** Reads the answer from a database that stands still; long lists item by item. */
  readonly build: (db: Kysely<Schema>) => Promise<Streamed<A>>
}

export interface Lists {
  send<A>(request: FastifyRequest, reply: FastifyReply, source: ListSource<A>): Promise<void> | undefined
}

/**
 * Each list is built once per version of the tables it reads. Where this process is the only one that writes, an
 * unchanged one is answered without any SQL; with several servers the version is asked for, and nothing else.
 */
export function createLists(database: Database): Lists {
  const kept = createBodyCache(keptBytes)
  /** Not begun yet: they will see all that is committed until then, so whoever asks may wait for one of these. */
  const waiting = new Map<string, Promise<ListBody>>()
  /** Being read, as of this version. */
  const running = new Map<string, { readonly version: number; readonly body: Promise<ListBody> }>()

  function build<A>({ key, reads, answer, build: read }: ListSource<A>): Promise<ListBody> {
    const body: Promise<ListBody> = database.snapshot(async (db, versionOf) => {
      const version = versionOf(reads)
      waiting.delete(key)
      running.set(key, { version, body })
      const made = await packList(jsonPieces(answer, await read(db)), version)
      kept.keep(key, made)
      return made
    })
    waiting.set(key, body)
    return body.finally(() => {
      if (waiting.get(key) === body) waiting.delete(key)
      if (running.get(key)?.body === body) running.delete(key)
    })
  }

  /**
   * The list as of that version or a later one. At most one build of it is under way and one waits, however many writes
   * and visitors come meanwhile.
   */
  async function buildOnce<A>(source: ListSource<A>, version: number): Promise<ListBody> {
    const begun = running.get(source.key)
    if (begun !== undefined && begun.version >= version) return begun.body
    const body = await (waiting.get(source.key) ?? build(source))
    // What waited may have begun to read on another machine's clock: just before what this caller must see.
    return body.version >= version ? body : buildOnce(source, version)
  }

  async function buildOrRecall<A>(source: ListSource<A>, asked: number | Promise<number>): Promise<ListBody> {
    try {
      const version = await asked
      const known = kept.get(source.key)
      return known !== undefined && known.version >= version ? known : await buildOnce(source, version)
    } catch (error) {
      const known = kept.get(source.key)
      // A database that is away takes no stories either: what was last known is as good as it gets.
      if (known === undefined || !isAway(error)) throw error
      return known
    }
  }

  return {
    send: (request, reply, source) => {
      const version = database.version(source.reads)
      const known = kept.get(source.key)
      if (known === undefined || known.version !== version) {
        return buildOrRecall(source, version).then((body) => sendBody(request, reply, body))
      }
      // Without a promise: this is the answer to nearly every poll.
      sendBody(request, reply, known)
      return undefined
    },
  }
}

function sendBody({ method, headers, log }: FastifyRequest, reply: FastifyReply, body: ListBody): void {
  const { raw } = reply
  const answer = acceptsBrotli(headers['accept-encoding']) ? body.brotli : body.plain
  // Past Fastify, whose way costs as much again as all the rest. The connection's own headers come from Node.
  reply.hijack()
  if (isNamed(headers['if-none-match'], body)) {
    raw.writeHead(304, [...answer.notModified]).end()
    return
  }
  raw.writeHead(200, [...answer.headers])
  if (method === 'HEAD' || answer.bytes !== undefined) {
    raw.end(method === 'HEAD' ? undefined : answer.bytes)
    return
  }
  pipeline(Readable.from([body.brotli.bytes]), createBrotliDecompress(), raw).catch((error: unknown) =>
    log.info({ err: error }, 'a list was not sent to its end'),
  )
}

function isNamed(header: string | undefined, body: ListBody): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => {
    const etag = part.trim().replace(/^W\//, '')
    return etag === body.plain.etag || etag === body.brotli.etag
  })
}
