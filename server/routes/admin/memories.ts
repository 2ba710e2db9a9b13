import type { FastifyInstance } from 'fastify'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import type { Context } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { memorySummary } from '#server/repositories/memories.ts'

/** What was left for the research: how much there is (ADMIN-08). */
export function addMemoryAdminRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminStoryRoutes.memorySummary, () => memorySummary(context.database.db))
}
