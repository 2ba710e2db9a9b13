import * as routes from '#contract/routes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { requireDevice } from '#server/devices/require.ts'
import { addPlaygroundStory, deletePlaygroundStory, playgroundStories } from './repository.ts'
import { defaultTheme } from '#server/db/settings.ts'
import * as staffRoutes from '#contract/adminReviewRoutes.ts'
import { writeAudit } from '#server/staff/audit.ts'

/** The playground, whose stories only staff can read (ADMIN-08). */
export const playground: Routes = async (app, context) => {
  const { db, write } = context.database
  const { url, schema } = fromContract(routes.themeFile)
  app.get(
    url,
    // The address is a page and a call (API-05); without `filepath` it is the page.
    { schema, attachValidation: true },
    async (request, reply) => {
      if (!('filepath' in request.query)) return reply.sendPage()
      // No path is looked up, so none can escape.
      if (request.query.filepath !== 'theme.txt') throw new HttpError(404, 'There is no such file.')
      reply.header('cache-control', 'no-store')
      return { content: await defaultTheme(db) }
    },
  )
  app.route({
    ...fromContract(routes.playgroundStory),
    handler: (request) =>
      submitOnce(context, request, async () => {
        const { body } = request
        const { deviceId, authorName, storyText: text } = body
        await requireDevice(db, deviceId)
        return async (writing) => {
          await addPlaygroundStory(writing, { deviceId, authorName, text, now: timestamp() })
          return { statusCode: 200, message: 'User story submitted successfully.' }
        }
      }),
  })
  app.route({
    ...fromContract(routes.ejectFloppy),
    handler: async () => ({ statusCode: 200, success: true, message: 'Floppy ejected.' }),
  })

  app.route({
    ...fromContract(staffRoutes.adminPlaygroundStories),
    handler: ({ query }) => playgroundStories(db, query),
  })

  app.route({
    ...fromContract(staffRoutes.deletePlaygroundStory),
    handler: ({ params, member }) =>
      write(async (writing) => {
        const id = params.storyId
        if (!(await deletePlaygroundStory(writing, id, timestamp()))) {
          const message = `There is no story ${id} in the test area, or it has been deleted.`
          return { statusCode: 200, message }
        }
        const item = { kind: 'playgroundStory', id } as const
        await writeAudit(writing, { by: member.name, action: 'playgroundStory.delete', item })
        return { statusCode: 200, message: `Story ${id} of the test area is permanently deleted.` }
      }),
  })
}
