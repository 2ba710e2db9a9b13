import fp from 'fastify-plugin'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Role } from '#contract/staff.ts'
import { staffIdleMs } from './accounts.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Database } from '#server/db/open.ts'
import type { Context } from '#server/http/contract.ts'
import { findToken, touchToken } from './tokens.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { HttpError } from '#server/http/HttpError.ts'

/** Least ms between notes of a token's last use. */
const noteEveryMs = 60_000

/** Tolerates a clock that is set back by a day. */
const skewMs = 2 * 86_400_000

/** The member of staff who calls. */
export interface Member {
  readonly name: string
  readonly role: Role
  /** When this session ends, ISO 8601. */
  readonly expiresAt: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** @throws Error where the route is not for staff */
    readonly member: Member
    /** Hash of the kiosk key. @throws Error where the route is not for kiosks */
    readonly kioskKey: string
  }
}

/** Admits callers as the contract says (API-03). Calls for anyone ignore the bearer (API-02). */
const plugin: FastifyPluginAsync<Pick<Context, 'database'>> = async (app, { database }) => {
  const members = new WeakMap<FastifyRequest, Member>()
  const kioskKeys = new WeakMap<FastifyRequest, string>()
  app.decorateRequest('member', {
    getter() {
      const member = members.get(this)
      if (member === undefined) throw new Error('This call is not for staff alone')
      return member
    },
  })
  app.decorateRequest('kioskKey', {
    getter() {
      const key = kioskKeys.get(this)
      if (key === undefined) throw new Error('This call is not for screens alone')
      return key
    },
  })

  app.addHook('onRequest', async (request) => {
    const { access = 'anyone' } = request.routeOptions.config
    if (access === 'anyone') return
    const bearer = bearerOf(request)
    if (bearer === undefined) throw new HttpError(401, 'This call needs a bearer token.')
    const token = await findToken(database.db, tokenHash(bearer))
    const now = timestamp()
    if (token === undefined || !isValidToken(token, now)) {
      throw new HttpError(401, 'The bearer token is invalid or has expired.')
    }
    if (access === 'kiosk') {
      if (token.kind !== 'kiosk') throw new HttpError(403, 'Only screens can do this.')
      // The last use of kiosk keys is noted with their heartbeats, see kiosks/heartbeats.ts.
      kioskKeys.set(request, token.hash)
      return
    }
    if (access !== 'exhibit') {
      const { staff_name: name, staff_role: role } = token
      if (name === null || role === null) {
        throw new HttpError(403, 'Only staff can do this; a screen link does not give access.')
      }
      if (access === 'curator' && role !== 'curator') {
        throw new HttpError(403, 'Only curators can do this; you are logged in as moderator.')
      }
      members.set(request, { name, role, expiresAt: token.expires_at })
    }
    // A time in the future was written by a clock that was ahead.
    if (Math.abs(Date.parse(now) - Date.parse(token.last_used_at ?? '1970')) > noteEveryMs) {
      // A failure is logged only: reading works even if nothing can be stored.
      database
        .write((db) => touchToken(db, token.hash, now))
        .catch((error: unknown) => request.log.warn({ err: error }, 'the use of a token could not be stored'))
    }
  })
}
export const access = fp(plugin)

/** Whether a token is valid at `now`, ISO 8601: not revoked, expired, or unused for too long. */
export function isValidToken(
  token: NonNullable<Awaited<ReturnType<typeof findToken>>>,
  now: string,
): boolean {
  if (token.revoked_at !== null || token.expires_at <= now) return false
  if (token.kind !== 'staff') return true
  // Made while the clock was ahead, it would last too long.
  if (Date.parse(token.created_at) - Date.parse(now) > skewMs) return false
  return Date.parse(now) - Date.parse(token.last_used_at ?? token.created_at) <= staffIdleMs
}

/** The hash of the request's token, if that is valid. */
export async function validTokenOf(
  { db }: Pick<Database, 'db'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<string | undefined> {
  const bearer = bearerOf(request)
  if (bearer === undefined) return undefined
  const token = await findToken(db, tokenHash(bearer))
  return token !== undefined && isValidToken(token, timestamp()) ? token.hash : undefined
}

export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,300})$/i.exec(request.headers.authorization ?? '')?.[1]
}
