import * as routes from '#contract/adminReviewRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { deletePlaygroundStory, playgroundStories } from '#server/playground/repository.ts'

/** The stories of the playground, which nobody but staff reads (ADMIN-08). */
export const playground: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(routes.adminPlaygroundStories),
    handler: ({ query }) => playgroundStories(db, query),
  })

  app.route({
    ...fromContract(routes.deletePlaygroundStory),
    handler: ({ params, member }) =>
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
  })
}
