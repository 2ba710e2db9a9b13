/** Envelopes are functions of seconds, 0 or more. */
export type Envelope = (seconds: number) => number

/** Rises like a raised cosine in `attackSeconds`, then falls by 60 dB in `decaySeconds`. */
export function struck(attackSeconds: number, decaySeconds: number): Envelope {
  return (seconds) =>
    seconds < attackSeconds
      ? smooth(seconds / attackSeconds)
      : 10 ** ((-3 * (seconds - attackSeconds)) / decaySeconds)
}

/** Up and down again within `seconds`, highest at `peakAt` (0 to 1 of the way). Both slopes are soft. */
export function swell(seconds: number, peakAt: number): Envelope {
  const top = seconds * peakAt
  return (time) => {
    if (time <= 0 || time >= seconds) return 0
    return time < top ? smooth(time / top) : smooth((seconds - time) / (seconds - top))
  }
}

/** Straight lines between points [seconds, value] in rising order of time; flat outside. */
export function lines(points: readonly (readonly [number, number])[]): Envelope {
  return (seconds) => {
    let [before, from] = points[0] ?? [0, 0]
    for (const [after, to] of points) {
      if (seconds < after)
        return seconds <= before ? from : from + ((to - from) * (seconds - before)) / (after - before)
      before = after
      from = to
    }
    return from
  }
}

/** 0 to 1 without a corner at either end. */
export function smooth(position: number): number {
  const x = Math.min(1, Math.max(0, position))
  return x * x * (3 - 2 * x)
}
