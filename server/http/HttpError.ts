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
