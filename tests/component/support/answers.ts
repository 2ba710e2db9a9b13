import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { allRoutes } from '#contract/allRoutes.ts'
import type { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'

/** One call that a page made, its parts as the route's schemas read them. */
export interface Asked {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly form?: unknown
  readonly idempotencyKey: string | null
  readonly bearer: string | null
}

/** An answer with another status than 200. */
export class Refusal {
  readonly report: Report
  constructor(report: Report) {
    this.report = report
  }
}

type Given<R extends Route> = z.input<R['answer']> | Refusal | Response
type Reply<R extends Route> = (asked: Asked) => Given<R> | Promise<Given<R>>

interface Served {
  readonly reply: (asked: Asked) => unknown
  readonly calls: Asked[]
}

const served = new Map<Route, Served>()
/** What a page asked and no test answered. */
const unanswered: string[] = []

/**
 * From now on the server answers these calls so. The answer has to be in the contract's words, and so has the call:
 * otherwise the test fails.
 * @returns the calls as they come
 */
export function answer<R extends Route>(route: R, reply: Reply<R> | Given<R>): readonly Asked[] {
  const calls: Asked[] = []
  served.set(route, { reply: (asked) => (isReply(reply) ? reply(asked) : reply), calls })
  return calls
}

const isReply = <R extends Route>(reply: Reply<R> | Given<R>): reply is Reply<R> =>
  typeof reply === 'function'

/** An answer that refuses, as the server words it. */
export const refusal = (statusCode: number, message: string): Refusal => new Refusal({ statusCode, message })

/** An answer that is in nobody's words. */
export const unreadable = (): Response => new Response('<html>')

/** The network is gone for this call: no answer comes. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch')
}

/** An answer that comes once the test says so. */
export function held<T>(value: T): { readonly reply: () => Promise<T>; release(): void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { reply: () => promise, release: () => resolve(value) }
}

const browserFetch = globalThis.fetch.bind(globalThis)

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromTest)
})

afterEach(() => {
  vi.unstubAllGlobals()
  served.clear()
  const calls = unanswered.splice(0)
  if (calls.length > 0) throw new Error(`The test answers nothing to ${calls.join(', ')}.`)
})

async function fetchFromTest(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(
    new URL(String(address instanceof Request ? address.url : address), location.href),
    init,
  )
  const url = new URL(request.url)
  // Sounds, pictures and models are files, which are there.
  if (!/^\/(?:api|playground)(?:\/|$)/.test(url.pathname)) return browserFetch(address, init)
  const found = routeOf(request.method, url.pathname)
  const own = found === null ? undefined : served.get(found.route)
  if (!found || !own) {
    unanswered.push(`${request.method} ${url.pathname}`)
    return reply({ statusCode: 404, message: 'The test answers nothing.' }, 404)
  }
  const asked = await partsOf(found.route, found.params, request)
  own.calls.push(asked)
  const given = await own.reply(asked)
  request.signal.throwIfAborted()
  if (given instanceof Response) return given
  const refused = given instanceof Refusal
  const body = refused ? given.report : z.encode(found.route.answer, given)
  const { idempotencyKey: key } = asked
  return reply(body, refused ? given.report.statusCode : 200, key === null ? {} : { 'idempotency-key': key })
}

const reply = (body: unknown, status: number, headers = {}) => Response.json(body, { status, headers })

function routeOf(method: string, path: string) {
  for (const route of allRoutes) {
    const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, params: { ...match.groups } }
  }
  return null
}

/** @throws {z.core.$ZodError} where the call is not in the contract's words */
async function partsOf(route: Route, params: unknown, request: Request): Promise<Asked> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const form = route.form && Object.fromEntries(await request.formData())
  return {
    ...(route.params && { params: z.parse(route.params, params) }),
    ...(route.query && { query: z.parse(route.query, query) }),
    ...(route.body && { body: z.parse(route.body, await request.json()) }),
    ...(route.form && { form: Object.assign({ audio: form?.audio }, z.parse(route.form, form)) }),
    idempotencyKey: request.headers.get('idempotency-key'),
    bearer: request.headers.get('authorization'),
  }
}
