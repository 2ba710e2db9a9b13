import type { FastifyInstance } from 'fastify'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { generationStatus } from '../generationStatus.ts'
import { route } from '../http/route.ts'
import { writeAudit } from '../repositories/audit.ts'
import { hurryNarrations } from '../repositories/deviceStories.ts'
import { hurryStoryWork } from '../repositories/storyWork.ts'

export function addGenerationRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context
  route(app, context, staffRoutes.generation, () => generationStatus(database.db, config.ai))
  route(app, context, staffRoutes.retryGeneration, async ({ member }) => {
    const count = await database.write(async (db) => {
      const now = timestamp()
      const hurried = (await hurryNarrations(db, now)) + (await hurryStoryWork(db, now))
      const item = { kind: 'generation' } as const
      await writeAudit(db, { by: member.name, action: 'generation.retry', item, after: { hurried }, now })
      return hurried
    })
    context.wakeQueue()
    return { statusCode: 200, message: `Tried again: ${count}.` }
  })
}
