import { isServerThere } from '#api/isServerThere.ts'
import type { KioskFacts } from '#contract/kiosks.ts'
import { recoverChunksBy } from '#lib/browser/lazyComponent.ts'
import { type KeyedStore, visitStore } from '#lib/browser/storage.ts'
import { after } from '#lib/time/timers.ts'
import { hasUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { useSession } from '#state/session.ts'
import { isIdlePrevented, useVisit } from '#state/visit.ts'
import { decide, type ReloadFacts, reloadDelayMs, type ReloadReason } from './decide.ts'

/*
 * The only place that loads a page anew. Reasons come from all over; decide.ts says which of them may, and when.
 */

/** What `decide` puts off is looked at again after this, ms. */
const lookMs = 5_000
/** A page that stood this long without a failure makes the next failure count as the first again. */
export const healthyAfterMs = 60_000

/** Keys of sessionStorage. How often a screen in the museum had to reload is nobody's: it outlives visits. */
export const reloadCountKey = 'reload-count'
/** The machine is to be restarted, and the server knows that this kiosk has heard it: a reload forgets it not. */
export const restartDueKey = 'restart-due'
const reloadedForCodeKey = 'reloaded-for-code'
const reasonKey = 'load-reason'

const running = new Map<ReloadReason, Promise<boolean>>()
let isSending = () => false
let recovery: Promise<boolean> = Promise.resolve(false)

/** Whoever sends in the background, and is loaded later than this, is asked before a reload. */
export function askBeforeReload(isBusySending: () => boolean): void {
  isSending = isBusySending
}

/** Has the page of a visitor loaded anew for code that is gone; a kiosk's error screen sees to that by itself. */
export function reloadForMissingCode(): void {
  addEventListener('vite:preloadError', () => {
    // The browser misses one file several times; a page that reloads already does.
    recovery = recovery.then((isReloading) => isReloading || requestReload('code'))
  })
  recoverChunksBy(() => recovery)
}

/**
 * Loads the page anew as soon as it may be; a reason that waits already goes on waiting.
 * @param beforeReload is called when it is certain
 * @returns whether the page is being loaded, once that is decided
 */
export function requestReload(reason: ReloadReason, beforeReload?: () => void): Promise<boolean> {
  const waiting = running.get(reason)
  if (waiting !== undefined) return waiting
  const request = reloadIfAllowed(reason, beforeReload).finally(() => running.delete(reason))
  running.set(reason, request)
  return request
}

/** Loads the page anew at once, because somebody wants it. @param reason is kept for the next page to tell */
export function reloadNow(reason: ReloadReason | 'staff'): void {
  if (reason === 'code') visitStore.write(reloadedForCodeKey, 'yes')
  else visitStore.write(reasonKey, reason)
  location.reload()
}

/** Somebody at the screen asks for it; one in the museum waits until there is something to load. */
export function tryAgain(): void {
  if (useSession.getState().kiosk) void requestReload('error')
  else location.reload()
}

/** Counts one more reload of a screen that has failed. @returns how long it waits, ms */
export function countReload(store: KeyedStore = visitStore): number {
  const stored = Number(store.read(reloadCountKey))
  const count = Number.isInteger(stored) && stored > 0 ? stored : 0
  store.write(reloadCountKey, String(count + 1))
  return reloadDelayMs(count)
}

/** The page stands: what fails next is the first failure again. */
export function forgetReloads(): void {
  visitStore.remove(reloadCountKey)
  visitStore.remove(reloadedForCodeKey)
}

/** Why this page was loaded; to be asked once. */
export function takeLoadReason(): KioskFacts['loaded'] {
  const noted = visitStore.read(reasonKey)
  visitStore.remove(reasonKey)
  if (noted === 'staff' || noted === 'error' || noted === 'version' || noted === 'opening') return noted
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return 'start'
  // A page that had failed counts its reloads.
  return visitStore.read(reloadCountKey) === null ? 'reload' : 'error'
}

async function reloadIfAllowed(reason: ReloadReason, beforeReload?: () => void): Promise<boolean> {
  if (!(await isAllowed(reason))) return false
  beforeReload?.()
  reloadNow(reason)
  return true
}

async function isAllowed(reason: ReloadReason): Promise<boolean> {
  for (;;) {
    // No server is asked for what may not be anyway.
    if (decide(reason, factsWith(true)) === 'never') return false
    const canLoad = (reason !== 'code' && isStoredHere()) || (await isServerThere())
    // Somebody may have come or begun to speak meanwhile.
    const decision = decide(reason, factsWith(canLoad))
    if (decision !== 'later') return decision === 'now'
    await new Promise<void>((look) => void after(lookMs, look))
  }
}

const factsWith = (canLoad: boolean): ReloadFacts => ({
  canLoad,
  isBusy: isIdlePrevented() || isSending(),
  hasUnsavedWork: hasUnsavedWork(),
  isNobodyThere: useVisit.getState().isNobodyThere,
  wasReloadedForCode: visitStore.read(reloadedForCodeKey) !== null,
})

/** A service worker has the pages, whatever has become of the server. */
const isStoredHere = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
