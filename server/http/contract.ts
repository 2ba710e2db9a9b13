import type { FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { operations } from '#contract/allRoutes.ts'
import { Report } from '#contract/common.ts'
import type { Access, Route } from '#contract/route.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import type { Streamed } from './json.ts'
import type { Lists, ListSource } from './lists.ts'

/** The routes of one noun. @template More what they need besides the context */
export type Routes<More = unknown> = FastifyPluginAsyncZod<Context & More>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; by default anyone. See access.ts. */
    access?: Access
    /** The content that is accepted; see content.ts. */
    takes?: 'nothing' | 'json' | 'form'
    /** Limit of the form's file where it exceeds memory; see content.ts. */
    audioBytes?: number
    /** What the rate limit counts; see rateLimits.ts. */
    counts?: 'submission' | 'view'
  }
}

interface PartOf {
  params: 'params'
  query: 'querystring'
  body: 'body'
  form: 'body'
}
type Schemas<R> = { [K in keyof R & keyof PartOf as PartOf[K]]: R[K] }

interface Described<S> {
  method: HTTPMethods
  url: string
  config: { access: Access; takes: 'nothing' | 'json' | 'form'; audioBytes?: number; counts?: 'submission' }
  schema: S
}

/** Names of the calls in the document; the noun is the tag. */
const named = new Map<Route, { readonly operationId: string; readonly tags: readonly string[] }>(
  Object.entries(operations).flatMap(([noun, calls]) =>
    Object.entries<Route>(calls).map(
      ([operationId, route]) => [route, { operationId, tags: [noun] }] as const,
    ),
  ),
)

const callers: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call this.',
  exhibit: 'Takes a kiosk key or the token of a member of staff.',
  kiosk: 'Takes a kiosk key.',
  staff: 'Takes the token of a member of staff.',
  curator: 'Takes the token of a curator.',
}

/** Path, access and schemas of a call, for `app.route({ ...fromContract(call), handler })`. */
export function fromContract<const R extends Route>(
  route: R,
): Described<Schemas<R> & { response: { 200: R['answer'] } }>
export function fromContract(route: Route): Described<FastifySchema> {
  const { method, path, access, params, query, body, form, audioBytes, answer, conflict, summary } = route
  return {
    method,
    url: path,
    config: {
      access,
      takes: form ? 'form' : body ? 'json' : 'nothing',
      ...(audioBytes !== undefined && { audioBytes }),
      ...(route.submission && { counts: 'submission' }),
    },
    schema: {
      summary,
      ...named.get(route),
      description: callers[access],
      security: access === 'anyone' ? [] : [{ bearer: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(form && { body: form, consumes: ['multipart/form-data'] }),
      response: {
        200: answer,
        ...(conflict && { 409: z.union([conflict, Report]) }),
        '4xx': Report,
        '5xx': Report,
      },
    },
  }
}

/** The parsed input of a call. */
interface Asked<R> {
  readonly params: R extends { readonly params: infer P extends z.ZodMiniType } ? z.output<P> : unknown
  readonly query: R extends { readonly query: infer Q extends z.ZodMiniType } ? z.output<Q> : unknown
}

interface List<R extends Route> extends Pick<ListSource<unknown>, 'reads'> {
  readonly build: (db: Db, asked: Asked<R>) => Promise<Streamed<z.output<R['answer']>>>
}

/** A complete route for a list, sent as the bytes from lists.ts. */
export function listFromContract<const R extends Route>(
  route: R,
  { lists }: Pick<Context, 'lists'>,
  { reads, build }: List<R>,
) {
  const described: Described<Schemas<R>> = fromContract(route)
  return {
    ...described,
    compress: false as const,
    handler: (request: FastifyRequest & Asked<R>, reply: FastifyReply) =>
      lists.send(request, reply, {
        key: JSON.stringify([route.params && request.params, route.query && request.query]),
        reads,
        answer: route.answer,
        build: (db) => build(db, request),
      }),
  }
}

/** Shared by all routes. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly lists: Lists
  /** Reports that there may be a job. */
  readonly wakeQueue: () => void
  /** The build of the client that is served; null for none. */
  readonly version: () => Promise<string | null>
}
