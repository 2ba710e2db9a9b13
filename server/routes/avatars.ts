import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/routes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { list, submission } from '../http/route.ts'
import { addAvatar, allAvatars, avatarOf } from '../repositories/avatars.ts'
import { stateOfNewStories } from '../repositories/adminSettings.ts'
import { storeMedia, mediaHash } from '../repositories/media.ts'

/** 96 bits: nobody guesses somebody else's avatar. */
const shortUuidBytes = 12

export function addAvatarRoutes(app: FastifyInstance, context: Context): void {
  list(app, context, routes.avatars, () => ({
    key: '',
    reads: ['avatar'],
    build: async (db) => allAvatars(db),
  }))
  list(app, context, routes.avatar, ({ params }) => ({
    key: params.shortUuid,
    reads: ['avatar'],
    build: (db) => avatarOf(db, params.shortUuid),
  }))
  submission(app, context, routes.createAvatar, async ({ body: answers }) => {
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
  })
}
