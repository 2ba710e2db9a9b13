/**
 * Why a page is loaded anew: code of it is gone, a screen in the museum has failed, a new build is served, or the museum
 * opens. What a visitor or staff ask for needs no decision.
 */
export type ReloadReason = 'code' | 'error' | 'version' | 'opening'

export interface ReloadFacts {
  /** There is something to load: without it, a browser shows a page of its own, from which nothing leads back. */
  readonly canLoad: boolean
  /** Somebody records or sends. */
  readonly isBusy: boolean
  /** A reload would cost somebody what they typed or recorded. */
  readonly hasUnsavedWork: boolean
  readonly isNobodyThere: boolean
  /** This visit has been reloaded for missing code already. */
  readonly wasReloadedForCode: boolean
}

/** Whether to reload; `later` asks again. Missing code is better told at once than waited for (SHELL-08). */
export function decide(reason: ReloadReason, facts: ReloadFacts): 'now' | 'later' | 'never' {
  const isFree = facts.canLoad && !facts.isBusy
  if (reason === 'code') {
    return isFree && !facts.hasUnsavedWork && !facts.wasReloadedForCode ? 'now' : 'never'
  }
  if (reason !== 'error' && !facts.isNobodyThere) return 'never'
  return isFree ? 'now' : 'later'
}

const firstDelayMs = 5_000
const longestDelayMs = 300_000

/** How long the `count`th reload in a row waits: 5 s, 10 s, 20 s … 300 s. @param count from 0 */
export const reloadDelayMs = (count: number): number => Math.min(firstDelayMs * 2 ** count, longestDelayMs)

/** What is known of the build here and of the one that the server has. Times in ms since 1970. */
export interface Versions {
  /** What this page runs; null: nobody knows. */
  readonly here: string | null
  /** What the server has; null: it has not said. */
  readonly served: string | null
  /** For which build this screen has last reloaded, and when. */
  readonly tried: { readonly build: string; readonly at: number } | null
}

/** A build that did not come by reloading, because something in between keeps the old one, is tried again, ms. */
export const triesAgainMs = 3_600_000

/** Whether the server has another build that is worth a reload. */
export function isVersionDue({ here, served, tried }: Versions, now: number): boolean {
  if (here === null || served === null || served === here) return false
  return tried?.build !== served || now < tried.at || now - tried.at >= triesAgainMs
}
