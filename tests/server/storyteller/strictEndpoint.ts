import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, pipeline } from 'node:stream'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'

/** How the endpoint misbehaves; once, or until told otherwise. */
export type Mischief =
  | { kind: 'none' }
  | { kind: 'status'; status: number; retryAfter?: string; code?: string; times?: number }
  | { kind: 'silent' }
  | { kind: 'trickle' }
  | { kind: 'hang up' }
  | { kind: 'not JSON' }
  | { kind: 'wrong shape' }
  | { kind: 'redirect'; to: string }
  /** Another answer than was asked for. */
  | { kind: 'answer'; type: string; body: string | Uint8Array }
  /** An answer without an end. */
  | { kind: 'endless'; status: number; type: string }

export interface Asked {
  readonly path: string
  readonly body: unknown
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

export interface StrictEndpoint {
  readonly baseUrl: string
  /** Empty where it wants none, and takes none. */
  readonly apiKey: string
  /** Every request that was right. */
  readonly asked: Asked[]
  /** Every request that was not, and what was wrong with it: to be empty at the end. */
  readonly faults: string[]
  /** What it does instead of answering, by path. */
  readonly mischief: Map<string, Mischief>
  /** What the text model writes, by the name of the schema. */
  readonly written: Map<string, (material: unknown) => unknown>
  /** What the transcriber hears. */
  heard: { text: string; words?: { word: string; start: number; end: number }[] | undefined }
  /** What speech sounds like. */
  speech: () => Uint8Array
  picture: () => string
  /** Bytes of an answer without an end that were fetched. */
  sentBytes: number
}

const Chat = z.strictObject({
  model: z.string().min(1),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
  ]),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      strict: z.literal(true),
      schema: z.looseObject({
        type: z.literal('object'),
        properties: z.record(z.string(), z.unknown()),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      }),
    }),
  }),
})
const Speech = z.strictObject({
  model: z.string().min(1),
  voice: z.string().min(1),
  input: z.string().min(1).max(4096),
  response_format: z.literal('wav'),
  instructions: z.string().max(4096).optional(),
})
const Images = z
  .strictObject({
    model: z.string().min(1),
    prompt: z.string().min(1).max(4000),
    n: z.literal(1),
    size: z.literal('1024x1024'),
    response_format: z.literal('b64_json').optional(),
  })
  // As the service has it: these models refuse the parameter, the others answer with an address without it.
  .refine(({ model, response_format: format }) => model.startsWith('gpt-image') === (format === undefined), {
    message: 'response_format does not go with this model',
  })
const Transcription = z
  .strictObject({
    model: z.string().min(1),
    response_format: z.enum(['json', 'verbose_json']),
    'timestamp_granularities[]': z.literal('word').optional(),
  })
  .refine((form) => (form['timestamp_granularities[]'] === undefined) === (form.response_format === 'json'), {
    message: 'timestamps go with verbose_json alone',
  })

/** The first bytes of what each name may hold. */
const signatures: Record<string, (bytes: Uint8Array) => boolean> = {
  webm: (bytes) => bytes[0] === 0x1a && bytes[1] === 0x45,
  mp3: (bytes) => bytes[0] === 0xff || String.fromCharCode(...bytes.subarray(0, 3)) === 'ID3',
  m4a: (bytes) => String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp',
  wav: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'RIFF',
  ogg: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'OggS',
}

