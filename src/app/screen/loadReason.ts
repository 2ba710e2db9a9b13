import type { ScreenFacts } from '#contract/screens.ts'
import { visitStore } from '#lib/storage.ts'
import { kioskReloadKey } from '../kioskReload.ts'

type LoadReason = ScreenFacts['loaded']

const key = 'load-reason'

/** Why a screen loads its page anew by itself: something failed, staff or a new build want it. */
export type ReloadReason = Extract<LoadReason, 'staff' | 'trouble' | 'version'>

/** Says why the page is about to be loaded anew; told once. */
export function noteReload(reason: ReloadReason): void {
  visitStore.write(key, reason)
}

/** Why this page was loaded. */
export const whyLoaded: LoadReason = takeReason()

function takeReason(): LoadReason {
  const noted = visitStore.read(key)
  visitStore.remove(key)
  if (noted === 'staff' || noted === 'trouble' || noted === 'version') return noted
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return 'start'
  // A page that had failed counts its reloads.
  return visitStore.read(kioskReloadKey) === null ? 'reload' : 'trouble'
}
