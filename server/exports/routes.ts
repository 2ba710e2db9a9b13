import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { sendDownload, makeTicket } from './download.ts'
import { researchFiles } from './researchFiles.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { memorySummary } from '#server/memories/repository.ts'
import { countSubmitted } from '#server/stories/repository.ts'

/** All research data in one archive (ADMIN-08), streamed. */
export const researchExport: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.exportTicket),
    handler: async (request) => {
      const { member } = request
      const [memories, stories] = [await memorySummary(db), await countSubmitted(db)]
      const counts = {
        memories: memories.memories,
        stories: stories.stories,
        recordings: memories.recordings + stories.recordings,
      }
      const item = { kind: 'memories' } as const
      const { ticket, expiresAt } = await write(async (writing) => {
        await writeAudit(writing, { by: member.name, action: 'memories.export', item, after: counts })
        return makeTicket(writing, request, adminStoryRoutes.exportTicket.path)
      })
      return { url: `${adminStoryRoutes.exportTicket.path}/${ticket}`, expiresAt, ...counts }
    },
  })

  app.get<{ Params: { ticket: string } }>(
    `${adminStoryRoutes.exportTicket.path}/:ticket`,
    {
      // A HEAD request would use up the ticket.
      exposeHeadRoute: false,
      schema: { hide: true },
    },
    (request, reply) =>
      sendDownload(context, request, reply, {
        ticket: request.params.ticket,
        download: adminStoryRoutes.exportTicket.path,
        name: 'nachklang',
        files: researchFiles,
      }),
  )
}
