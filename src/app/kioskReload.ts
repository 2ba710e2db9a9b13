import { visitStore, type KeyedStore } from '#lib/storage.ts'

export const kioskReloadKey = 'reload-count'
const firstDelayMs = 5_000
const longestDelayMs = 300_000

/** In kiosk mode, nobody is there any more after this long without a touch (FIT-04). */
export const idleMs = 300_000

/** A page that stood this long without a failure makes the next failure count as the first again. */
export const healthyAfterMs = 60_000

/** How long the `count`th reload in a row waits: 5 s, 10 s, 20 s … 300 s. @param count from 0 */
export function reloadDelayMs(count: number): number {
  return Math.min(firstDelayMs * 2 ** count, longestDelayMs)
}

/** Counts one more reload. @returns its delay in ms */
export function countReload(store: KeyedStore = visitStore): number {
  const stored = Number(store.read(kioskReloadKey))
  const count = Number.isInteger(stored) && stored > 0 ? stored : 0
  store.write(kioskReloadKey, String(count + 1))
  return reloadDelayMs(count)
}

export function forgetReloads(): void {
  visitStore.remove(kioskReloadKey)
}

/** Reloads a screen whose page has failed, once nobody is interrupted and there is something to load. */
export function reloadOutOfTrouble(): void {
  import('./kiosk/recovery/reload.ts').then(
    ({ reload }) => reload('trouble'),
    () => location.reload(),
  )
}
