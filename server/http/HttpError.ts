import type { FastifyBaseLogger } from 'fastify'
import { StorageError } from '#server/db/storageError.ts'

/** A refusal; its message is for the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  /** For the answer's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(statusCode: number, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options)
    this.statusCode = statusCode
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** @throws HttpError 404 with the message where the value is undefined */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new HttpError(404, message)
  return value
}

/** The answer to a failure; a full disk has its own. @param message says what is unchanged */
export function failure(error: unknown, log: FastifyBaseLogger, message: string): Error {
  if (error instanceof HttpError || error instanceof StorageError) return error
  log.error({ err: error }, message)
  return new HttpError(500, message, { cause: error })
}

interface Changed<T> {
  readonly changedBy: string | null
  /** ISO 8601 in UTC. */
  readonly changedAt: string
  readonly current: T
}

/** Another member has changed the item: a 409 with who, when, and the present state. */
export class Conflict<T> extends HttpError {
  readonly details: Changed<T>

  constructor(what: string, details: Changed<T>) {
    const time = details.changedAt.slice(11, 16)
    const who = details.changedBy ?? 'Someone'
    super(
      409,
      `${who} has changed ${what} meanwhile (${time} UTC). Nothing was overwritten. Look at what stands there now, then change it again.`,
    )
    this.details = details
  }
}
