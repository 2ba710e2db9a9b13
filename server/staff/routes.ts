import * as staffRoutes from '#contract/staffRoutes.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { isDeviceOf, logIn, rememberDevice, revoke } from './accounts.ts'
import { bearerOf } from './access.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { createLoginLimits } from './loginLimits.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { findStaff, staffNameKey } from './repository.ts'
import { countUnreviewedAvatars } from '#server/avatars/repository.ts'
import { countNewDevices } from '#server/devices/repository.ts'
import { countUnlooked } from '#server/stories/moderation.ts'
import { auditPage } from './audit.ts'

/** Login, the present member, what awaits them, and the activity list (ADMIN-13). */
export const staff: Routes = async (app, context) => {
  const { database } = context
  const { db } = database
  const inTurn = createLoginLimits(app)

  app.route({
    ...fromContract(staffRoutes.login),
    handler: async (request, reply) => {
      const { body, log } = request
      const isKnownDevice = await isDeviceOf(database, body)
      try {
        const token = await inTurn({ request, reply, isKnownDevice }, () => logIn(database, body))
        log.info({ member: staffNameKey(body.name) }, 'logged in')
        return { access_token: token, device_token: await rememberDevice(database, body) }
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 401) {
          // Only known names are logged, since people type passwords into the wrong field.
          const member = await findStaff(db, body.name)
          log.warn({ member: member?.name ?? 'unknown' }, 'login refused')
        }
        throw error
      }
    },
  })

  app.route({
    ...fromContract(staffRoutes.logout),
    handler: async (request) => {
      const { member } = request
      const bearer = bearerOf(request)
      if (bearer !== undefined) await revoke(database, bearer)
      request.log.info({ member: member.name }, 'logged out')
      return { statusCode: 200, message: 'Logged out.' }
    },
  })

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

  app.route({
    ...fromContract(adminStoryRoutes.audit),
    handler: ({ query }) => auditPage(db, query),
  })
}
