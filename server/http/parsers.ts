import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './HttpError.ts'

/** The longest text in the longest JSON escapes, with room for the other fields. */
export const jsonBytes = 200_000

/** JSON and multipart are read; a call without a body takes, and ignores, whatever comes (API-01). */
export async function addParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonBytes },
    async (request: FastifyRequest, text: string | Buffer) => {
      if (request.routeOptions.config.takesNoBody === true) return undefined
      try {
        // A key __proto__ becomes a plain property here, and the schemas drop what they do not know.
        return JSON.parse(String(text))
      } catch {
        throw new HttpError(
          400,
          String(text).trim() === '' ? 'The content is missing.' : 'The content is not valid JSON.',
        )
      }
    },
  )
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: jsonBytes },
    async (request: FastifyRequest) => {
      if (request.routeOptions.config.takesNoBody === true) return undefined
      throw new HttpError(415, 'This call does not take such content.')
    },
  )
  await app.register(multipart, { throwFileSizeLimit: false })
}
