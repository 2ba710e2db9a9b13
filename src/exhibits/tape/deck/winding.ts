/** Requirements DECK-02 and DECK-03 up to `fullStepMs`. */
export const deckTimes = {
  stepSeconds: 5,
  seekMs: 600,
  resumeMs: 200,
  fullStepMs: 1000,
  /** Without data, after which a deck shows that it loads. */
  starvedMs: 500,
  /** A tick this late means that the machine slept; hidden pages tick once a second. */
  asleepMs: 5000,
  retryMs: 5000,
  mostRetryMs: 60_000,
} as const

/** A tape that is winding. Positions in seconds, times in milliseconds of the machine's clock. */
export type Winding =
  | {
      readonly kind: 'step'
      readonly from: number
      readonly to: number
      readonly startMs: number
      /** First the end of the animation, then the moment playback resumes. */
      readonly dueMs: number
    }
  | {
      readonly kind: 'full'
      readonly from: number
      readonly startMs: number
      readonly nextStepMs: number
    }

/** Position of the tape, seconds. A full rewind passes exactly through its steps. */
export function windingPosition(winding: Winding, clockMs: number): number {
  const sinceMs = clockMs - winding.startMs
  if (winding.kind === 'full')
    return Math.max(0, winding.from - (deckTimes.stepSeconds * sinceMs) / deckTimes.fullStepMs)
  const done = Math.min(1, Math.max(0, sinceMs / deckTimes.seekMs))
  return winding.from + (winding.to - winding.from) * eased(done)
}

/** Tape speed as a multiple of play speed, negative backwards. */
export function windingSpeed(winding: Winding, clockMs: number): number {
  const sinceMs = clockMs - winding.startMs
  if (winding.kind === 'full')
    return windingPosition(winding, clockMs) > 0 ? (-deckTimes.stepSeconds * 1000) / deckTimes.fullStepMs : 0
  if (sinceMs <= 0 || sinceMs >= deckTimes.seekMs) return 0
  return ((winding.to - winding.from) * 1000 * easedSpeed(sinceMs / deckTimes.seekMs)) / deckTimes.seekMs
}

/** Smoothstep: speed 0 at both ends, like a motor that starts and brakes. */
const eased = (done: number) => done * done * (3 - 2 * done)
const easedSpeed = (done: number) => 6 * done * (1 - done)
