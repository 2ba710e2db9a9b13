/** `network`: there was no answer. `malformed`: the answer does not match the contract. */
type ApiErrorCode = 'network' | 'malformed'

/** The only way in which a call fails. Every answer that matches the contract is returned (API-04). */
export class ApiError extends Error {
  static {
    this.prototype.name = 'ApiError'
  }

  readonly code: ApiErrorCode

  /** @param message may be shown to visitors */
  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
