/** How far something on a critically damped spring has come `seconds` after it was let go, 0 to 1. @param rate 1/s */
function springShare(seconds: number, rate: number): number {
  if (seconds <= 0) return 0
  return 1 - (1 + rate * seconds) * Math.exp(-rate * seconds)
}

/** From a moment on something is drawn to another place. */
export interface Pull {
  /** Seconds. */
  readonly at: number
  readonly to: number
  /** 1/s. */
  readonly rate: number
}

/** Where something is that was drawn from place to place: a pure function of time, and yet with mass. */
export function pulled(from: number, pulls: readonly Pull[], seconds: number): number {
  let value = from
  let goal = from
  for (const { at, to, rate } of pulls) {
    value += (to - goal) * springShare(seconds - at, rate)
    goal = to
  }
  return value
}

/** 0 below `from`, 1 above `to`, and a soft S between. */
export const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
