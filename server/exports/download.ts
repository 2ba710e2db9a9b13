import type { FastifyReply, FastifyRequest } from 'fastify'
import { TicketName } from '#contract/adminRequests.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/contract.ts'
import type { Db } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { archiveOf } from './archive.ts'
import type { ExportFile } from './archive.ts'
import { bearerOf, isValidToken } from '#server/staff/access.ts'
import { findToken } from '#server/staff/tokens.ts'
import { makeToken, tokenHash } from '#server/http/secrets.ts'

interface Download {
  readonly ticket: string
  /** What the ticket has to be made for, see `makeTicket`. */
  readonly download: string
  /** Of the file; the day follows. */
  readonly name: string
  readonly files: (db: Db) => AsyncIterable<ExportFile>
}

/** Sends files as one zip, which is written while it is sent. @throws HttpError 404 where the ticket opens nothing */
export async function sendDownload(
  { database }: Pick<Context, 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, download, name, files }: Download,
): Promise<FastifyReply> {
  const parsed = TicketName.safeParse(ticket)
  const isTaken =
    parsed.success &&
    (await database.write((writing) =>
      takeTicket(writing, { ticket: parsed.data, download, nowMs: Date.now() }),
    ))
  if (!isTaken) {
    throw new HttpError(404, 'This download has expired. Start it again.')
  }
  const archive = archiveOf(database, files)
  archive.once('error', (error) => request.log.error({ err: error }, 'an export was interrupted'))
  return reply
    .type('application/zip')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${timestamp().slice(0, 10)}.zip"`)
    .send(archive)
}

/** A download begins within this time, or needs another ticket. */
const ticketMs = 60_000

/**
 * Makes a ticket in place of a bearer, for a browser that follows a link: in a log it opens nothing, because it opens
 * once. Kept by its hash alone, together with what it opens: it opens nothing else.
 * @param request its staff token asks: the ticket ends with it
 * @param download what it opens: the path, and the rows where it does not open all
 * @returns the ticket and when it expires, ISO 8601
 */
export async function makeTicket(
  db: Db,
  request: Pick<FastifyRequest, 'headers'>,
  download: string,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = makeToken()
  const nowMs = Date.now()
  const session = tokenHash(bearerOf(request) ?? '')
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

/** Keeps a ticket by its hash, and forgets those that have expired. Times are ISO 8601. */
async function addTicket(
  db: Db,
  { hash, session, expiresAt, now }: { hash: string; session: string; expiresAt: string; now: string },
): Promise<void> {
  await db.deleteFrom('export_ticket').where('expires_at', '<=', now).execute()
  await db
    .insertInto('export_ticket')
    .values({ hash, expires_at: expiresAt, session_hash: session })
    .execute()
}

/** @returns the hash of the session that asked for it; undefined where there is no such ticket, or it has expired */
async function removeTicket(db: Db, hash: string, now: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('export_ticket')
    .where('hash', '=', hash)
    .returning(['expires_at', 'session_hash'])
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now ? undefined : (row.session_hash ?? undefined)
}
