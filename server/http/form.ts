import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { HttpError } from './HttpError.ts'
import { closeWhenStalled } from './stalled.ts'
import type { Upload } from './uploads.ts'

/** Bounds of a form that are no business of the contract. */
const bounds = { fieldBytes: 16_384, fields: 12, files: 1, parts: 13, fieldNameBytes: 100, headerPairs: 20 }

/**
 * Reads a multipart form: its fields by the schema, and the file `audio`, wherever it stands among them.
 * @throws HttpError 413 for a file over the limit, 415 for another kind of body, 503 where there is no room for it now,
 * 400 for anything else that is wrong.
 */
export async function readForm<S extends z.ZodMiniType>(
  request: FastifyRequest,
  schema: S,
  upload: Upload,
): Promise<{ form: z.output<S>; audio: Uint8Array }> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'This call takes its content as multipart/form-data with a file named audio.')
  }
  const fields = new Map<string, unknown>()
  let hasAudio = false
  closeWhenStalled(request)
  const parts = request.parts({
    // One more byte than may come, so that one too many can be told from exactly enough.
    limits: {
      fileSize: limits.audioBytes + 1,
      fieldSize: bounds.fieldBytes,
      fieldNameSize: bounds.fieldNameBytes,
      fields: bounds.fields,
      files: bounds.files,
      parts: bounds.parts,
      headerPairs: bounds.headerPairs,
    },
  })
  for await (const part of parts) {
    // The parser bounds names in another kind of form only, and lets through parts that have none.
    const name: unknown = part.fieldname
    if (typeof name !== 'string' || Buffer.byteLength(name) > bounds.fieldNameBytes) {
      throw new HttpError(400, 'The form has a field with a forbidden name.')
    }
    if (part.type === 'file') {
      for await (const piece of part.file) upload.add(piece)
      if (part.fieldname !== 'audio') throw new HttpError(400, 'audio: the file must be in the field audio')
      hasAudio = true
    } else {
      if (fields.has(part.fieldname)) {
        throw new HttpError(400, `${part.fieldname.slice(0, 40)}: must be given once`)
      }
      if (part.valueTruncated) throw new HttpError(400, `${part.fieldname.slice(0, 40)}: is too long`)
      fields.set(part.fieldname, part.value)
    }
  }
  // What is made of it may take its time.
  closeWhenStalled(request, 0)
  if (!hasAudio) throw new HttpError(400, 'audio: the recording is missing')
  const audio = upload.finish()
  if (audio.byteLength > limits.audioBytes) {
    throw new HttpError(413, `audio: the recording is larger than ${limits.audioBytes} bytes`)
  }
  return { form: z.parse(schema, Object.fromEntries(fields)), audio }
}
