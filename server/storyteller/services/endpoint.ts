import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { APIConnectionError, APIError } from 'openai'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { cutText } from '#contract/cutText.ts'
import type { ServiceSettings } from '#server/config/ai.ts'
import { ServiceFailure, unusable } from '#server/jobs/ServiceFailure.ts'

/** ms before a failed request is repeated. */
const pauseMs = 500

export interface Endpoint {
  /**
   * Sends a request, and once more after a passing failure if there is time.
   * @param timeoutMs for everything: both tries and reading the answer
   * @throws ServiceFailure for every failure
   */
  ask<T>(timeoutMs: number, request: (client: OpenAI, signal: AbortSignal) => Promise<T>): Promise<T>
  close(): void
}

export function createEndpoint({ baseUrl, apiKey }: Pick<ServiceSettings, 'baseUrl' | 'apiKey'>): Endpoint {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library requires a key and would read one from the environment; without a key the header is removed.
    ...(apiKey === null ? { apiKey: 'none', defaultHeaders: { Authorization: null } } : { apiKey }),
    // Ignores other variables in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch,
    // The key is sent to the configured address only.
    fetchOptions: { redirect: 'error' },
  })
  const closing = new AbortController()

  async function once<T>(timeoutMs: number, request: (client: OpenAI, signal: AbortSignal) => Promise<T>) {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))])
    try {
      // The signal alone does not always abort a slow answer.
      return await Promise.race([request(client, signal), aborted(signal)])
    } catch (error) {
      throw toFailure(error, { signal, isClosing: closing.signal.aborted, apiKey })
    }
  }

  return {
    async ask(timeoutMs, request) {
      const startedAt = performance.now()
      try {
        return await once(timeoutMs, request)
      } catch (error) {
        if (!(error instanceof ServiceFailure) || !error.isPassing) throw error
        const waitMs = Math.max(error.retryAfterMs, pauseMs)
        const leftMs = timeoutMs - (performance.now() - startedAt) - waitMs
        // A second try with less than half of the time would only time out.
        if (leftMs < timeoutMs / 2) throw error
        await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => {
          throw error
        })
        return once(leftMs, request)
      }
    },
    close: () => closing.abort(),
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const megabyte = 1024 * 1024
/** Kinds of answers by path; all others are text. */
const answers = [
  { path: /\/audio\/speech$/, what: 'speech', most: scriptLimits.recordingBytes },
  { path: /\/images\/generations$/, what: 'picture', most: 32 * megabyte },
  { path: /(?:)/, what: 'text', most: 2 * megabyte },
] as const

/** As `fetch`, with a size limit for answers and errors. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.body === null) return response
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const { what, most } = answers.find(({ path }) => path.test(pathname)) ?? answers[2]
  let size = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) controller.error(unusable(`is larger than any ${what}`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounded), response)
}

interface Circumstances {
  readonly signal: AbortSignal
  readonly isClosing: boolean
  /** Must not be logged. Null where there is none. */
  readonly apiKey: string | null
}

/** Error codes of declined requests. */
const declined = /content_policy|content_filter|moderation|safety/i
/** Longest wait that a service can ask for. */
const longestWaitMs = 86_400_000
const detailChars = 160

/** The failure in words for staff. */
function toFailure(error: unknown, { signal, isClosing, apiKey }: Circumstances): ServiceFailure {
  if (error instanceof ServiceFailure) return error
  // The library wraps errors of `fetch`.
  if (error instanceof Error && error.cause instanceof ServiceFailure) return error.cause
  if (isClosing) return new ServiceFailure({ reason: 'the server is closing', cause: error })
  if (signal.aborted) return new ServiceFailure({ reason: 'the service took too long', cause: error })
  if (error instanceof APIConnectionError || !(error instanceof APIError)) {
    const isUnreadable = error instanceof SyntaxError
    return new ServiceFailure({
      reason: isUnreadable ? "the service's answer cannot be read" : 'the service cannot be reached',
      isPassing: !isUnreadable,
      cause: error,
    })
  }
  const { status, headers, code, type } = error
  const codeAndType = `${String(code)} ${String(type)}`
  if (declined.test(codeAndType)) {
    return new ServiceFailure({ reason: 'the service declines this content', isFinal: true, cause: error })
  }
  if (status === 401 || status === 403) {
    const reason = `the service refuses the key (${status})`
    return new ServiceFailure({ reason, isMisconfigured: true, cause: error })
  }
  if (status === 429) {
    const retryAfterMs = waitAskedFor(headers?.get('retry-after'))
    const wait = retryAfterMs > 0 ? ` and wants ${Math.ceil(retryAfterMs / 1000)} s of rest` : ''
    return new ServiceFailure({
      reason: `the service is asked too much (429)${wait}`,
      isPassing: true,
      retryAfterMs,
      cause: error,
    })
  }
  if (status !== undefined && status >= 500) {
    return new ServiceFailure({
      reason: `the service fails (${status})`,
      isPassing: true,
      retryAfterMs: waitAskedFor(headers?.get('retry-after')),
      cause: error,
    })
  }
  const message = apiKey === null ? error.message : error.message.replaceAll(apiKey, '***')
  const detail = cutText(message.replace(/\s+/gu, ' '), detailChars)
  const advice = status === 404 ? ': check its address and the name of the model' : ''
  const reason = `the service rejects the request (${detail})${advice}`
  return new ServiceFailure({ reason, isMisconfigured: true, cause: error })
}

/** ms from a Retry-After header, in seconds or as a date; 0 without one. */
function waitAskedFor(header: string | null | undefined): number {
  if (header === null || header === undefined) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : 0
}
