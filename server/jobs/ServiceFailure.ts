interface FailureFacts {
  /** What happened, in English, to stand behind «because», without a full stop. Never holds a key. */
  readonly reason: string
  /** What was asked for is declined: the same request would fail the same way. */
  readonly isFinal?: boolean
  /** The same request may succeed in a moment. */
  readonly isPassing?: boolean
  /** It is asked wrongly until staff change a setting: a wrong key, an unknown model. */
  readonly isMisconfigured?: boolean
  /** There was an answer, which cost what answers cost, and it was of no use. */
  readonly isUnusable?: boolean
  /** How long the service wants to be left alone, in milliseconds. */
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** A configured service did not do what was asked of it. */
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

  /** It may be asked again without anybody doing something. */
  get mayRecover(): boolean {
    return !this.isFinal && !this.isMisconfigured
  }

  /** For staff. */
  get sentence(): string {
    return `${this.reason.charAt(0).toUpperCase()}${this.reason.slice(1)}.`
  }
}

/** A failure because an answer is not what was asked for. @param detail stands behind «it» */
export function unusable(detail: string, cause?: unknown): ServiceFailure {
  return new ServiceFailure({
    reason: `the service's answer cannot be used: it ${detail}`,
    isUnusable: true,
    cause,
  })
}
