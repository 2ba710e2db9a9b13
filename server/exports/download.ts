import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { TicketName } from '#contract/adminRequests.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import type { ExportFile } from './researchFiles.ts'
import { takeTicket } from './tickets.ts'

interface Download {
  readonly ticket: string
  /** What the ticket has to be made for, see `makeTicket`. */
  readonly download: string
  /** Of the file; the day follows. */
  readonly name: string
  readonly files: (db: Kysely<Schema>) => AsyncIterable<ExportFile>
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
  const { archiveOf } = await import('./archive.ts')
  const archive = archiveOf(database, files)
  archive.once('error', (error) => request.log.error({ err: error }, 'an export was interrupted'))
  return reply
    .type('application/zip')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${timestamp().slice(0, 10)}.zip"`)
    .send(archive)
}
