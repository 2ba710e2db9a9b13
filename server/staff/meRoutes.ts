import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { countUnreviewedAvatars } from '#server/avatars/staffRepository.ts'
import { countNewDevices } from '#server/devices/repository.ts'
import { countUnlooked } from '#server/stories/moderation.ts'

/** Who is logged in, and what waits for them (ADMIN-13). */
export const me: Routes = async (app, context) => {
  const { db } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.me),
    handler: async ({ member }) => ({
      ...member,
      waiting: {
        stories: await countUnlooked(db),
        avatars: await countUnreviewedAvatars(db),
        devices: await countNewDevices(db),
      },
    }),
  })
}
