import { APIConnectionError, APIError } from 'openai'
import { cutText } from '#contract/cutText.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

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
export function toFailure(error: unknown, { signal, isClosing, apiKey }: Circumstances): ServiceFailure {
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
