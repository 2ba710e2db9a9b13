import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addAvatarAdminRoutes } from './avatars.ts'
import { addPersonRoutes } from './person.ts'
import { addPlaygroundAdminRoutes } from './playground.ts'

/** Staff's calls on avatars, stories of the playground, and the data of one person. */
export function addAdminReviewRoutes(app: FastifyInstance, context: Context): void {
  addAvatarAdminRoutes(app, context)
  addPlaygroundAdminRoutes(app, context)
  addPersonRoutes(app, context)
}
