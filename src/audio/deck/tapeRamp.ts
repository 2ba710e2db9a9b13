/** One change of tape speed, linear in time. Times in seconds of the audio clock, speeds as multiples of play speed. */
export interface TapeRamp {
  readonly startAt: number
  readonly seconds: number
  readonly fromSpeed: number
  readonly toSpeed: number
  /** Seconds by which the tape is behind the media as the ramp starts. */
  readonly fromDelay: number
}

/** Seconds of DECK-09: how long the capstan takes from rest to play speed, or back. */
export const rampSeconds = { stop: 0.05, pause: 0.2 } as const

/** A tape that moves at one speed: behind the media by `delay`. */
export const steady = (speed: number, delay: number): TapeRamp => ({
  startAt: 0,
  seconds: 0,
  fromSpeed: speed,
  toSpeed: speed,
  fromDelay: delay,
})

/** The next ramp at `startAt`, from wherever the one before has come to. A part of the way takes a part of the time. */
export function rampTo(before: TapeRamp, toSpeed: number, fullSeconds: number, startAt: number): TapeRamp {
  const fromSpeed = speedAt(before, startAt)
  return {
    startAt,
    seconds: fullSeconds * Math.abs(toSpeed - fromSpeed),
    fromSpeed,
    toSpeed,
    fromDelay: delayAt(before, startAt),
  }
}

/** Speed at a moment of the audio clock, as a multiple of play speed. */
export function speedAt({ startAt, seconds, fromSpeed, toSpeed }: TapeRamp, at: number): number {
  if (at <= startAt) return fromSpeed
  if (at >= startAt + seconds) return toSpeed
  return fromSpeed + ((toSpeed - fromSpeed) * (at - startAt)) / seconds
}

/**
 * Seconds by which the tape is behind media that plays on at play speed: the integral of what the tape lacks in speed.
 * A delay line of this length turns the media's sound into the tape's, pitch included, to the sample.
 * After a ramp that ends at rest the media has to stop; the delay stays what it was then.
 */
export function delayAt(ramp: TapeRamp, at: number): number {
  const sinceStart = Math.min(Math.max(0, at - ramp.startAt), ramp.seconds)
  const meanSpeed = (ramp.fromSpeed + speedAt(ramp, ramp.startAt + sinceStart)) / 2
  return ramp.fromDelay + (1 - meanSpeed) * sinceStart
}

/** When the ramp is over. */
export const rampEnd = ({ startAt, seconds }: TapeRamp) => startAt + seconds
