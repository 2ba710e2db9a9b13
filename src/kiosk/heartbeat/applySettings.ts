import { navigate } from 'wouter/use-browser-location'
import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { storeSettings, setClock, useKiosk } from '#state/kiosk.ts'
import { endVisit } from '#app/idle/endVisit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import { reloadNow } from '#app/updates/reload.ts'
import { isUnused } from './presence.ts'

/** The settings differ from those that this page was loaded with. */
let isNew = false

/**
 * Stores the settings of staff and the server's time (KSET-01). Volume, seconds and hours count at once; start page,
 * language and exhibits count for the next visit, of a page that is loaded anew.
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
