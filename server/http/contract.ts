import type { FastifySchema, HTTPMethods } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Report } from '#contract/common.ts'
import type { Access, Route } from '#contract/route.ts'
import type { Context } from './context.ts'

/** Routes of one noun. @template More what they need beside the context */
export type Routes<More = unknown> = FastifyPluginAsyncZod<Context & More>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; anyone where nothing is said. See access.ts. */
    access?: Access
    /** What may come as content; see content.ts. */
    takes?: 'nothing' | 'json' | 'form'
    /** The largest that the file of a form may be, where that is more than fits into memory; see content.ts. */
    audioBytes?: number
    /** What its rate limit counts; see rateLimits.ts. */
    counts?: 'submission' | 'view'
  }
}

/** Which of Fastify's schemas stands for which part of the contract. */
interface PartOf {
  params: 'params'
  query: 'querystring'
  body: 'body'
  form: 'body'
}
type Asked<R> = { [K in keyof R & keyof PartOf as PartOf[K]]: R[K] }

interface Described<S> {
  method: HTTPMethods
  url: string
  config: { access: Access; takes: 'nothing' | 'json' | 'form'; audioBytes?: number; counts?: 'submission' }
  schema: S
}

/** Address, access and schemas of a call of the contract, for `app.route({ ...fromContract(call), handler })`. */
export function fromContract<const R extends Route>(
  route: R,
): Described<Asked<R> & { response: { 200: R['answer'] } }>
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
      operationId: `${method.toLowerCase()} ${path}`,
      tags: [access],
      ...(access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
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

/** The same for a list, which is sent as the bytes that lists.ts keeps: neither serialized nor compressed again. */
export const listFromContract = <const R extends Route>(
  route: R,
): Described<Asked<R>> & { compress: false } => ({
  ...fromContract(route),
  compress: false,
})
