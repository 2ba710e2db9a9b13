import type { FastifyRequest } from 'fastify'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { shellWords } from '#content/shell.ts'
import { ShortUuid } from '#contract/avatar.ts'
import type { Avatar } from '#contract/avatar.ts'
import type { Context } from '#server/http/context.ts'
import { HttpError } from '#server/http/HttpError.ts'
import type { LinkPreview } from '#server/http/linkPreview.ts'
import { avatarOf } from './repository.ts'
import type { Routes } from '#server/http/contract.ts'

/** The page of one avatar, which shows who it is wherever its link is shared (AVA-05). The page's own language is English. */
export const avatarPage: Routes = async (app, context) => {
  app.get<{ Params: { shortUuid: string } }>(
    '/exhibits/vcfzh25/detail/:shortUuid',
    { schema: { hide: true } },
    async (request, reply) => {
      const avatar = await knownAvatar(context, request)
      if (avatar === undefined) return reply.sendPage()
      return reply.sendPage(previewOf(avatar, context.config.publicUrl ?? originOf(request)))
    },
  )
}

/** Undefined where there is none, or staff have yet to publish it. The page comes in any case: it says itself what it cannot find. */
async function knownAvatar(
  { database }: Context,
  { params, log }: FastifyRequest<{ Params: { shortUuid: string } }>,
): Promise<Avatar | undefined> {
  const shortUuid = ShortUuid.safeParse(params.shortUuid)
  if (!shortUuid.success) return undefined
  try {
    const avatar = await avatarOf(database.db, shortUuid.data)
    return avatar.awaitsStaff === true ? undefined : avatar
  } catch (error) {
    if (!(error instanceof HttpError)) log.error({ err: error }, 'a page comes without its preview')
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
