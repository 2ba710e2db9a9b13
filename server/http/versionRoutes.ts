import * as routes from '#contract/versionRoutes.ts'
import { fromContract } from './contract.ts'
import type { Routes } from './contract.ts'

/** Tells which build is served. It is looked at anew each time: a deploy puts another one in place while the server runs. */
export const version: Routes = async (app, context) => {
  app.route({ ...fromContract(routes.version), handler: async () => ({ build: await context.version() }) })
}
