import type { FastifyInstance } from 'fastify'
import * as routes from '../../contract/routes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { generationStatus } from '../generationStatus.ts'
import { route } from '../http/route.ts'
import { hurryNarrations } from '../repositories/deviceStories.ts'
import { hurryStoryWork } from '../repositories/storyWork.ts'

export function addGenerationRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context
  route(app, context, routes.generation, () => generationStatus(database.db, config.ai))
  route(app, context, routes.retryGeneration, async () => {
    const count = await database.write(async (db) => {
      const now = timestamp()
      return (await hurryNarrations(db, now)) + (await hurryStoryWork(db, now))
    })
    context.wakeQueue()
    return { statusCode: 200, message: `Tried again: ${count}.` }
  })
}
