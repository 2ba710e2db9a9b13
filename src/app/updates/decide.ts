/**
 * Why a page reloads by itself: code is missing, a kiosk has failed, there is a new build, or the museum opens.
 * Reloads that visitors or staff ask for need no decision.
 */
export type ReloadReason = 'code' | 'error' | 'version' | 'opening'

export interface ReloadFacts {
  /** The page can be loaded. Otherwise the browser would show its own error page, which never returns. */
  readonly canLoad: boolean
  /** A recording or a submission is under way. */
  readonly isBusy: boolean
  /** A reload would lose typed text or a recording. */
  readonly hasUnsavedWork: boolean
  readonly isInviting: boolean
  /** This visit has been reloaded for missing code already. */
  readonly wasReloadedForCode: boolean
}

/** `later` asks again. Missing code never waits: its error is shown instead (SHELL-08). */
export function decide(reason: ReloadReason, facts: ReloadFacts): 'now' | 'later' | 'never' {
  const isFree = facts.canLoad && !facts.isBusy
  if (reason === 'code') {
    return isFree && !facts.hasUnsavedWork && !facts.wasReloadedForCode ? 'now' : 'never'
  }
  if (reason !== 'error' && !facts.isInviting) return 'never'
  return isFree ? 'now' : 'later'
}

const firstDelayMs = 5_000
const longestDelayMs = 300_000

/** Delay of the `count`th reload in a row: 5 s, 10 s, 20 s … 300 s. @param count from 0 */
export const reloadDelayMs = (count: number): number => Math.min(firstDelayMs * 2 ** count, longestDelayMs)

/** The build of this page and of the server. Times in ms since 1970. */
export interface Versions {
  /** The build that this page runs; null: unknown. */
  readonly here: string | null
  /** The build that the server has; null: not reported yet. */
  readonly served: string | null
  /** The build for which this kiosk last reloaded, and when. */
  readonly tried: { readonly build: string; readonly at: number } | null
}

/** ms after which a build that a cache in between withheld is tried again. */
export const triesAgainMs = 3_600_000

/** Whether the server has another build that is worth a reload. */
export function isVersionDue({ here, served, tried }: Versions, now: number): boolean {
  if (here === null || served === null || served === here) return false
  return tried?.build !== served || now < tried.at || now - tried.at >= triesAgainMs
}
