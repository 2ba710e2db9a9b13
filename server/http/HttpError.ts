/** An answer that is not a success: its message is for the person who called. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.statusCode = statusCode
  }
}
