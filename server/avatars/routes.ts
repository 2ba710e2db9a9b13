import { randomBytes } from 'node:crypto'
import * as routes from '#contract/routes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import { addAvatar, allAvatars, avatarOf } from './repository.ts'
import { stateOfNewStories } from '#server/content/settings.ts'
import { storeMedia, mediaHash } from '#server/media/repository.ts'

/** 96 bits: nobody guesses somebody else's avatar. */
const shortUuidBytes = 12

export const avatars: Routes<WithStoryteller> = async (app, context) => {
  app.route({
    ...listFromContract(routes.avatars),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: '',
        reads: ['avatar'],
        build: async (db) => allAvatars(db),
        answer: routes.avatars.answer,
      }),
  })
  app.route({
    ...listFromContract(routes.avatar),
    handler: (request, reply) =>
      context.lists.send(request, reply, {
        key: request.params.shortUuid,
        reads: ['avatar'],
        build: (db) => avatarOf(db, request.params.shortUuid),
        answer: routes.avatar.answer,
      }),
  })
  app.route({
    ...fromContract(routes.createAvatar),
    handler: (request) =>
      submitOnce(context, request, async () => {
        const { body: answers } = request
        const shortUuid = randomBytes(shortUuidBytes).toString('base64url')
        const { illustrator } = await context.storyteller()
        const { picture, description } = await illustrator.portray(answers)
        const pictureHash = mediaHash(picture.bytes)
        return async (writing) => {
          const now = timestamp()
          await storeMedia(writing, { ...picture, hash: pictureHash, now })
          // One setting holds stories and avatars.
          const state = await stateOfNewStories(writing)
          await addAvatar(writing, { shortUuid, state, answers, pictureHash, description, now })
          return { shortUuid }
        }
      }),
  })
}
