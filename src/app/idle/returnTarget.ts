import { chooser } from '#content/exhibits/chooser.ts'
import { kioskExhibits } from '#content/kioskExhibits.ts'
import { kioskStartKey } from '#lib/kiosk/kioskKey.ts'
import { deviceStore, type KeyedStore } from '#lib/browser/storage.ts'
import { useKiosk } from '#state/kiosk.ts'
import { isShownHere } from '#ui/parts/isShownHere.ts'
import { type PageRoute, routeOf } from '../routes.tsx'

/** Where staff have set that visits begin; null: nowhere, or in a room that is not shown. */
const setStart = (): string | null => {
  const { firstExhibit } = useKiosk.getState().settings
  const exhibit = kioskExhibits.find(({ id }) => id === firstExhibit && isShownHere(id))
  return exhibit?.address ?? null
}

/**
 * Where a page returns to when nobody is there any more; null: it stays.
 * What staff have set for the kiosk goes first (KSET-02), then a room's own place. Every other page stays in somebody's
 * own browser, and in kiosk mode returns to where the kiosk begins (FIT-04).
 */
export function returnTarget(
  route: PageRoute,
  isKiosk: boolean,
  store: KeyedStore = deviceStore,
): string | null {
  if (!isKiosk) return route.idleReturn ?? null
  return setStart() ?? route.idleReturn ?? kioskStart(store)
}

/**
 * What staff have set, else the page that the kiosk was opened on; for a room, where that room returns to: two places
 * would take turns for ever.
 */
export function kioskStart(store: KeyedStore = deviceStore): string {
  const set = setStart()
  if (set !== null) return set
  const path = store.read(kioskStartKey) ?? chooser.address
  const route = routeOf(path.replace(/[?#].*$/s, ''))
  const start = 'redirect' in route ? route.redirect : (route.idleReturn ?? path)
  if (isPathShown(start)) return start
  return kioskExhibits.find(({ id }) => isShownHere(id))?.address ?? '/exhibits'
}

/** Whether this kiosk shows what stands at an address; what belongs to no exhibit stands in all. */
export function isPathShown(path: string): boolean {
  const route = routeOf(path.replace(/[?#].*$/s, ''))
  return 'redirect' in route || route.exhibit === undefined || isShownHere(route.exhibit)
}
