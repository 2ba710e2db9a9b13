import { currently } from '#api/queries/overrides.ts'
import { useKiosk } from '#state/kiosk.ts'

/**
 * Milliseconds. Spec §9 for the return; TAPE-07b for the question before it, WCAG 2.2.1 asks for as much. Staff may set
 * others, for all or for this kiosk.
 */
export function idleTimes(): { readonly returns: number; readonly asks: number } {
  return {
    returns: (useKiosk.getState().settings.idleSeconds ?? currently('times.idleReturn', 300)) * 1000,
    asks: currently('times.idleQuestion', 20) * 1000,
  }
}

/** What to do after a time without input, and when to look again, in ms. */
export type IdleStage =
  | { readonly stage: 'quiet'; readonly lookInMs: number }
  | { readonly stage: 'asking'; readonly secondsLeft: number; readonly lookInMs: number }
  | { readonly stage: 'over' }

/**
 * By the clock on the wall, never by counted ticks: a machine that slept through the time finds it over when it wakes,
 * without a question that nobody was there to answer. A clock that was set back counts as if somebody had just been
 * here.
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
