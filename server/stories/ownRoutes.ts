import * as routes from '#contract/routes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { correctStory, ownStoryOf, withdrawStory, withdrawVoice } from './ownStories.ts'
import { storyIdOfKey } from './repository.ts'
import { assignLanguage } from './shareRoutes.ts'

/** What contributors may do with their story, by its personal link key and without an account (SHARE-08). */
export const ownStories: Routes = async (app, context) => {
  const { db, write } = context.database

  /** @throws 404 with the same sentence for every invalid key */
  async function opened(key: string): Promise<number> {
    const storyId = await storyIdOfKey(db, key)
    if (storyId === null) throw new HttpError(404, 'This link opens no story.')
    return storyId
  }

  app.route({
    ...fromContract(routes.ownStory),
    handler: async ({ body }) => {
      const own = await ownStoryOf(db, await opened(body.key))
      if (own === undefined) throw new HttpError(404, 'This story is no longer here.')
      return own
    },
  })

  app.route({
    ...fromContract(routes.correctOwnStory),
    handler: (request) =>
      submitOnce(context, request, async () => {
        const { body } = request
        const storyId = await opened(body.key)
        return async (writing) => {
          const isCorrected = await correctStory(writing, {
            storyId,
            ...assignLanguage(body),
            now: timestamp(),
          })
          if (!isCorrected)
            throw new HttpError(
              409,
              'This story has no text that could be corrected. You can withdraw it and leave a new one.',
            )
          return { statusCode: 200, message: 'Your story has been corrected.' }
        }
      }),
  })

  app.route({
    ...fromContract(routes.withdrawOwnStory),
    handler: async ({ body }) => {
      const storyId = await opened(body.key)
      await write((writing) => withdrawStory(writing, storyId, timestamp()))
      context.wakeQueue()
      return { statusCode: 200, message: 'Your story has been withdrawn. Nothing of it is left here.' }
    },
  })

  app.route({
    ...fromContract(routes.withdrawOwnVoice),
    handler: async ({ body }) => {
      const storyId = await opened(body.key)
      await write((writing) => withdrawVoice(writing, storyId, timestamp()))
      context.wakeQueue()
      return { statusCode: 200, message: 'Your voice is not heard in narrations. Your story stays.' }
    },
  })
}
