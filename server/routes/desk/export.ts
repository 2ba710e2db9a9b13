import type { FastifyInstance } from 'fastify'
import { TicketName } from '../../../contract/deskRequests.ts'
import * as deskRoutes from '../../../contract/deskRoutes.ts'
import { timestamp } from '../../context.ts'
import type { Context } from '../../context.ts'
import { makeTicket, takeTicket } from '../../export/tickets.ts'
import { bearerOf } from '../../http/access.ts'
import { HttpError } from '../../http/HttpError.ts'
import { route } from '../../http/route.ts'
import { noteDeed } from '../../repositories/audit.ts'
import { memorySummary } from '../../repositories/memories.ts'
import { countTold } from '../../repositories/stories.ts'
import { tokenHash } from '../../secrets.ts'

/** All research data in one archive (ADMIN-08), which is written while it is sent. */
export function addExportRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, deskRoutes.exportTicket, async ({ member, request }) => {
    const [memories, stories] = [await memorySummary(db), await countTold(db)]
    const counts = {
      memories: memories.memories,
      stories: stories.stories,
      recordings: memories.recordings + stories.recordings,
    }
    const item = { kind: 'memories' } as const
    const { ticket, expiresAt } = await write(async (writing) => {
      await noteDeed(writing, {
        by: member.name,
        action: 'memories.export',
        item,
        after: counts,
        now: timestamp(),
      })
      return makeTicket(writing, tokenHash(bearerOf(request) ?? ''), Date.now())
    })
    return { url: `${deskRoutes.exportTicket.path}/${ticket}`, expiresAt, ...counts }
  })

  app.get<{ Params: { ticket: string } }>(
    `${deskRoutes.exportTicket.path}/:ticket`,
    {
      // A look at the head would use the ticket up.
      exposeHeadRoute: false,
      schema: { hide: true },
    },
    async (request, reply) => {
      const ticket = TicketName.safeParse(request.params.ticket)
      const isTaken =
        ticket.success && (await write((writing) => takeTicket(writing, ticket.data, Date.now())))
      if (!isTaken) {
        throw new HttpError(
          404,
          'This ticket opens no download, or not any more. Please ask for another one.',
        )
      }
      const { archiveOf } = await import('../../export/archive.ts')
      const archive = archiveOf(context.database)
      archive.once('error', (error) => request.log.error({ err: error }, 'an export was not sent to its end'))
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="nachklang-${timestamp().slice(0, 10)}.zip"`)
        .send(archive)
    },
  )
}
