import type { SelfTestReason } from '#content/pages/selfTest.ts'
import { after } from '#lib/time/timers.ts'

/** How a check went, and what to do about it. */
export interface Finding {
  readonly outcome: 'passed' | 'failed' | 'notApplicable'
  readonly why?: SelfTestReason
  /** Stands in the sentence, or beside the outcome. */
  readonly detail?: string
}

/** What a check may ask of the tester. */
export interface Bench {
  /** Shows a probe on the stage as long as the signal is not aborted; it reports the stage's state. */
  readonly onStage: (report: (state: string) => void, signal: AbortSignal) => void
  /** Asks the tester whether they hear it; `play` sounds once for each question. */
  readonly askAudible: (play: () => void) => Promise<boolean>
  /** Lets the visit end by itself, which the test holds otherwise. */
  readonly release: () => () => void
}

export type Check = (bench: Bench) => Promise<Finding>

export const passed = (detail?: string): Finding => ({
  outcome: 'passed',
  ...(detail !== undefined && { detail }),
})
export const failed = (why: SelfTestReason, detail?: string): Finding => ({
  outcome: 'failed',
  why,
  ...(detail !== undefined && { detail }),
})
export const notApplicable = (why: SelfTestReason): Finding => ({ outcome: 'notApplicable', why })

export const pause = (ms: number) => new Promise<void>((resolve) => after(ms, resolve))

/** Looks again and again until it is so. @returns whether it became so in time */
export async function until(isSo: () => boolean, withinMs: number, everyMs = 20): Promise<boolean> {
  const endMs = performance.now() + withinMs
  for (;;) {
    if (isSo()) return true
    if (performance.now() >= endMs) return false
    await pause(everyMs)
  }
}
