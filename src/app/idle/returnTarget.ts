import { chooser } from '#content/exhibits/chooser.ts'
import { kioskExhibits } from '#content/kioskExhibits.ts'
import { kioskStartKey } from '#lib/kiosk/kioskKey.ts'
import { deviceStore, type KeyedStore } from '#lib/browser/storage.ts'
import { useKiosk } from '#state/kiosk.ts'
import { isShownHere } from '#ui/parts/isShownHere.ts'
import { type PageRoute, routeOf } from '../routes.tsx'

/** The start page set by staff; null where none is set or its exhibit is not shown. */
const setStart = (): string | null => {
  const { firstExhibit } = useKiosk.getState().settings
  const exhibit = kioskExhibits.find(({ id }) => id === firstExhibit && isShownHere(id))
  return exhibit?.address ?? null
}

/**
 * Where a page returns to without visitors; null: it stays. The start page set by staff comes first (KSET-02), then
 * the exhibit's own target. Other pages stay in a visitor's browser; a kiosk returns to its start page (FIT-04).
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
 * The start page set by staff, else the page the kiosk was opened on. If that is an exhibit with a return target, the
 * target: otherwise the two would alternate.
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

/** Whether this kiosk shows a path; pages without an exhibit are always shown. */
export function isPathShown(path: string): boolean {
  const route = routeOf(path.replace(/[?#].*$/s, ''))
  return 'redirect' in route || route.exhibit === undefined || isShownHere(route.exhibit)
}
