import { chooser } from '#content/exhibits/chooser.ts'
import { kioskStartKey } from '#lib/kioskKey.ts'
import { deviceStore, type KeyedStore } from '#lib/storage.ts'
import { type PageRoute, routeOf } from '../routes.tsx'

/**
 * Where a page returns to when nobody is there any more; null: it stays.
 * A room's own place goes first. Every other page stays in somebody's own browser, and in kiosk mode
 * returns to where the kiosk begins (FIT-04).
 */
export function returnTarget(
  route: PageRoute,
  isKiosk: boolean,
  store: KeyedStore = deviceStore,
): string | null {
  return route.idleReturn ?? (isKiosk ? kioskStart(store) : null)
}

/** The page that the kiosk was opened on; for a room, where that room returns to: two places would take turns for ever. */
export function kioskStart(store: KeyedStore = deviceStore): string {
  const path = store.read(kioskStartKey) ?? chooser.address
  const route = routeOf(path.replace(/[?#].*$/s, ''))
  return 'redirect' in route ? route.redirect : (route.idleReturn ?? path)
}
