import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { shellWords } from '#content/shell.ts'
import * as routes from '#contract/routes.ts'
import { ShortUuid } from '#contract/avatar.ts'
import type { Avatar } from '#contract/avatar.ts'
import * as staffRoutes from '#contract/adminReviewRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract, listFromContract } from '#server/http/contract.ts'
import type { Routes, Context } from '#server/http/contract.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { submitOnce } from '#server/http/idempotency.ts'
import {
  addAvatar,
  allAvatars,
  findAvatar,
  deleteAvatar,
  avatarsForStaff,
  decideAvatar,
} from './repository.ts'
import { stateOfNewStories } from '#server/content/settings.ts'
import { mediaHash, storeMedia } from '#server/media/repository.ts'
import { found } from '#server/http/HttpError.ts'
import type { LinkPreview } from '#server/http/linkPreview.ts'
import { writeAudit } from '#server/staff/audit.ts'

/** 96 bits, so that addresses cannot be guessed. */
const shortUuidBytes = 12

/** Avatars, their pages (AVA-05), and their moderation (ADMIN-08, ADMIN-11). */
export const avatars: Routes<WithStoryteller> = async (app, context) => {
  const { db, write } = context.database
  app.route(
    listFromContract(routes.avatars, context, { reads: ['avatar'], build: async (db) => allAvatars(db) }),
  )
  app.route(
    listFromContract(routes.avatar, context, {
      reads: ['avatar'],
      build: async (db, { params: { shortUuid } }) =>
        found(await findAvatar(db, shortUuid), `There is no avatar ${shortUuid}.`),
    }),
  )
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
  // The preview shows the avatar wherever its link is shared. The page's own language is English.
  app.get<{ Params: { shortUuid: string } }>(
    '/exhibits/vcfzh25/detail/:shortUuid',
    { schema: { hide: true } },
    async (request, reply) => {
      const avatar = await knownAvatar(context, request)
      if (avatar === undefined) return reply.sendPage()
      return reply.sendPage(previewOf(avatar, context.config.publicUrl ?? originOf(request)))
    },
  )

  app.route({ ...fromContract(staffRoutes.adminAvatars), handler: ({ query }) => avatarsForStaff(db, query) })

  app.route({
    ...fromContract(staffRoutes.decideAvatar),
    handler: ({ params, body, member }) => {
      const state = body.decision === 'publish' ? 'published' : 'hidden'
      return write(async (writing) => {
        const avatar = await decideAvatar(writing, {
          ...params,
          to: state,
          by: member.name,
          now: timestamp(),
        })
        return found(avatar, `There is no avatar ${params.avatarId}.`)
      })
    },
  })

  app.route({
    ...fromContract(staffRoutes.deleteAvatar),
    handler: ({ params, member }) =>
      write(async (writing) => {
        const id = params.avatarId
        if (!(await deleteAvatar(writing, id, timestamp())))
          return { statusCode: 200, message: `There is no avatar ${id}, or it has been deleted.` }
        await writeAudit(writing, { by: member.name, action: 'avatar.delete', item: { kind: 'avatar', id } })
        return { statusCode: 200, message: `Avatar ${id} is permanently deleted.` }
      }),
  })
}

/** Undefined for none, or before it is published. The page is served in any case and says so. */
async function knownAvatar(
  { database }: Context,
  { params, log }: FastifyRequest<{ Params: { shortUuid: string } }>,
): Promise<Avatar | undefined> {
  const shortUuid = ShortUuid.safeParse(params.shortUuid)
  if (!shortUuid.success) return undefined
  try {
    const avatar = await findAvatar(database.db, shortUuid.data)
    return avatar?.awaitsStaff === true ? undefined : avatar
  } catch (error) {
    log.error({ err: error }, 'a page was sent without its link preview')
    return undefined
  }
}

function previewOf(
  { name, shortUuid, imageUrl, description, descriptions }: Avatar,
  origin: string,
): LinkPreview {
  return {
    title: `${name} · ${shellWords.name}`,
    description: descriptions?.en ?? description,
    url: `${origin}/exhibits/vcfzh25/detail/${shortUuid}`,
    imageUrl: imageUrl === null ? undefined : new URL(imageUrl, origin).href,
    imageAlt: avatarWords.en.portraitOf.replace('{name}', () => name),
  }
}

/** As the caller spelt it; an unusable `Host` counts as this machine. */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost'
}
