import type { Cut } from '#contract/narrationScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'

export type Edge = 'start' | 'end'

/** Moves one edge of a stretch, held behind the stretch before, before the one behind, and long enough for a take. */
export function edgeMoved(
  cuts: readonly Cut[],
  index: number,
  edge: Edge,
  seconds: number,
  duration: number,
): readonly Cut[] {
  const cut = cuts[index]
  if (!cut) return cuts
  const [least, most] =
    edge === 'start'
      ? [cuts[index - 1]?.end ?? 0, cut.end - scriptLimits.takeSeconds]
      : [cut.start + scriptLimits.takeSeconds, cuts[index + 1]?.start ?? duration]
  const clamped = Math.max(least, Math.min(most, seconds))
  return cuts.with(index, { ...cut, [edge]: Math.round(clamped * 100) / 100 })
}

/** Times of cues, seconds from the beginning, each no earlier than the one before. */
export type CueTimes = readonly number[]

const rounded = (seconds: number) => Math.round(seconds * 100) / 100

/** A caption begins now: those behind it cannot begin before it, those before it not after it. */
export const tapped = (times: CueTimes, index: number, seconds: number): CueTimes =>
  times.map((time, each) => {
    if (each === index) return rounded(seconds)
    return each < index ? Math.min(time, rounded(seconds)) : Math.max(time, rounded(seconds))
  })

/** Moves one caption, held between its neighbours and within the take. */
export function nudged(times: CueTimes, index: number, by: number, duration: number): CueTimes {
  const least = times[index - 1] ?? 0
  const most = times[index + 1] ?? duration
  const moved = Math.min(most, Math.max(least, (times[index] ?? 0) + by))
  return times.with(index, rounded(moved))
}
