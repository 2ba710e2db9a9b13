import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addAdminContentRoutes } from './content.ts'
import { addExportRoutes } from './export.ts'
import { addMuseumRoutes } from './museum.ts'
import { addKioskKeyRoutes } from './kioskKeys.ts'
import { addMemoryAdminRoutes } from './memories.ts'
import { addNarrationAdminRoutes } from './narrations.ts'
import { addKioskAdminRoutes } from './kiosks.ts'
import { addSettingsRoutes } from './settings.ts'
import { addStoryAdminRoutes } from './stories.ts'

/** The calls of the admin pages. */
export function addAdminRoutes(app: FastifyInstance, context: Context): void {
  addStoryAdminRoutes(app, context)
  addNarrationAdminRoutes(app, context)
  addAdminContentRoutes(app, context)
  addSettingsRoutes(app, context)
  addMuseumRoutes(app, context)
  addKioskKeyRoutes(app, context)
  addMemoryAdminRoutes(app, context)
  addExportRoutes(app, context)
  addKioskAdminRoutes(app, context)
}
