import type { FastifyInstance } from 'fastify'
import * as routes from '#contract/adminReviewRoutes.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { route } from '#server/http/route.ts'
import { avatarsForStaff, decideAvatar } from '#server/repositories/adminAvatars.ts'
import { writeAudit } from '#server/repositories/audit.ts'
import { deleteAvatar } from '#server/repositories/avatars.ts'

/** Moderation of avatars (ADMIN-08, ADMIN-11). */
export function addAvatarAdminRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, routes.adminAvatars, ({ query }) => avatarsForStaff(db, query))

  route(app, context, routes.decideAvatar, ({ params, body, member }) => {
    const to = body.decision === 'publish' ? 'published' : 'hidden'
    return write((writing) => decideAvatar(writing, { ...params, to, by: member.name, now: timestamp() }))
  })

  route(app, context, routes.deleteAvatar, ({ params, member }) =>
    write(async (writing) => {
      const now = timestamp()
      const id = params.avatarId
      if (!(await deleteAvatar(writing, id, now))) {
        return { statusCode: 200, message: `There is no avatar ${id}, or not any more.` }
      }
      const item = { kind: 'avatar', id } as const
      await writeAudit(writing, { by: member.name, action: 'avatar.delete', item, now })
      return { statusCode: 200, message: `Avatar ${id} is deleted for good.` }
    }),
  )
}
