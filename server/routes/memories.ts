import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/routes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { submission } from '../http/route.ts'
import { storeMedia } from '../repositories/media.ts'
import { addMemory } from '../repositories/memories.ts'
import { receiveVoice } from '../voice.ts'

/** In the language of the page that shows it. */
const thanks = { statusCode: 200, message: 'Danke, deine Erinnerung ist angekommen.' }

export function addMemoryRoutes(app: FastifyInstance, context: Context): void {
  submission(app, context, routes.memoryText, async ({ body }) => async (writing) => {
    const { textContent: text, yearOfBirth, email, consentVersion } = body
    await addMemory(writing, { text, yearOfBirth, email, consentVersion, now: timestamp() })
    return thanks
  })
  submission(app, context, routes.memoryVoice, async ({ form, ...upload }) => {
    const voice = await receiveVoice(upload)
    return async (writing) => {
      const { yearOfBirth, email, consentVersion } = form
      const now = timestamp()
      await storeMedia(writing, { ...voice, now })
      await addMemory(writing, { voice, yearOfBirth, email, consentVersion, now })
      return thanks
    }
  })
}
