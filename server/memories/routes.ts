import * as routes from '#contract/routes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { storeMedia } from '#server/media/repository.ts'
import { addMemory, memorySummary } from './repository.ts'
import { receiveVoice } from '#server/media/readVoice.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'

/** In the language of the page. */
const thanks = { statusCode: 200, message: 'Danke, deine Erinnerung ist angekommen.' }

/** Memories for research, and their number (ADMIN-08). */
export const memories: Routes = async (app, context) => {
  app.route({
    ...fromContract(routes.memoryText),
    handler: async (request) => {
      const { body } = request
      return submitOnce(context, request, async () => async (writing) => {
        const { textContent: text, yearOfBirth, email, consentVersion } = body
        await addMemory(writing, { text, yearOfBirth, email, consentVersion, now: timestamp() })
        return thanks
      })
    },
  })
  app.route({
    ...fromContract(routes.memoryVoice),
    handler: (request, reply) =>
      submitOnce(context, request, async () => {
        const { body: form } = request
        const voice = await receiveVoice(request, reply)
        return async (writing) => {
          const { yearOfBirth, email, consentVersion } = form
          const now = timestamp()
          await storeMedia(writing, { ...voice, now })
          await addMemory(writing, { voice, yearOfBirth, email, consentVersion, now })
          return thanks
        }
      }),
  })
  app.route({
    ...fromContract(adminStoryRoutes.memorySummary),
    handler: () => memorySummary(context.database.db),
  })
}
