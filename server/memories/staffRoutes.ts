import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { memorySummary } from '#server/memories/repository.ts'

/** What was left for the research: how much there is (ADMIN-08). */
export const memories: Routes = async (app, context) => {
  app.route({
    ...fromContract(adminStoryRoutes.memorySummary),
    handler: () => memorySummary(context.database.db),
  })
}
