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

/** The longest text in the longest JSON escapes, with room for the other fields. */
const jsonBytes = 200_000

/** Bounds of a form that are no business of the contract. */
const bounds = { fieldBytes: 16_384, fields: 12, files: 1, parts: 13, fieldNameBytes: 100, headerPairs: 20 }

declare module 'fastify' {
  interface FastifyRequest {
    /** The file `audio` of a form; empty where there is no form, or the file is a large one. */
    readonly audio: Uint8Array
    /** Where the file `audio` lies until the answer is sent, where a route takes larger ones than fit into memory. */
    audioPath: string
  }
}

const noAudio = new Uint8Array()

/** What comes is JSON or a form, as the route says; a call without content takes, and ignores, whatever comes (API-01). */
const plugin: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonBytes },
    async (request: FastifyRequest, text: string | Buffer) => {
      if (request.routeOptions.config.takes === 'nothing') return undefined
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
 * Reads a multipart form: its fields, which the schema has yet to see, and the file `audio`, wherever it stands among
 * them. @fastify/multipart could put both into the body by itself, but then a field that comes twice or is cut off
 * could not be told, and a recording would not count against what all uploads may take.
 * @throws HttpError 413 for a file over the limit, 400 for anything else
 */
async function readForm(
  request: FastifyRequest,
  upload: { add(piece: Uint8Array): Promise<void> | void },
  mostBytes: number,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  let bytes: number | undefined
  closeWhenStalled(request)
  // One more byte than may come, so that one too many can be told from exactly enough.
  for await (const part of request.parts({ limits: { fileSize: mostBytes + 1 } })) {
    // The parser bounds names in another kind of form only, and lets through parts that have none.
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
  // What is made of it may take its time.
  closeWhenStalled(request, 0)
  if (bytes === undefined) throw new HttpError(400, 'audio: the recording is missing')
  if (bytes > mostBytes) throw new HttpError(413, `audio: the recording is larger than ${mostBytes} bytes`)
  return Object.fromEntries(fields)
}
