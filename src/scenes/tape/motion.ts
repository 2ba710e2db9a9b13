/** How far a critically damped spring has moved after `seconds`, 0 to 1. @param rate 1/s */
function springShare(seconds: number, rate: number): number {
  if (seconds <= 0) return 0
  return 1 - (1 + rate * seconds) * Math.exp(-rate * seconds)
}

/** A pull towards another position from a moment on. */
export interface Pull {
  /** Seconds. */
  readonly at: number
  readonly to: number
  /** 1/s. */
  readonly rate: number
}

/** The position after a sequence of pulls, as a pure function of time. */
export function pulled(from: number, pulls: readonly Pull[], seconds: number): number {
  let value = from
  let goal = from
  for (const { at, to, rate } of pulls) {
    value += (to - goal) * springShare(seconds - at, rate)
    goal = to
  }
  return value
}
