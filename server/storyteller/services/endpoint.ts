import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import type { ServiceSettings } from '#server/config/ai.ts'
import { ServiceFailure, unusable } from '#server/jobs/ServiceFailure.ts'
import { toFailure } from './toFailure.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'

/** Before a service that failed in passing is asked once more. */
const pauseMs = 500

export interface Endpoint {
  /**
   * Asks the service; once more where it failed in passing and there is time.
   * @param timeoutMs for everything, the second time and the reading of the answer included
   * @throws ServiceFailure whatever goes wrong
   */
  ask<T>(timeoutMs: number, request: (client: OpenAI, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Breaks off what is being asked. */
  close(): void
}

/** A service that speaks the OpenAI protocol. */
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
