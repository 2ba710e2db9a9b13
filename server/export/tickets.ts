import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { timestamp } from '../context.ts'
import { addTicket, removeTicket } from '../repositories/exportTickets.ts'
import { makeToken, tokenHash } from '../secrets.ts'

type Db = Kysely<Schema>

/** A download begins within this time, or needs another ticket. */
const ticketMs = 60_000

/**
 * Makes a ticket in place of a bearer, for a browser that follows a link: in a log it opens nothing, because it opens
 * once. Kept by its hash alone. @returns the ticket and when it expires, ISO 8601
 */
export async function makeTicket(db: Db, nowMs: number): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = makeToken()
  const expiresAt = timestamp(nowMs + ticketMs)
  await addTicket(db, { hash: tokenHash(ticket), expiresAt, now: timestamp(nowMs) })
  return { ticket, expiresAt }
}

/** Takes a ticket: true once, in time. */
export function takeTicket(db: Db, ticket: string, nowMs: number): Promise<boolean> {
  return removeTicket(db, tokenHash(ticket), timestamp(nowMs))
}