/** A server on the loopback that speaks the OpenAI protocol to the letter. Gone when the test ends. */
export async function startStrictEndpoint(
  apiKey = 'sk-strict-and-secret-0123456789',
): Promise<StrictEndpoint> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      endpoint.faults.push(`the endpoint itself: ${String(error)}`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const endpoint: StrictEndpoint = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    asked: [],
    faults: [],
    mischief: new Map(),
    written: new Map(),
    heard: { text: '' },
    speech: () => toneWav(2),
    picture: () => '',
    sentBytes: 0,
  }

  function reject(response: ServerResponse, status: number, message: string) {
    endpoint.faults.push(message)
    send(response, status, { error: { message, type: 'invalid_request_error', param: null, code: null } })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const bytes = Buffer.concat(chunks)
    const path = request.url ?? ''
    const { headers, method } = request
    if (method !== 'POST') return reject(response, 405, `${method} ${path}`)
    if (headers.authorization !== (apiKey === '' ? undefined : `Bearer ${apiKey}`)) {
      return reject(response, 401, `Incorrect API key provided: ${headers.authorization}`)
    }
    if (headers['openai-organization'] ?? headers['openai-project']) {
      return reject(response, 400, 'an organization that nobody configured')
    }
    if (Number(headers['content-length'] ?? bytes.length) !== bytes.length) {
      return reject(response, 400, 'content-length is wrong')
    }
    const type = headers['content-type'] ?? ''
    const asked =
      path === '/v1/audio/transcriptions'
        ? await readForm(type, bytes)
        : { body: readJson(type, bytes), files: [] }
    const schema = schemas[path]
    if (schema === undefined) return reject(response, 404, `there is no ${path}`)
    const parsed = schema.safeParse(asked.body)
    if (!parsed.success) return reject(response, 400, `${path}: ${z.prettifyError(parsed.error)}`)
    if (path === '/v1/audio/transcriptions') {
      const [file, ...others] = asked.files
      const ending = file?.name.split('.').at(-1) ?? ''
      if (file === undefined || others.length > 0 || signatures[ending]?.(file.bytes) !== true) {
        return reject(response, 400, `the file ${file?.name} is not what its name says`)
      }
    }
    endpoint.asked.push({ path, ...asked })
    if (misbehave(path, response)) return
    answer(path, asked.body, response)
  }

  /** @returns true when that was all. */
  function misbehave(path: string, response: ServerResponse): boolean {
    const mischief = endpoint.mischief.get(path) ?? { kind: 'none' }
    switch (mischief.kind) {
      case 'status': {
        if (mischief.times !== undefined) {
          if (mischief.times === 0) return false
          mischief.times -= 1
        }
        const code = mischief.code ?? null
        const headers = mischief.retryAfter === undefined ? {} : { 'retry-after': mischief.retryAfter }
        send(response, mischief.status, { error: { message: `no: ${apiKey}`, type: 'error', code } }, headers)
        return true
      }
      case 'silent':
        return true
      case 'trickle':
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"choices":')
        return true
      case 'hang up':
        response.destroy()
        return true
      case 'not JSON':
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>')
        return true
      case 'wrong shape':
        send(response, 200, { id: 'x', object: 'something else' })
        return true
      case 'redirect':
        response.writeHead(307, { location: mischief.to }).end()
        return true
      case 'answer':
        response.writeHead(200, { 'content-type': mischief.type }).end(mischief.body)
        return true
      case 'endless':
        response.writeHead(mischief.status, { 'content-type': mischief.type })
        pipeline(Readable.from(endlessSpeech(endpoint)), response, () => {})
        return true
      default:
        return false
    }
  }

  function answer(path: string, body: unknown, response: ServerResponse) {
    if (path === '/v1/chat/completions') {
      const chat = Chat.parse(body)
      const { name, schema } = chat.response_format.json_schema
      const missing = Object.keys(schema.properties).filter((key) => !schema.required.includes(key))
      if (missing.length > 0)
        return reject(response, 400, `strict schemas require all of ${missing.join(', ')}`)
      const unknown =
        /"(?:min|max)(?:Items|Length|imum)"|"pattern"|"format"|"default"|"oneOf"|"\$schema"/.exec(
          JSON.stringify(schema),
        )
      if (unknown) return reject(response, 400, `strict schemas know no ${unknown[0]}`)
      const made = endpoint.written.get(name)?.(materialOf(chat.messages[1].content))
      if (made === undefined) return reject(response, 400, `nobody has told what ${name} is`)
      sendCompletion(response, { content: JSON.stringify(made), refusal: null }, 'stop')
    } else if (path === '/v1/audio/speech') {
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(endpoint.speech())
    } else if (path === '/v1/images/generations') {
      send(response, 200, { created: 1, data: [{ b64_json: endpoint.picture() }] })
    } else {
      send(response, 200, endpoint.heard)
    }
    return undefined
  }

  return endpoint
}

const schemas: Record<string, z.ZodType> = {
  '/v1/chat/completions': Chat,
  '/v1/audio/speech': Speech,
  '/v1/images/generations': Images,
  '/v1/audio/transcriptions': Transcription,
}

/** What stands between the two lines; they must be the same, first and last, and unforeseeable. */
export function materialOf(content: string): unknown {
  const lines = content.split('\n')
  const [first = '', ...inner] = lines
  const last = inner.pop() ?? ''
  const mark = /^BEGIN (MATERIAL [0-9a-f]{16})$/.exec(first)?.[1]
  if (mark === undefined || last !== `END ${mark}` || inner.length !== 1) {
    throw new Error('the material is not one line between its marks')
  }
  return JSON.parse(inner[0] ?? '')
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function sendCompletion(response: ServerResponse, message: object, finish: string) {
  send(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish, logprobs: null },
    ],
  })
}

function* endlessSpeech(endpoint: StrictEndpoint) {
  const piece = toneWav(20)
  for (;;) {
    endpoint.sentBytes += piece.length
    yield piece
  }
}

function readJson(type: string, bytes: Buffer): unknown {
  if (!type.startsWith('application/json')) throw new Error(`not JSON: ${type}`)
  return JSON.parse(bytes.toString('utf8'))
}

async function readForm(type: string, bytes: Buffer): Promise<Omit<Asked, 'path'>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const body: Record<string, string> = {}
  const files: { name: string; type: string; bytes: Uint8Array }[] = []
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') body[name] = value
    else if (name === 'file') {
      files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
    }
  }
  return { body, files }
}

/** A WAV of beeps with a pause each second, mono 16 bit at 24 kHz, its lengths left open as streams do. */
export function toneWav(seconds: number): Uint8Array {
  const rate = 24_000
  const beeps = sine(220, seconds, rate, 0.25).map((value, i) => (i % rate < rate * 0.7 ? value : 0))
  return wavFile(beeps, { rate, isStream: true })
}
