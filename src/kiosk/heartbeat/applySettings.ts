import { navigate } from 'wouter/use-browser-location'
import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { storeSettings, setClock, useKiosk } from '#state/kiosk.ts'
import { endVisit } from '#app/idle/endVisit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import { reloadNow } from '#app/updates/reload.ts'
import { isUnused } from './presence.ts'

/** They are others than those that this page was loaded with. */
let isNew = false

/**
 * Takes what staff have set, and the server's time, and keeps both (KSET-01). Volume, seconds and hours count at once;
 * where a visit begins, in which language and what is shown counts for the next visit, of a page that is loaded anew.
 */
export function applySettings({ settings, now }: HeartbeatAnswer): void {
  setClock(Date.parse(now))
  if (settings !== undefined && storeSettings(settings)) isNew = true
  // A kiosk that is closed is loaded anew when it opens.
  if (!isNew || !isUnused() || useKiosk.getState().phase !== 'open') return
  isNew = false
  navigate(kioskStart(), { replace: true })
  endVisit()
  reloadNow('staff')
}
