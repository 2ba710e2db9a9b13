import type { FastifyInstance } from 'fastify'
import { version } from '#contract/versionRoutes.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'

/** Tells which build is served. It is looked at anew each time: a deploy puts another one in place while the server runs. */
export function addVersionRoute(app: FastifyInstance, context: Context): void {
  route(app, context, version, async () => ({ build: await context.version() }))
}
