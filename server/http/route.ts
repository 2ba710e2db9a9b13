import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'
import type { Context } from '../context.ts'
import type { ListSource } from '../lists.ts'
import type { Job } from '../db/writer.ts'
import type { Schema } from '../db/schema.ts'
import { checkAccess, memberOf } from './access.ts'
import type { Member } from './access.ts'
import { HttpError } from './HttpError.ts'
import { answerOnce } from './idempotency.ts'
import { readForm } from './form.ts'
import type { Upload } from './uploads.ts'

type Part<R, K extends string> = R extends { readonly [key in K]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined
type Answer<R extends Route> = z.output<R['answer']>

/** A call that passed the contract's schemas. */
export interface Call<R extends Route> {
  readonly params: Part<R, 'params'>
  readonly query: Part<R, 'query'>
  readonly body: Part<R, 'body'>
  /** The fields of a multipart form. */
  readonly form: Part<R, 'form'>
  /** The file `audio` of a multipart form; empty where there is no form. */
  readonly audio: Uint8Array
  /** Who of the staff calls. */
  readonly member: R['access'] extends 'staff' | 'curator' ? Member : null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes no body, so that whatever comes is ignored (API-01). */
    takesNoBody?: boolean
    /** A page that a page of this server may show in a frame. */
    isFramed?: boolean
  }
}

/** Registers a call of the contract that leaves nothing behind, or whose repetition is meant. */
export function route<const R extends Route>(
  app: FastifyInstance,
  context: Context,
  definition: R,
  handler: (call: Call<R>) => Promise<Answer<R>>,
): void {
  register(app, context, definition, handler)
}

/** Registers a call whose answer is built once per data version, see lists.ts. */
export function list<const R extends Route>(
  app: FastifyInstance,
  context: Context,
  definition: R,
  source: (asked: Pick<Call<R>, 'params' | 'query'>) => {
    key: string
    reads: readonly (keyof Schema)[]
    build: ListSource<Answer<R>>['build']
  },
): void {
  const { answer } = definition
  app.route({
    ...describe(definition),
    config: { takesNoBody: true },
    onRequest: checkAccess(context, definition.access),
    handler: (request, reply) => {
      const asked = parseAddress<R>(definition, request)
      const { key, reads, build } = source(asked)
      return context.lists.send(request, reply, { key: `${definition.path} ${key}`, reads, build, answer })
    },
  })
}

/**
 * Registers a call that leaves something behind. The handler prepares and hands back what is to be written: that, and
 * the note that the `Idempotency-Key` was used, are committed together or not at all.
 */
export function submission<const R extends Route & { submission: true }>(
  app: FastifyInstance,
  context: Context,
  definition: R,
  prepare: (call: Call<R>) => Promise<Job<Answer<R>>>,
): void {
  register(app, context, definition, async (call: Call<R>) => {
    const answer = await answerOnce(context.database, {
      route: definition.path,
      header: call.request.headers['idempotency-key'],
      content: [call.params, call.body, call.form],
      audio: call.audio,
      prepare: () => prepare(call),
    })
    // What was left may be worked on from now on.
    context.wakeQueue()
    return answer
  })
}

function register<R extends Route>(
  app: FastifyInstance,
  context: Context,
  definition: R,
  handler: (call: Call<R>) => Promise<unknown>,
): void {
  const { body, form, access } = definition
  app.route({
    ...describe(definition),
    config: { takesNoBody: body === undefined && form === undefined },
    onRequest: [
      ...checkAccess(context, access),
      ...(definition.submission === true ? [context.rateLimits.countSubmission] : []),
    ],
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      // Validation is ours alone, so that forms and bodies go through the same door.
      return context.uploads.hold(request.sender, async (upload) =>
        handler(await parseCall(definition, request, reply, upload)),
      )
    },
  })
}

/** Address and documentation of a call. */
function describe(definition: Route) {
  const { method, path, access, params, query, body, form, answer, conflict, summary } = definition
  return {
    method,
    url: path,
    schema: {
      summary,
      operationId: `${method.toLowerCase()} ${path}`,
      ...(access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(form && {
        body: z.intersection(form, z.object({ audio: z.file() })),
        consumes: ['multipart/form-data'],
      }),
      response: {
        200: answer,
        ...(conflict && { 409: z.union([conflict, Report]) }),
        '4xx': Report,
        '5xx': Report,
      },
    },
  }
}

/** The overload ties the parts to R, which TypeScript cannot follow by itself. */
function parseAddress<R extends Route>(
  schemas: Pick<Route, 'params' | 'query'>,
  request: FastifyRequest,
): Pick<Call<R>, 'params' | 'query'>
function parseAddress({ params, query }: Pick<Route, 'params' | 'query'>, request: FastifyRequest): unknown {
  return {
    params: params && z.parse(params, request.params),
    query: query && z.parse(query, request.query),
  }
}

/** Parses each part by its schema. The overload ties the parts to R, which TypeScript cannot follow by itself. */
async function parseCall<R extends Route>(
  definition: R,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
): Promise<Call<R>>
async function parseCall(
  definition: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
): Promise<unknown> {
  const { body, form, access } = definition
  return {
    ...parseAddress(definition, request),
    body: body && z.parse(body, jsonBody(request)),
    ...(form ? await readForm(request, form, upload) : { form: undefined, audio: new Uint8Array() }),
    member: access === 'staff' || access === 'curator' ? memberOf(request) : null,
    request,
    reply,
  }
}

function jsonBody(request: FastifyRequest): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'This call takes its content as application/json.')
  }
  return request.body
}
