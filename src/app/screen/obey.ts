import type { SignAnswer } from '#contract/screens.ts'
import { deviceStore } from '#lib/storage.ts'
import { reloadNow } from '../updates/reload.ts'
import { isAlone } from './presence.ts'

const key = 'screen_obeyed'

/** The order of staff that this screen has obeyed last. */
export const obeyedOrder = () => deviceStore.read(key)

/**
 * Does what staff want of this screen. It was heard just now, so the server is there to load the page from; and an
 * order that was obeyed is obeyed once, whether or not the server hears of it.
 */
export function obey({ order }: SignAnswer): void {
  if (order === null || order.id === obeyedOrder()) return
  if (order.when === 'alone' && !isAlone()) return
  deviceStore.write(key, order.id)
  reloadNow('staff')
}
