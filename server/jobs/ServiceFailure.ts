interface FailureFacts {
  /** In English, to follow «because», without a full stop. Never contains a key. */
  readonly reason: string
  /** Declined: the same request would fail again. */
  readonly isFinal?: boolean
  /** The same request may soon succeed. */
  readonly isPassing?: boolean
  /** Fails until staff change a setting, such as a wrong key or an unknown model. */
  readonly isMisconfigured?: boolean
  /** The answer was billed but useless. */
  readonly isUnusable?: boolean
  /** ms that the service asks to wait. */
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** A configured service failed. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  readonly reason: string
  readonly isFinal: boolean
  readonly isPassing: boolean
  readonly isMisconfigured: boolean
  readonly isUnusable: boolean
  readonly retryAfterMs: number

  constructor({ reason, cause, ...facts }: FailureFacts) {
    const {
      isFinal = false,
      isPassing = false,
      isMisconfigured = false,
      isUnusable = false,
      retryAfterMs = 0,
    } = facts
    super(reason, { cause })
    this.reason = reason
    this.isFinal = isFinal
    this.isPassing = isPassing
    this.isMisconfigured = isMisconfigured
    this.isUnusable = isUnusable
    this.retryAfterMs = retryAfterMs
  }

  /** Whether a retry may succeed without a change of settings. */
  get mayRecover(): boolean {
    return !this.isFinal && !this.isMisconfigured
  }

  /** For staff. */
  get sentence(): string {
    return `${this.reason.charAt(0).toUpperCase()}${this.reason.slice(1)}.`
  }
}

/** The failure of a useless answer. @param detail follows «it» */
export function unusable(detail: string, cause?: unknown): ServiceFailure {
  return new ServiceFailure({
    reason: `the service's answer cannot be used: it ${detail}`,
    isUnusable: true,
    cause,
  })
}
