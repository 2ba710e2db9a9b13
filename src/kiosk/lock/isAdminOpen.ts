import { useSession } from '#state/session.ts'
import { routeOf } from '#app/routes.tsx'

/** Whether staff stand in the admin pages, which the screens of the museum show as well: what they save there is theirs to take. */
export const isAdminOpen = (path: string): boolean =>
  routeOf(path).pattern === '/admin' && useSession.getState().staff && !useSession.getState().isRefused
