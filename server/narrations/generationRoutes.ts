import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { generationStatus } from './generationStatus.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { hurryNarrations } from './orders.ts'
import { hurryStoryWork } from '#server/stories/work.ts'

export const generation: Routes = async (app, context) => {
  const { database, config } = context
  app.route({
    ...fromContract(staffRoutes.generation),
    handler: () => generationStatus(database.db, config.ai),
  })
  app.route({
    ...fromContract(staffRoutes.retryGeneration),
    handler: async ({ member }) => {
      const count = await database.write(async (db) => {
        const now = timestamp()
        const hurried = (await hurryNarrations(db, now)) + (await hurryStoryWork(db, now))
        const item = { kind: 'generation' } as const
        await writeAudit(db, { by: member.name, action: 'generation.retry', item, after: { hurried }, now })
        return hurried
      })
      context.wakeQueue()
      return { statusCode: 200, message: `Tried again: ${count}.` }
    },
  })
}
