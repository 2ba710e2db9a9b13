import type { FastifyInstance } from 'fastify'
import * as staffRoutes from '../../contract/staffRoutes.ts'
import { logIn, revoke } from '../accounts.ts'
import type { Context } from '../context.ts'
import { bearerOf } from '../http/access.ts'
import { HttpError } from '../http/HttpError.ts'
import { route } from '../http/route.ts'
import { staffNameKey } from '../repositories/staff.ts'

/** A whole museum may sit behind one address, so that gets more than a name does. */
const loginLimits = { perAddress: 40, perName: 10, windowMs: 300_000 } as const

export function addStaffRoutes(app: FastifyInstance, context: Context): void {
  // Counted for the login alone: no other call of that address is ever refused for it.
  const perAddress = app.createRateLimit({ max: loginLimits.perAddress, timeWindow: loginLimits.windowMs })
  const perName = app.createRateLimit({
    max: loginLimits.perName,
    timeWindow: loginLimits.windowMs,
    keyGenerator: (request) => `name ${nameIn(request.body)}`,
  })

  route(app, context, staffRoutes.login, async ({ body, request }) => {
    for (const count of [perAddress, perName]) {
      const limit = await count(request)
      if (!limit.isAllowed && limit.isExceeded) {
        throw new HttpError(429, `Too many logins. Please try again in ${limit.ttlInSeconds} seconds.`)
      }
    }
    return { access_token: await logIn(context.database, body) }
  })

  route(app, context, staffRoutes.logout, async ({ request }) => {
    const bearer = bearerOf(request)
    if (bearer !== undefined) await revoke(context.database, bearer)
    return { statusCode: 200, message: 'Logged out.' }
  })
}

function nameIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('name' in body)) return ''
  return staffNameKey(String(body.name))
}
