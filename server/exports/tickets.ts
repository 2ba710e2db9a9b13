import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { isValidToken } from '#server/staff/access.ts'
import { addTicket, removeTicket } from './ticketRepository.ts'
import { findToken } from '#server/staff/tokens.ts'
import { makeToken, tokenHash } from '#server/http/secrets.ts'

type Db = Kysely<Schema>

/** A download begins within this time, or needs another ticket. */
const ticketMs = 60_000

/**
 * Makes a ticket in place of a bearer, for a browser that follows a link: in a log it opens nothing, because it opens
 * once. Kept by its hash alone, together with what it opens: it opens nothing else.
 * @param session hash of the staff token that asks: the ticket ends with it
 * @param download what it opens: the path, and the rows where it does not open all
 * @returns the ticket and when it expires, ISO 8601
 */
export async function makeTicket(
  db: Db,
  { session, download, nowMs }: { session: string; download: string; nowMs: number },
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = makeToken()
  const expiresAt = timestamp(nowMs + ticketMs)
  await addTicket(db, { hash: hashOf(ticket, download), session, expiresAt, now: timestamp(nowMs) })
  return { ticket, expiresAt }
}

/** Takes a ticket: true once, in time, for what it was made for, and while the session that asked for it is open. */
export async function takeTicket(
  db: Db,
  { ticket, download, nowMs }: { ticket: string; download: string; nowMs: number },
): Promise<boolean> {
  const session = await removeTicket(db, hashOf(ticket, download), timestamp(nowMs))
  const token = session === undefined ? undefined : await findToken(db, session)
  return token !== undefined && isValidToken(token, timestamp(nowMs))
}

const hashOf = (ticket: string, download: string) => tokenHash(`${ticket} ${download}`)
