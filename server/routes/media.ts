import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { HttpError } from '../http/HttpError.ts'
import { readRange } from '../http/range.ts'
import { findMedia, readMedia } from '../repositories/media.ts'

/** Voices, narrations and pictures, each under the hash of its bytes: what was fetched once stays true for ever. */
export function addMediaRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context.database
  app.route<{ Params: { hash: string } }>({
    // HEAD by itself, because the one that Fastify derives from GET forgets the length.
    method: ['GET', 'HEAD'],
    url: '/media/:hash',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash } = request.params
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
      const media = /^[0-9a-f]{64}$/.test(hash) ? await findMedia(db, hash) : undefined
      if (media === undefined) throw new HttpError(404, 'There is no such file.')
      const { size, type } = media
      const etag = `"${hash}"`
      reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
      if (ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag))) {
        return reply.code(304).send()
      }
      reply
        .type(type)
        .header('accept-ranges', 'bytes')
        .header('content-disposition', 'inline')
        // What a visitor sent is never a page of this house.
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
      const bytes = await readMedia(db, hash, start, end)
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  })
}
