import type { FastifyBaseLogger } from 'fastify'
import { StorageError } from '#server/db/storageError.ts'

/** An answer that is not a success: its message is for the person who called. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  /** When it may be worth trying again; goes into the answer's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(statusCode: number, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options)
    this.statusCode = statusCode
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** What was looked for. @throws HttpError 404 with the message where it is not there */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new HttpError(404, message)
  return value
}

/** The answer to what failed in the middle: a full disk says so itself. @param message says what stays as it was */
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

/** Somebody else has changed what this would have overwritten: a 409 that says who, when, and what stands there now. */
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
