import { useSession } from '#state/session.ts'
import { routeOf } from '#app/routes.tsx'

/** Whether staff use the admin pages on this kiosk: there they may save files. */
export const isAdminOpen = (path: string): boolean =>
  routeOf(path).pattern === '/admin' && useSession.getState().staff && !useSession.getState().isRefused
