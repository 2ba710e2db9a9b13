import { currently } from '#api/queries/overrides.ts'
import { useKiosk } from '#state/kiosk.ts'

/**
 * Milliseconds. Spec §9 for the return; TAPE-07b for the question before it, as WCAG 2.2.1 requires. Staff may set
 * others, for all kiosks or for one.
 */
export function idleTimes(): { readonly returns: number; readonly asks: number } {
  return {
    returns: (useKiosk.getState().settings.idleSeconds ?? currently('times.idleReturn', 300)) * 1000,
    asks: currently('times.idleQuestion', 20) * 1000,
  }
}

/** The stage after a time without input, and ms until the next check. */
export type IdleStage =
  | { readonly stage: 'quiet'; readonly lookInMs: number }
  | { readonly stage: 'asking'; readonly secondsLeft: number; readonly lookInMs: number }
  | { readonly stage: 'over' }

/**
 * Uses wall-clock time, so a machine that slept finds the visit over on waking, without a question. If the clock was
 * set back, the idle time starts over.
 * @param sinceMs since the last input
 */
export function idleStage(sinceMs: number): IdleStage {
  const { returns, asks } = idleTimes()
  const leftMs = returns - Math.max(0, sinceMs)
  if (leftMs <= 0) return { stage: 'over' }
  if (leftMs > asks) return { stage: 'quiet', lookInMs: leftMs - asks }
  const secondsLeft = Math.ceil(leftMs / 1000)
  return { stage: 'asking', secondsLeft, lookInMs: leftMs - (secondsLeft - 1) * 1000 }
}
