import * as routes from '#contract/routes.ts'
import { timestamp } from '../context.ts'
import { fromContract } from '../http/contract.ts'
import type { Routes } from '../http/contract.ts'
import { submitOnce } from '../http/idempotency.ts'
import { storeMedia } from '../repositories/media.ts'
import { addMemory } from '../repositories/memories.ts'
import { receiveVoice } from '../voice.ts'

/** In the language of the page that shows it. */
const thanks = { statusCode: 200, message: 'Danke, deine Erinnerung ist angekommen.' }

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
}
