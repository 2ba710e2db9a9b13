import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { deviceStore, visitStore } from '#lib/browser/storage.ts'
import { reloadNow, restartDueKey } from '#app/updates/reload.ts'
import { isUntouched } from './presence.ts'

const key = 'screen_executed'

/** The order of staff that this kiosk has executed last. */
export const executedOrder = () => deviceStore.read(key)

/**
 * Executes the order of staff, once, whether or not the server learns of it. The server has just answered, so the page
 * can be loaded from it.
 */
export function executeOrder({ order }: HeartbeatAnswer): void {
  if (visitStore.read(restartDueKey) !== null && isUntouched()) {
    visitStore.remove(restartDueKey)
    // The kiosk program reads it (tools/kiosk/kioskPage.ts).
    document.documentElement.dataset.restart = 'now'
  }
  if (order === null || order.id === executedOrder()) return
  if (order.when === 'alone' && !isUntouched()) return
  if (order.what === 'restart' && restartsBy() === undefined) return
  deviceStore.write(key, order.id)
  // Done only after the next answer: the server has to know first, or the machine might restart for ever.
  if (order.what === 'restart') visitStore.write(restartDueKey, 'yes')
  else reloadNow('staff')
}

/** The kiosk program's command that restarts this machine; undefined without one. */
export const restartsBy = () => document.documentElement.dataset.restartsBy
