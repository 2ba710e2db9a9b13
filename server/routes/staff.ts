import type { FastifyInstance } from 'fastify'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { isDeviceOf, logIn, rememberDevice, revoke } from '../accounts.ts'
import type { Context } from '../context.ts'
import { bearerOf } from '../http/access.ts'
import { HttpError } from '../http/HttpError.ts'
import { createLoginLimits } from '../http/loginLimits.ts'
import { route } from '../http/route.ts'
import { findStaff, staffNameKey } from '../repositories/staff.ts'

export function addStaffRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const inTurn = createLoginLimits(app)

  route(app, context, staffRoutes.login, async ({ body, request, reply }) => {
    const { log } = request
    const isKnownDevice = await isDeviceOf(database, body)
    try {
      const token = await inTurn({ request, reply, isKnownDevice }, () => logIn(database, body))
      log.info({ member: staffNameKey(body.name) }, 'logged in')
      const device = await rememberDevice(database, body).catch((error: unknown) => {
        log.warn({ err: error }, 'a login device was not stored')
        return undefined
      })
      return { access_token: token, device_token: device }
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 401) {
        // Only a name that is one: people type passwords into the wrong field.
        const member = await findStaff(database.db, body.name)
        log.warn({ member: member?.name ?? 'unknown' }, 'a login was refused')
      }
      throw error
    }
  })

  route(app, context, staffRoutes.logout, async ({ member, request }) => {
    const bearer = bearerOf(request)
    if (bearer !== undefined) await revoke(database, bearer)
    request.log.info({ member: member.name }, 'logged out')
    return { statusCode: 200, message: 'Logged out.' }
  })
}
