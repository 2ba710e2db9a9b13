import * as adminRoutes from './adminRoutes.ts'
import * as contentRoutes from './contentRoutes.ts'
import * as deskContentRoutes from './deskContentRoutes.ts'
import * as deskNarrationRoutes from './deskNarrationRoutes.ts'
import * as deskRoutes from './deskRoutes.ts'
import type { Route } from './route.ts'
import * as routes from './routes.ts'
import * as screenRoutes from './screenRoutes.ts'
import * as staffRoutes from './staffRoutes.ts'
import * as versionRoutes from './versionRoutes.ts'

/** Every call there is: those of visitors and those of the staff's desk. */
export const allRoutes: readonly Route[] = [
  ...Object.values<Route>(routes),
  ...Object.values<Route>(staffRoutes),
  ...Object.values<Route>(contentRoutes),
  ...Object.values<Route>(deskRoutes),
  ...Object.values<Route>(deskContentRoutes),
  ...Object.values<Route>(deskNarrationRoutes),
  ...Object.values<Route>(versionRoutes),
  ...Object.values<Route>(screenRoutes),
  ...Object.values<Route>(adminRoutes),
]
