import type { FastifyInstance } from 'fastify'
import * as staffRoutes from '../../contract/staffRoutes.ts'
import { logIn, revoke } from '../accounts.ts'
import type { Context } from '../context.ts'
import { bearerOf } from '../http/access.ts'
import { refuseTooMuch } from '../http/floods.ts'
import { HttpError } from '../http/HttpError.ts'
import { route } from '../http/route.ts'
import { findStaff, staffNameKey } from '../repositories/staff.ts'

/**
 * How often somebody may try. A whole museum may sit behind one address, so that gets more than a name does there. A
 * name is counted over all addresses, too, but not where it has logged in before: whoever guesses from elsewhere locks
 * nobody out.
 */
export const loginLimits = { perAddress: 40, perNameHere: 10, perName: 100, windowMs: 300_000 } as const
/** More places than these are not remembered. */
const mostPlaces = 1000

export function addStaffRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const timeWindow = loginLimits.windowMs
  // Counted for the login alone: no other call of that address is ever refused for it.
  const perAddress = app.createRateLimit({ max: loginLimits.perAddress, timeWindow })
  const perNameHere = app.createRateLimit({
    max: loginLimits.perNameHere,
    timeWindow,
    keyGenerator: (request) => `name ${placeOf(nameIn(request.body), request.ip)}`,
  })
  const perName = app.createRateLimit({
    max: loginLimits.perName,
    timeWindow,
    keyGenerator: (request) => `name ${nameIn(request.body)}`,
  })
  /** Where a name has logged in since the start. */
  const places = new Set<string>()

  route(app, context, staffRoutes.login, async ({ body, request, reply }) => {
    const { log } = request
    const place = placeOf(nameIn(body), request.ip)
    refuseTooMuch(await perAddress(request), reply, 'Too many logins')
    refuseTooMuch(await perNameHere(request), reply, 'Too many logins')
    if (!places.has(place)) refuseTooMuch(await perName(request), reply, 'Too many logins')
    try {
      const token = await logIn(database, body)
      if (places.size >= mostPlaces) places.clear()
      places.add(place)
      log.info({ member: nameIn(body) }, 'logged in')
      return { access_token: token }
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

const placeOf = (name: string, address: string) => `${name} at ${address}`

function nameIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('name' in body)) return ''
  return staffNameKey(String(body.name))
}
