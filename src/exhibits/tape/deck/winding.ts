/** Milliseconds, but for stepSeconds. Requirements DECK-02 and DECK-03 up to `fullStep`. */
export const deckTimes = {
  stepSeconds: 5,
  seek: 600,
  resume: 200,
  fullStep: 1000,
  /** Without data for so long, a deck says that it loads. */
  starved: 500,
  /** No tick comes so late in a machine that is awake; hidden pages get one a second. */
  asleep: 5000,
  retry: 5000,
  retryMost: 60_000,
} as const

/** Tape on its way. Positions in seconds, times in milliseconds of the machine's clock. */
export type Winding =
  | {
      readonly kind: 'step'
      readonly from: number
      readonly to: number
      readonly startMs: number
      /** The end of the animation, then the moment playback resumes. */
      readonly dueMs: number
    }
  | {
      readonly kind: 'full'
      readonly from: number
      readonly startMs: number
      readonly nextStepMs: number
    }

/** Seconds where the tape is. A full rewind runs through its steps without a halt: at each of them it is exactly there. */
export function windingPosition(winding: Winding, clockMs: number): number {
  const sinceMs = clockMs - winding.startMs
  if (winding.kind === 'full')
    return Math.max(0, winding.from - (deckTimes.stepSeconds * sinceMs) / deckTimes.fullStep)
  const done = Math.min(1, Math.max(0, sinceMs / deckTimes.seek))
  return winding.from + (winding.to - winding.from) * eased(done)
}

/** Tape speed as a multiple of play speed, negative backwards. */
export function windingSpeed(winding: Winding, clockMs: number): number {
  const sinceMs = clockMs - winding.startMs
  if (winding.kind === 'full')
    return windingPosition(winding, clockMs) > 0 ? (-deckTimes.stepSeconds * 1000) / deckTimes.fullStep : 0
  if (sinceMs <= 0 || sinceMs >= deckTimes.seek) return 0
  return ((winding.to - winding.from) * 1000 * easedSpeed(sinceMs / deckTimes.seek)) / deckTimes.seek
}

/** A motor that comes up, runs and is braked: smoothstep, whose speed is 0 at both ends. */
const eased = (done: number) => done * done * (3 - 2 * done)
const easedSpeed = (done: number) => 6 * done * (1 - done)
