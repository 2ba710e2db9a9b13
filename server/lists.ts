import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Database } from './db/open.ts'
import type { Schema } from './db/schema.ts'

const compress = promisify(brotliCompress)
/** A list is compressed once and sent many times, but a visitor waits for the first. */
const quality = 5
/** Lists kept at a time: visitors can name new devices, and each has lists of its own. */
const keptLists = 400

/** One way to send a list, with all of its headers made beforehand. */
interface Answer {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: readonly string[]
  readonly notModified: readonly string[]
}

interface Body {
  readonly version: number
  readonly plain: Answer
  readonly brotli: Answer
}

/** JSON is no page: it may load nothing and be framed by nobody. */
const guards = [
  ...['x-content-type-options', 'nosniff'],
  ...['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['referrer-policy', 'no-referrer'],
  ...['cross-origin-resource-policy', 'same-origin'],
]

export interface ListSource<A> {
  /** Which list: path and parameters. */
  readonly key: string
  /** The tables that `build` reads. */
  readonly reads: readonly (keyof Schema)[]
  /** The contract's schema of the answer. */
  readonly answer: z.ZodType<A> | z.core.$ZodType<A>
  readonly build: () => Promise<A>
}

export interface Lists {
  send<A>(request: FastifyRequest, reply: FastifyReply, source: ListSource<A>): Promise<void> | undefined
}

/** Each list is built once per version of the tables it reads; an unchanged one is answered without any SQL. */
export function createLists(database: Database): Lists {
  const kept = new Map<string, Body>()
  const building = new Map<string, Promise<Body>>()

  async function build<A>(source: ListSource<A>, version: number): Promise<Body> {
    const plain = Buffer.from(JSON.stringify(z.encode(source.answer, await source.build())))
    const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const body = {
      version,
      plain: answerOf(plain, `"${hash}"`, []),
      brotli: answerOf(brotli, `"${hash}-br"`, ['content-encoding', 'br']),
    }
    // A write may have come meanwhile: then this body is true for whoever asked before it, and for nobody else.
    if (database.version(source.reads) === version) {
      if (kept.size >= keptLists) kept.clear()
      kept.set(source.key, body)
    }
    return body
  }

  async function buildOnce<A>(source: ListSource<A>, version: number): Promise<Body> {
    const place = `${version} ${source.key}`
    const begun = building.get(place)
    if (begun !== undefined) return begun
    const body = build(source, version).finally(() => building.delete(place))
    building.set(place, body)
    return body
  }

  return {
    send: (request, reply, source) => {
      const version = database.version(source.reads)
      const known = kept.get(source.key)
      if (known?.version !== version) {
        return buildOnce(source, version).then((body) => sendBody(request, reply, body))
      }
      // Without a promise: this is the answer to nearly every poll.
      sendBody(request, reply, known)
      return undefined
    },
  }
}

function sendBody({ method, headers }: FastifyRequest, reply: FastifyReply, body: Body): void {
  const answer = acceptsBrotli(headers['accept-encoding']) ? body.brotli : body.plain
  // Past Fastify, whose way costs as much again as all the rest. The connection's own headers come from Node.
  reply.hijack()
  if (isNamed(headers['if-none-match'], body)) {
    reply.raw.writeHead(304, [...answer.notModified]).end()
    return
  }
  reply.raw.writeHead(200, [...answer.headers])
  reply.raw.end(method === 'HEAD' ? undefined : answer.bytes)
}

function answerOf(bytes: Buffer, etag: string, encoding: readonly string[]): Answer {
  const notModified = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding']
  const type = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.byteLength)]
  return { bytes, etag, notModified, headers: [...notModified, ...type, ...encoding, ...guards] }
}

function isNamed(header: string | undefined, body: Body): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => {
    const etag = part.trim().replace(/^W\//, '')
    return etag === body.plain.etag || etag === body.brotli.etag
  })
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /(^|[,\s])br\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(String(header ?? ''))
}
