import type { FastifyInstance } from 'fastify'
import { Report } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/HttpError.ts'
import type { Pages } from '../http/pages.ts'
import { route, submission } from '../http/route.ts'
import { requireDevice } from '../repositories/devices.ts'
import { addPlaygroundStory } from '../repositories/playgroundStories.ts'
import { defaultTheme } from '../repositories/settings.ts'

export function addPlaygroundRoutes(app: FastifyInstance, context: Context, pages: Pages): void {
  const { db } = context.database
  const { path, summary, query, answer } = routes.themeFile
  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { schema: { summary, querystring: query, response: { 200: answer, '4xx': Report, '5xx': Report } } },
    async (request, reply) => {
      // The same address is a page and a call (API-05). No file is ever looked up, so no spelling leads to one.
      if (!('filepath' in request.query)) return pages.send(reply)
      if (request.query.filepath !== 'theme.txt') throw new HttpError(404, 'There is no such file.')
      reply.header('cache-control', 'no-store')
      return { content: await defaultTheme(db) }
    },
  )
  submission(app, context, routes.playgroundStory, async ({ body }) => {
    const { deviceId, authorName, storyText: text } = body
    await requireDevice(db, deviceId)
    return async (writing) => {
      await addPlaygroundStory(writing, { deviceId, authorName, text, now: timestamp() })
      return { statusCode: 200, message: 'User story submitted successfully.' }
    }
  })
  route(app, context, routes.ejectFloppy, async () => ({
    statusCode: 200,
    success: true,
    message: 'Floppy ejected.',
  }))
}
