import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { auditPage } from '#server/staff/audit.ts'

/** What staff have done (ADMIN-13). */
export const audit: Routes = async (app, context) => {
  app.route({
    ...fromContract(adminStoryRoutes.audit),
    handler: ({ query }) => auditPage(context.database.db, query),
  })
}
