/** `network`: no answer came. `malformed`: one came that is not what the contract promises. */
type ApiErrorCode = 'network' | 'malformed'

/** The only way a call fails; whatever the server says in the contract's words is an answer (API-04). */
export class ApiError extends Error {
  static {
    this.prototype.name = 'ApiError'
  }

  readonly code: ApiErrorCode

  /** @param message a sentence that a visitor may read */
  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
