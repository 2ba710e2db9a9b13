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
  /** What the ticket was made for, see `makeTicket`. */
  readonly download: string
  /** Name of the file; the date is appended. */
  readonly name: string
  readonly files: (db: Db) => AsyncIterable<ExportFile>
}

/** Streams files as one zip. @throws HttpError 404 for an invalid ticket */
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

/** ms in which a download must begin. */
const ticketMs = 60_000

/**
 * Makes a ticket in place of a bearer for a link: it works once, so one in a log is useless. Only its hash is stored.
 * @param request its staff token: the ticket ends with that session
 * @param download what it opens: the path, and the rows if not all
 * @returns the ticket and when it expires, ISO 8601
 */
export async function makeTicket(
  db: Db,
  request: Pick<FastifyRequest, 'headers'>,
  download: string,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = makeToken()
  const nowMs = Date.now()
  const [now, expiresAt] = [timestamp(nowMs), timestamp(nowMs + ticketMs)]
  const session = tokenHash(bearerOf(request) ?? '')
  await db.deleteFrom('export_ticket').where('expires_at', '<=', now).execute()
  await db
    .insertInto('export_ticket')
    .values({ hash: hashOf(ticket, download), expires_at: expiresAt, session_hash: session })
    .execute()
  return { ticket, expiresAt }
}

/** Uses up a ticket; true where it was valid for this download. */
export async function takeTicket(
  db: Db,
  { ticket, download, nowMs }: { ticket: string; download: string; nowMs: number },
): Promise<boolean> {
  const now = timestamp(nowMs)
  const taken = await db
    .deleteFrom('export_ticket')
    .where('hash', '=', hashOf(ticket, download))
    .returning(['expires_at', 'session_hash'])
    .executeTakeFirst()
  if (taken === undefined || taken.expires_at <= now || taken.session_hash === null) return false
  const token = await findToken(db, taken.session_hash)
  return token !== undefined && isValidToken(token, now)
}

const hashOf = (ticket: string, download: string) => tokenHash(`${ticket} ${download}`)
