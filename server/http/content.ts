import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { cutText } from '#contract/cutText.ts'
import { limits } from '#contract/limits.ts'
import { HttpError } from './HttpError.ts'
import { closeWhenStalled } from './stalled.ts'
import { UploadBudget } from './uploads.ts'

/** The longest text in JSON escapes, and the other fields. */
const jsonBytes = 200_000

/** Limits of a form that are not in the contract. */
const bounds = { fieldBytes: 16_384, fields: 12, files: 1, parts: 13, fieldNameBytes: 100, headerPairs: 20 }

declare module 'fastify' {
  interface FastifyRequest {
    /** The file `audio` of a form; empty without a form or for a large file. */
    readonly audio: Uint8Array
    /** Path of the file `audio` until the answer is sent, for routes that take large files. */
    audioPath: string
  }
}

const noAudio = new Uint8Array()

/** Parses JSON or a form, as the route says. A call without content ignores any (API-01). */
const plugin: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonBytes },
    async (request: FastifyRequest, text: string | Buffer) => {
      if (request.routeOptions.config.takes === 'nothing') return undefined
      try {
        // `__proto__` becomes a plain property, and schemas drop unknown keys.
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
      if (request.routeOptions.config.takes === 'nothing') return undefined
      throw new HttpError(415, 'This call does not take such content.')
    },
  )
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldSize: bounds.fieldBytes,
      fieldNameSize: bounds.fieldNameBytes,
      fields: bounds.fields,
      files: bounds.files,
      parts: bounds.parts,
      headerPairs: bounds.headerPairs,
    },
  })

  const uploads = new UploadBudget()
  const recordings = new WeakMap<FastifyRequest, Uint8Array>()
  app.decorateRequest('audio', {
    getter() {
      return recordings.get(this) ?? noAudio
    },
  })
  app.decorateRequest('audioPath', '')
  app.addHook('preValidation', async (request, reply) => {
    const { takes, audioBytes } = request.routeOptions.config
    if (takes !== 'form') return
    if (!request.isMultipart()) {
      throw new HttpError(415, 'This call takes multipart/form-data with a file named audio.')
    }
    if (audioBytes !== undefined) {
      const folder = await mkdtemp(join(tmpdir(), 'nachklang-upload-'))
      reply.raw.once('close', () => void rm(folder, { recursive: true, force: true }))
      const path = join(folder, 'audio')
      await writeFile(path, '')
      request.body = await readForm(request, { add: (piece) => appendFile(path, piece) }, audioBytes)
      request.audioPath = path
      return
    }
    const upload = uploads.open(request.sender)
    reply.raw.once('close', upload.close)
    request.body = await readForm(request, upload, limits.audioBytes)
    recordings.set(request, upload.finish())
  })
}
export const acceptContent = fp(plugin)

/**
 * Reads a multipart form: the fields, and the file `audio` at any position. @fastify/multipart could do that by
 * itself, but would not report repeated or cut fields, nor count recordings against the total of uploads.
 * @throws HttpError 413 for a file over the limit, 400 otherwise
 */
async function readForm(
  request: FastifyRequest,
  upload: { add(piece: Uint8Array): Promise<void> | void },
  mostBytes: number,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  let bytes: number | undefined
  closeWhenStalled(request)
  // One byte more than allowed, to detect larger files.
  for await (const part of request.parts({ limits: { fileSize: mostBytes + 1 } })) {
    // The parser does not limit names in multipart forms, and accepts parts without one.
    const name: unknown = part.fieldname
    if (typeof name !== 'string' || Buffer.byteLength(name) > bounds.fieldNameBytes) {
      throw new HttpError(400, 'The form has a field with a forbidden name.')
    }
    if (part.type === 'file') {
      bytes = 0
      for await (const piece of part.file) {
        bytes += piece.byteLength
        await upload.add(piece)
      }
      if (name !== 'audio') throw new HttpError(400, 'audio: the file must be in the field audio')
    } else {
      if (fields.has(name)) throw new HttpError(400, `${cutText(name, 40)}: must be given once`)
      if (part.valueTruncated) throw new HttpError(400, `${cutText(name, 40)}: is too long`)
      fields.set(name, part.value)
    }
  }
  // Processing may take longer.
  closeWhenStalled(request, 0)
  if (bytes === undefined) throw new HttpError(400, 'audio: the recording is missing')
  if (bytes > mostBytes) throw new HttpError(413, `audio: the recording is larger than ${mostBytes} bytes`)
  return Object.fromEntries(fields)
}
