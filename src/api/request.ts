import type * as z from 'zod/mini'
import type { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'

/** The output of a route's schema at this place; nothing where it has none. */
type Part<R, Place extends string> =
  R extends Record<Place, infer Schema extends z.ZodMiniType> ? { [K in Place]: z.output<Schema> } : object

type FormPart<R> = R extends { form: infer Schema extends z.ZodMiniType }
  ? { form: z.output<Schema> & { readonly audio: Blob } }
  : object

type SubmissionPart<R> = R extends { submission: true }
  ? {
      /** A UUID, the same for all tries of one submission, so that a repeat is harmless. */
      idempotencyKey: string
    }
  : object

/** The input of a call, from its route. */
export type Input<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> &
  FormPart<R> &
  SubmissionPart<R> & { readonly signal?: AbortSignal; readonly base?: string }

/** The route's own answer, or a report on why there is none. */
export type Answer<R extends Route> = z.output<R['answer']> | Report

/** The parts of a call, untyped. */
export interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly form?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Another server's base in place of `/api`. Tokens are never sent there. */
  readonly base?: string
}

export function addressOf(route: Route, { params, query, base }: LooseInput): string {
  const values = new Map(entriesOf(params))
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams(entriesOf(query).map(([name, value]) => [name, String(value)]))
  const whole = search.size === 0 ? path : `${path}?${search}`
  return base === undefined ? whole : whole.replace(/^\/api/, base)
}

/** The body of a call and its headers. A multipart body sets its own type. */
export function bodyOf({ body, form }: LooseInput): { body?: BodyInit; headers: Record<string, string> } {
  if (form !== undefined) return { body: multipart(form), headers: {} }
  if (body === undefined) return { headers: {} }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** The file goes last, so that a server reading the stream knows the fields before it. */
function multipart(form: unknown): FormData {
  const data = new FormData()
  const files: [string, Blob][] = []
  for (const [name, value] of entriesOf(form)) {
    if (value instanceof Blob) files.push([name, value])
    else data.append(name, String(value))
  }
  for (const [name, file] of files) data.append(name, file, `${name}.${extensionOf(file.type)}`)
  return data
}

/** 'audio/webm;codecs=opus' gives 'webm'. */
function extensionOf(type: string): string {
  return /^audio\/([a-z0-9]+)/.exec(type)?.[1] ?? 'webm'
}

function entriesOf(fields: unknown): [string, unknown][] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
}
