/** A value on a critically damped spring: it arrives without overshooting, whatever the frame rate. */
export interface Spring {
  value: number
  /** Units a second. */
  velocity: number
}

/** Closer than this, and slower than ten times it a second, the spring has arrived. */
const restDistance = 0.0004

/**
 * Moves a spring on by `seconds` towards `goal`, in place: frames must not allocate.
 * The step is the exact solution, so one long step ends where many short ones do.
 * @param rate in 1/s; about 4.7 / rate seconds bring it within 5 % of its goal
 * @returns whether it still moves
 */
export function stepSpring(spring: Spring, goal: number, rate: number, seconds: number): boolean {
  const away = spring.value - goal
  const pull = spring.velocity + rate * away
  const decay = Math.exp(-rate * seconds)
  spring.value = goal + (away + pull * seconds) * decay
  spring.velocity = (spring.velocity - rate * pull * seconds) * decay
  if (Math.abs(spring.value - goal) > restDistance || Math.abs(spring.velocity) > 10 * restDistance)
    return true
  spring.value = goal
  spring.velocity = 0
  return false
}
