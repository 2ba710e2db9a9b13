import * as routes from '#contract/adminReviewRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { avatarsForStaff, decideAvatar } from '#server/avatars/staffRepository.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { deleteAvatar } from '#server/avatars/repository.ts'

/** Moderation of avatars (ADMIN-08, ADMIN-11). */
export const avatars: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({ ...fromContract(routes.adminAvatars), handler: ({ query }) => avatarsForStaff(db, query) })

  app.route({
    ...fromContract(routes.decideAvatar),
    handler: ({ params, body, member }) => {
      const to = body.decision === 'publish' ? 'published' : 'hidden'
      return write((writing) => decideAvatar(writing, { ...params, to, by: member.name, now: timestamp() }))
    },
  })

  app.route({
    ...fromContract(routes.deleteAvatar),
    handler: ({ params, member }) =>
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
  })
}
