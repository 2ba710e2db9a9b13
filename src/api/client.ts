import * as z from 'zod/mini'
import { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'
import { bearerFor } from '#lib/visit/tokens.ts'
import { ApiError } from './ApiError.ts'
import { addressOf, bodyOf, type Answer, type Input, type LooseInput } from './request.ts'

/** ms after which a call counts as lost. Staff calls have no limit: some generate for minutes. */
export const timeoutMs = { read: 30_000, submission: 180_000 } as const

/**
 * Calls the server; nothing else uses fetch for that. Returns every answer that matches the contract, a `Report` of a
 * refusal included, whatever the HTTP status.
 * @throws {ApiError} where there is no answer or it does not match the contract
 */
export async function call<R extends Route>(route: R, input: Input<R>): Promise<Answer<R>> {
  return (await callAndCheckKey(route, input)).answer
}

export interface KeyedAnswer<A> {
  readonly answer: A
  /** The server recognizes the submission by its Idempotency-Key: sending it again stores nothing twice. */
  readonly knowsKey: boolean
}

export async function callAndCheckKey<R extends Route>(
  route: R,
  input: Input<R>,
): Promise<KeyedAnswer<Answer<R>>> {
  const exchanged = await exchange(route, input)
  return { answer: answerOf(route, exchanged), knowsKey: exchanged.knowsKey }
}

/**
 * Parses the body as the route's own answer, else as a report. Only a success can be the route's own answer. A refusal
 * without a code gets that of its HTTP status.
 */
function answerOf<R extends Route>(
  route: R,
  { ok, status, body }: Exchanged,
): z.output<R['answer']> | Report {
  if (ok) {
    const schema: R['answer'] = route.answer
    const answer = z.safeParse(schema, body)
    if (answer.success) return answer.data
  }
  const report = z.safeParse(Report, ok || !isFields(body) ? body : { statusCode: status, ...body })
  if (report.success) return report.data
  throw malformed(
    body === undefined ? new SyntaxError('There is nothing to read in the answer.') : report.error,
  )
}

interface Exchanged {
  readonly ok: boolean
  readonly status: number
  /** Undefined where the answer has no body. */
  readonly body: unknown
  readonly knowsKey: boolean
}

const isFields = (body: unknown): body is object => typeof body === 'object' && body !== null

async function exchange(route: Route, input: LooseInput): Promise<Exchanged> {
  const { body, headers } = bodyOf(input)
  const isForeign = /^https?:/.test(input.base ?? '')
  const bearer = isForeign ? null : bearerFor(route.access)
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey
  const signal = signalOf(route, input.signal)
  try {
    const response = await fetch(addressOf(route, input), {
      method: route.method,
      headers,
      credentials: 'omit',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    const { ok, status } = response
    const key = response.headers.get('idempotency-key')
    const knowsKey = key !== null && key === input.idempotencyKey
    return { ok, status, body: successful(parsed(await response.text())), knowsKey }
  } catch (error) {
    if (input.signal?.aborted === true || error instanceof ApiError) throw error
    throw new ApiError('network', 'The server cannot be reached.', { cause: error })
  }
}

/** A text that is no JSON may be a plain "OK". A page of HTML is refused: a proxy sent it. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    if (text.trimStart().startsWith('<')) throw malformed(error)
    return undefined
  }
}

/** Other servers answer 201 when they have stored something; pages expect 200. */
function successful(body: unknown): unknown {
  const report = z.safeParse(z.object({ statusCode: z.int().check(z.gte(201), z.lte(299)) }), body)
  return report.success && isFields(body) ? { ...body, statusCode: 200 } : body
}

function malformed(cause: unknown): ApiError {
  return new ApiError('malformed', 'The server gave an answer that cannot be read.', { cause })
}

/** Combines the caller's signal and the route's timeout. */
function signalOf(route: Route, own: AbortSignal | undefined): AbortSignal | null {
  const limitMs = route.submission ? timeoutMs.submission : route.method === 'GET' ? timeoutMs.read : null
  if (limitMs === null) return own ?? null
  const timeout = AbortSignal.timeout(limitMs)
  return own === undefined ? timeout : AbortSignal.any([own, timeout])
}
