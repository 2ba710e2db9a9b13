import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Access } from '#contract/route.ts'
import type { Role } from '#contract/staff.ts'
import { staffIdleMs } from '../accounts.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { touchToken } from '../repositories/tokens.ts'
import type { findToken } from '../repositories/tokens.ts'
import { tokenHash } from '../secrets.ts'
import { findAnyToken } from '../unstoredSessions.ts'
import { HttpError } from './HttpError.ts'

/** A token's last use is noted no more often than this. */
const noteEveryMs = 60_000

/** Who of the staff calls. */
export interface Member {
  readonly name: string
  readonly role: Role
  /** When this session ends, ISO 8601. */
  readonly expiresAt: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the call is for others too. */
    member: Member | null
    /** Hash of the kiosk key that calls; null where the call is for others too. */
    kioskKey: string | null
  }
}

export function addMember(app: FastifyInstance): void {
  app.decorateRequest('member', null)
  app.decorateRequest('kioskKey', null)
}

/** The member of staff who calls. @throws Error where the route lets in others */
export function memberOf({ member }: FastifyRequest): Member {
  if (member === null) throw new Error('This call is not for staff alone')
  return member
}

/** The hash of the kiosk key that calls. @throws Error where the route lets in others */
export function kioskKeyOf({ kioskKey }: FastifyRequest): string {
  if (kioskKey === null) throw new Error('This call is not for screens alone')
  return kioskKey
}

/** Lets in whom the contract lets in (API-03). A call for anyone does not even look at the bearer (API-02). */
export function checkAccess({ database }: Context, access: Access): onRequestAsyncHookHandler[] {
  if (access === 'anyone') return []
  return [
    async (request) => {
      const bearer = bearerOf(request)
      if (bearer === undefined) throw new HttpError(401, 'This call needs a bearer token.')
      const token = await findAnyToken(database, tokenHash(bearer))
      const now = timestamp()
      if (token === undefined || !isValidToken(token, now)) {
        throw new HttpError(401, 'The bearer token is not valid, or not any more.')
      }
      if (access === 'kiosk') {
        if (token.kind !== 'kiosk') throw new HttpError(403, 'This call is for the screens of the house.')
        // Screens come often: their last use is noted with what they tell, see screens/signs.ts.
        request.kioskKey = token.hash
        return
      }
      if (access !== 'exhibit') {
        const { staff_name: name, staff_role: role } = token
        if (name === null || role === null) {
          throw new HttpError(403, 'This call is for staff; a kiosk key does not open it.')
        }
        if (access === 'curator' && role !== 'curator') {
          throw new HttpError(403, 'This call is for curators; you are logged in as moderator.')
        }
        request.member = { name, role, expiresAt: token.expires_at }
      }
      if (token.last_used_at === null || Date.parse(now) - Date.parse(token.last_used_at) > noteEveryMs) {
        // Worth knowing, not worth failing for: who may read may read on while nothing can be stored.
        database
          .write((db) => touchToken(db, token.hash, now))
          .catch((error: unknown) => request.log.warn({ err: error }, 'a token use was not noted'))
      }
    },
  ]
}

/** Whether a token opens anything at `now`, ISO 8601: neither revoked nor expired, nor a session that nobody uses. */
export function isValidToken(
  token: NonNullable<Awaited<ReturnType<typeof findToken>>>,
  now: string,
): boolean {
  if (token.revoked_at !== null || token.expires_at <= now) return false
  if (token.kind !== 'staff') return true
  return Date.parse(now) - Date.parse(token.last_used_at ?? token.created_at) <= staffIdleMs
}

/** The token of the Authorization header, if there is one. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,300})$/i.exec(request.headers.authorization ?? '')?.[1]
}
