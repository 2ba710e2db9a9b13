import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/adminReviewRoutes.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { writeAudit } from '#server/repositories/audit.ts'
import { deletePlaygroundStory, playgroundStories } from '#server/repositories/playgroundStories.ts'

/** The stories of the playground, which nobody but staff reads (ADMIN-08). */
export function addPlaygroundAdminRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, routes.adminPlaygroundStories, ({ query }) => playgroundStories(db, query))

  route(app, context, routes.deletePlaygroundStory, ({ params, member }) =>
    write(async (writing) => {
      const now = timestamp()
      const id = params.storyId
      if (!(await deletePlaygroundStory(writing, id, now))) {
        return { statusCode: 200, message: `There is no story ${id} in the playground, or not any more.` }
      }
      const item = { kind: 'playgroundStory', id } as const
      await writeAudit(writing, { by: member.name, action: 'playgroundStory.delete', item, now })
      return { statusCode: 200, message: `Story ${id} of the playground is deleted for good.` }
    }),
  )
}
