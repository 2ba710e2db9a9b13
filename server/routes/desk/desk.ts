import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addDeskContentRoutes } from './content.ts'
import { addExportRoutes } from './export.ts'
import { addHouseRoutes } from './house.ts'
import { addKioskKeyRoutes } from './kioskKeys.ts'
import { addMemoryDeskRoutes } from './memories.ts'
import { addNarrationDeskRoutes } from './narrations.ts'
import { addScreenDeskRoutes } from './screens.ts'
import { addSettingsRoutes } from './settings.ts'
import { addStoryDeskRoutes } from './stories.ts'

/** The calls of the staff's desk. */
export function addDeskRoutes(app: FastifyInstance, context: Context): void {
  addStoryDeskRoutes(app, context)
  addNarrationDeskRoutes(app, context)
  addDeskContentRoutes(app, context)
  addSettingsRoutes(app, context)
  addHouseRoutes(app, context)
  addKioskKeyRoutes(app, context)
  addMemoryDeskRoutes(app, context)
  addExportRoutes(app, context)
  addScreenDeskRoutes(app, context)
}
