import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { limits } from '#contract/limits.ts'
import { asStorageError, StorageError } from '#server/db/storageError.ts'
import { Conflict, HttpError } from './HttpError.ts'

/** Node's refusals by code; others count as malformed. */
const refusals = new Map<string, { statusCode: number; message: string }>([
  ['HPE_HEADER_OVERFLOW', { statusCode: 431, message: 'The address or the headers are too long.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { statusCode: 408, message: 'The request took too long to arrive.' }],
])
const malformed = { statusCode: 400, message: 'The request is malformed.' }

/** Answers a malformed request and closes the connection. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // The client may be gone, or an answer is being sent.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const report = refusals.get(error.code ?? '') ?? malformed
  const body = JSON.stringify(report)
  socket.end(
    [
      `HTTP/1.1 ${report.statusCode} ${STATUS_CODES[report.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** The faults of an input by field: 'storyText: must not be blank'. */
function inWords(errors: readonly FastifySchemaValidationError[]): string {
  const sentences = errors.map((error) => {
    const field = error.instancePath.slice(1).replaceAll('/', '.')
    return field === '' ? `The content ${sentenceFor(error)}` : `${field}: ${sentenceFor(error)}`
  })
  return [...new Set(sentences)].join('; ')
}

/** From zod's issues, which arrive as `keyword` and `params`. */
function sentenceFor({ keyword, params, message = '' }: FastifySchemaValidationError): string {
  // A sentence from the contract; zod's own begin like this.
  if (!/^(?:Invalid|Too (?:small|big)|Unrecognized|$)/.test(message)) return message
  const { expected, origin, inclusive, minimum, maximum, values, format } = params
  switch (keyword) {
    case 'invalid_type':
      if (/received (undefined|NaN)$/.test(message) && expected !== 'number') return 'is missing'
      return `must be ${article(String(expected))}`
    case 'too_small':
      if (origin === 'string') return 'must not be blank'
      return inclusive === true
        ? `must be at least ${String(minimum)}`
        : `must be greater than ${String(minimum)}`
    case 'too_big':
      if (origin === 'string') return `must be at most ${String(maximum)} characters`
      return `must be at most ${String(maximum)}`
    case 'invalid_value':
      return `must be one of ${Array.isArray(values) ? values.join(', ') : ''}`
    case 'invalid_format':
      return format === 'email' ? 'must be an email address' : 'is not valid'
    default:
      return 'is not valid'
  }
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number'
  return `${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`
}

/** For faults that staff have to correct first. */
const retryAfterSeconds = 300

/** For refusals by Fastify and its plugins. */
const sentences = new Map<string, { statusCode: number; message: string }>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413, message: 'What was sent is too large.' }],
  ['FST_REQ_FILE_TOO_LARGE', { statusCode: 413, message: 'audio: the recording is too large' }],
  ['FST_FILES_LIMIT', { statusCode: 400, message: 'audio: must be the only file' }],
  ['FST_FIELDS_LIMIT', { statusCode: 400, message: 'The form has too many fields.' }],
  ['FST_PARTS_LIMIT', { statusCode: 400, message: 'The form has too many parts.' }],
  ['FST_PROTO_VIOLATION', { statusCode: 400, message: 'The form has a field with a forbidden name.' }],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', { statusCode: 400, message: 'What was sent was cut off.' }],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { statusCode: 415, message: 'This call does not take such content.' }],
  ['FST_ERR_BAD_URL', { statusCode: 400, message: 'The address is malformed.' }],
  ['FST_ERR_MAX_PARAM_LENGTH', { statusCode: 414, message: 'The address is too long.' }],
])

/** Every failure is {statusCode, message}; internal errors are logged, not sent. */
export function handleError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message } = toReport(thrown, request)
  if (statusCode >= 500) request.log.error({ err: thrown, route: request.routeOptions.url }, 'request failed')
  const details = thrown instanceof Conflict ? thrown.details : undefined
  if (statusCode === 503) {
    const seconds = thrown instanceof HttpError ? thrown.retryAfterSeconds : undefined
    reply.header('retry-after', seconds ?? retryAfterSeconds)
  }
  // Failures are never cached.
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ statusCode, message, ...details })
}

function toReport(thrown: FastifyError, request: FastifyRequest): { statusCode: number; message: string } {
  const error = asStorageError(thrown)
  if (error instanceof HttpError) return { statusCode: error.statusCode, message: error.message }
  if (error instanceof StorageError) {
    const isAway = error.failure === 'away' || error.failure === 'unknown'
    return { statusCode: isAway ? 503 : 507, message: error.message }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const wanted = error.validationContext === 'body' ? otherContent(request) : undefined
    if (wanted !== undefined) return { statusCode: 415, message: `This call takes its content as ${wanted}.` }
    const isYear = error.validation.some(({ instancePath }) => instancePath.endsWith('/yearOfBirth'))
    // With a wrong clock the year cannot be judged, and a refusal would be final.
    return isYear && new Date().getFullYear() < limits.earliestYear
      ? { statusCode: 503, message: 'The clock of this server is wrong. Please try again later.' }
      : { statusCode: 400, message: inWords(error.validation) }
  }
  const known = sentences.get(thrown.code)
  if (known !== undefined) return known
  const { statusCode } = thrown
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { statusCode, message: thrown.message || (STATUS_CODES[statusCode] ?? 'The request is wrong.') }
  }
  if (/Unexpected end of multipart data|Part terminated early|premature|aborted/i.test(thrown.message)) {
    return { statusCode: 400, message: 'The form was cut off. Nothing of it was stored.' }
  }
  if (/multipart|malformed part header|boundary|the needle cannot/i.test(thrown.message)) {
    return { statusCode: 400, message: 'The form is malformed.' }
  }
  return { statusCode: 500, message: 'Something went wrong in the exhibition. Please try again.' }
}

function otherContent({ headers, routeOptions }: FastifyRequest): string | undefined {
  const { takes } = routeOptions.config
  const type = headers['content-type'] ?? ''
  if (takes === 'json' && !/^application\/json\b/i.test(type)) return 'application/json'
  if (takes === 'form' && !/^multipart\/form-data\b/i.test(type))
    return 'multipart/form-data with a file named audio'
  return undefined
}
