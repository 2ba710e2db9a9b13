import { useSession } from '#state/session.ts'
import { destinationOf } from '#app/routes.tsx'

/** Whether staff stand at the desk, which the screens of the house show as well: what they save there is theirs to take. */
export function isStaffAtDesk(path: string): boolean {
  const destination = destinationOf(path)
  return 'page' in destination && destination.page.pattern === '/admin' && useSession.getState().staff
}
