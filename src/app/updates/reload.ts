import { isServerThere } from '#api/isServerThere.ts'
import type { KioskFacts } from '#contract/kiosks.ts'
import { recoverChunksBy } from '#lib/browser/lazyComponent.ts'
import { type KeyedStore, visitStore } from '#lib/browser/storage.ts'
import { after } from '#lib/time/timers.ts'
import { hasUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { useSession } from '#state/session.ts'
import { isIdlePrevented, useVisit } from '#state/visit.ts'
import { decide, type ReloadFacts, reloadDelayMs, type ReloadReason } from './decide.ts'

/* The only place that reloads the page. decide.ts says which reason may, and when. */

/** ms after which a postponed reload is checked again. */
const lookMs = 5_000
/** ms without a failure after which the next failure counts as the first. */
export const healthyAfterMs = 60_000

/** Keys of sessionStorage. They belong to the kiosk and outlive visits. */
export const reloadCountKey = 'reload-count'
/** The machine is to be restarted, and the server knows that this kiosk was informed. */
export const restartDueKey = 'restart-due'
const reloadedForCodeKey = 'reloaded-for-code'
const reasonKey = 'load-reason'

const running = new Map<ReloadReason, Promise<boolean>>()
let isSending = () => false
let recovery: Promise<boolean> = Promise.resolve(false)

/** Sets the check for background sending, whose code loads later than this. */
export function askBeforeReload(isBusySending: () => boolean): void {
  isSending = isBusySending
}

/** Reloads a visitor's page when code is missing. A kiosk's error screen does so by itself. */
export function reloadForMissingCode(): void {
  addEventListener('vite:preloadError', () => {
    // The browser reports one missing file several times; once a reload is decided, that is enough.
    recovery = recovery.then((isReloading) => isReloading || requestReload('code'))
  })
  recoverChunksBy(() => recovery)
}

/**
 * Reloads as soon as that is allowed; a reason that is waiting already is not added again.
 * @param beforeReload called when the reload is certain
 * @returns whether the page reloads, once that is decided
 */
export function requestReload(reason: ReloadReason, beforeReload?: () => void): Promise<boolean> {
  const waiting = running.get(reason)
  if (waiting !== undefined) return waiting
  const request = reloadIfAllowed(reason, beforeReload).finally(() => running.delete(reason))
  running.set(reason, request)
  return request
}

/** Reloads at once, on request. @param reason stored for the next page to report */
export function reloadNow(reason: ReloadReason | 'staff'): void {
  if (reason === 'code') visitStore.write(reloadedForCodeKey, 'yes')
  else visitStore.write(reasonKey, reason)
  location.reload()
}

/** Reloads on request; a kiosk waits until the server answers. */
export function tryAgain(): void {
  if (useSession.getState().kiosk) void requestReload('error')
  else location.reload()
}

/** Counts one more reload after a failure. @returns its delay, ms */
export function countReload(store: KeyedStore = visitStore): number {
  const stored = Number(store.read(reloadCountKey))
  const count = Number.isInteger(stored) && stored > 0 ? stored : 0
  store.write(reloadCountKey, String(count + 1))
  return reloadDelayMs(count)
}

/** Resets the count: the next failure is the first again. */
export function forgetReloads(): void {
  visitStore.remove(reloadCountKey)
  visitStore.remove(reloadedForCodeKey)
}

/** Why this page was loaded. Call it once. */
export function readLoadReason(): KioskFacts['loaded'] {
  const noted = visitStore.read(reasonKey)
  visitStore.remove(reasonKey)
  if (noted === 'staff' || noted === 'error' || noted === 'version' || noted === 'opening') return noted
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return 'start'
  // A page that failed has a count of reloads.
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
    // Skips the request to the server where the reload is ruled out.
    if (decide(reason, factsWith(true)) === 'never') return false
    const canLoad = (reason !== 'code' && isStoredHere()) || (await isServerThere())
    // A visitor may have come or begun to speak meanwhile.
    const decision = decide(reason, factsWith(canLoad))
    if (decision !== 'later') return decision === 'now'
    await new Promise<void>((look) => void after(lookMs, look))
  }
}

const factsWith = (canLoad: boolean): ReloadFacts => ({
  canLoad,
  isBusy: isIdlePrevented() || isSending(),
  hasUnsavedWork: hasUnsavedWork(),
  isInviting: useVisit.getState().isInviting,
  wasReloadedForCode: visitStore.read(reloadedForCodeKey) !== null,
})

/** With a service worker, pages load even without the server. */
const isStoredHere = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
