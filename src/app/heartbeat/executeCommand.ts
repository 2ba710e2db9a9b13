import type { HeartbeatAnswer } from '#contract/kiosks.ts'
import { deviceStore } from '#lib/storage.ts'
import { reloadNow } from '../updates/reload.ts'
import { isAlone } from './presence.ts'

const key = 'screen_obeyed'

/** The command of staff that this kiosk has executed last. */
export const executedCommand = () => deviceStore.read(key)

/**
 * Does what staff want of this kiosk. It was heard just now, so the server is there to load the page from; and an
 * order that was executed is executed once, whether or not the server hears of it.
 */
export function executeCommand({ order }: HeartbeatAnswer): void {
  if (order === null || order.id === executedCommand()) return
  if (order.when === 'alone' && !isAlone()) return
  deviceStore.write(key, order.id)
  reloadNow('staff')
}
