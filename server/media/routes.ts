import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { HttpError } from '#server/http/HttpError.ts'
import { closeWhenStalled } from '#server/http/stalled.ts'
import { findMedia, findPublishedMedia, mediaSlices, readMedia, sliceBytes } from './repository.ts'
import { isSignedMediaUrl } from './signedMedia.ts'
import type { Routes } from '#server/http/contract.ts'

const Signed = z.object({ expires: z.coerce.number(), signature: z.string() })

/** Recordings are not cached, so that withdrawn ones are gone. Pictures are cached for five minutes. */
const cacheControl = (type: string, isSigned: boolean) =>
  type.startsWith('image/') && !isSigned ? 'private, max-age=300' : 'private, no-store'

/** Voices, narrations and pictures by hash. */
export const media: Routes = async (app, context) => {
  const { db } = context.database

  /** @throws HttpError 403 for an invalid signature */
  async function findFile(hash: string, query: Record<string, unknown>) {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined
    if (!('signature' in query) && !('expires' in query)) return findPublishedMedia(db, hash, Date.now())
    const signed = Signed.safeParse(query)
    if (!signed.success || !(await isSignedMediaUrl(db, { hash, ...signed.data }))) {
      throw new HttpError(403, 'This address is not valid, or not any more. Please load the page again.')
    }
    return findMedia(db, hash)
  }

  app.route<{ Params: { hash: string }; Querystring: Record<string, unknown> }>({
    // HEAD is explicit, since the one that Fastify derives from GET omits the length.
    method: ['GET', 'HEAD'],
    url: '/media/:hash',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash } = request.params
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
      const media = await findFile(hash, request.query)
      if (media === undefined) throw new HttpError(404, 'There is no such file.')
      const { size, type } = media
      const etag = `"${hash}"`
      reply.header('etag', etag).header('cache-control', cacheControl(type, 'signature' in request.query))
      if (ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))) {
        return reply.code(304).send()
      }
      reply
        .type(type)
        .header('accept-ranges', 'bytes')
        .header('content-disposition', 'inline')
        // Visitors' data must never act as a page of this server.
        .header('content-security-policy', "sandbox; default-src 'none'")
      const isHead = request.method === 'HEAD'
      const slice = isHead || (ifRange !== undefined && ifRange !== etag) ? undefined : readRange(range, size)
      if (slice === 'unsatisfiable') {
        reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store')
        throw new HttpError(416, `The file has ${size} bytes.`)
      }
      if (isHead) return reply.header('content-length', size).send()
      const { start, end } = slice ?? { start: 0, end: size }
      if (slice !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`)
      closeWhenStalled(request)
      if (end - start <= sliceBytes) {
        const bytes = await readMedia(db, hash, start, end)
        return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      }
      // Reads each slice only when the one before has been sent.
      const stream = Readable.from(mediaSlices(db, hash, start, end), { objectMode: false, highWaterMark: 0 })
      return reply.header('content-length', end - start).send(stream)
    },
  })
}

interface Slice {
  start: number
  end: number
}

/**
 * The slice that a Range header requests of a file of `size` bytes (RFC 9110, 14.2), or 'unsatisfiable'; undefined
 * means the whole file, also for several ranges, other units and invalid headers.
 */
export function readRange(header: string | undefined, size: number): Slice | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined) return undefined
  if (first === '') {
    if (last === '') return undefined
    const length = Number(last)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}
