import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '../context.ts'
import { generationStatus } from '../generationStatus.ts'
import { fromContract } from '../http/contract.ts'
import type { Routes } from '../http/contract.ts'
import { writeAudit } from '../repositories/audit.ts'
import { hurryNarrations } from '../repositories/narrationOrders.ts'
import { hurryStoryWork } from '../repositories/storyWork.ts'

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
