import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { APIConnectionError, APIError } from 'openai'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import { cutText } from '#contract/cutText.ts'
import type { ServiceSettings } from '#server/config/ai.ts'
import { ServiceFailure, unusable } from '#server/jobs/ServiceFailure.ts'

/** Before a service that failed in passing is asked once more. */
const pauseMs = 500

export interface Endpoint {
  /**
   * Asks the service; once more where it failed in passing and there is time.
   * @param timeoutMs for everything, the second time and the reading of the answer included
   * @throws ServiceFailure whatever goes wrong
   */
  ask<T>(timeoutMs: number, request: (client: OpenAI, signal: AbortSignal) => Promise<T>): Promise<T>
  close(): void
}

export function createEndpoint({ baseUrl, apiKey }: Pick<ServiceSettings, 'baseUrl' | 'apiKey'>): Endpoint {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library insists on a key, and would take one from the environment: where there is none, none is sent.
    ...(apiKey === null ? { apiKey: 'none', defaultHeaders: { Authorization: null } } : { apiKey }),
    // Only what this server configures counts, never what else stands in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch,
    // The key goes to the configured address and to no other.
    fetchOptions: { redirect: 'error' },
  })
  const closing = new AbortController()

  async function once<T>(timeoutMs: number, request: (client: OpenAI, signal: AbortSignal) => Promise<T>) {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))])
    try {
      // An answer that trickles in is not always broken off by the signal alone.
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
        // The second try gets at least half of the time, else it would only end as too slow.
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
/** What services are asked for, by the end of the address; all else is text. */
const answers = [
  { path: /\/audio\/speech$/, what: 'speech', most: scriptLimits.recordingBytes },
  { path: /\/images\/generations$/, what: 'picture', most: 32 * megabyte },
  { path: /(?:)/, what: 'text', most: 2 * megabyte },
] as const

/** As `fetch`, but an answer that is larger than any can be is broken off, an error's too. */
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
  /** Never to be repeated; null where there is none. */
  readonly apiKey: string | null
}

/** Error codes by which services decline what is asked for, whoever asks. */
const declined = /content_policy|content_filter|moderation|safety/i
/** No longer than this is waited for, whatever a service says. */
const longestWaitMs = 86_400_000
const detailChars = 160

/** What went wrong, in words for staff. */
function toFailure(error: unknown, { signal, isClosing, apiKey }: Circumstances): ServiceFailure {
  if (error instanceof ServiceFailure) return error
  // The library wraps what its `fetch` throws.
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
  const said = `${String(code)} ${String(type)}`
  if (declined.test(said)) {
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

/** Milliseconds of a Retry-After header: seconds or a date. 0 where it says nothing. */
function waitAskedFor(header: string | null | undefined): number {
  if (header === null || header === undefined) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : 0
}
