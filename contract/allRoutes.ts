import * as adminReviewRoutes from './adminReviewRoutes.ts'
import * as contentRoutes from './contentRoutes.ts'
import * as adminContentRoutes from './adminContentRoutes.ts'
import * as adminNarrationRoutes from './adminNarrationRoutes.ts'
import * as adminStoryRoutes from './adminStoryRoutes.ts'
import type { Route } from './route.ts'
import * as routes from './routes.ts'
import * as kioskRoutes from './kioskRoutes.ts'
import * as staffRoutes from './staffRoutes.ts'
import * as versionRoutes from './versionRoutes.ts'

/** Every call there is: those of visitors and those of staff. */
export const allRoutes: readonly Route[] = [
  ...Object.values<Route>(routes),
  ...Object.values<Route>(staffRoutes),
  ...Object.values<Route>(contentRoutes),
  ...Object.values<Route>(adminStoryRoutes),
  ...Object.values<Route>(adminContentRoutes),
  ...Object.values<Route>(adminNarrationRoutes),
  ...Object.values<Route>(versionRoutes),
  ...Object.values<Route>(kioskRoutes),
  ...Object.values<Route>(adminReviewRoutes),
]
