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
  const held = Math.max(least, Math.min(most, seconds))
  return cuts.with(index, { ...cut, [edge]: Math.round(held * 100) / 100 })
}
