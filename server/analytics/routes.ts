import * as z from 'zod/mini'
import { countedPattern } from './patterns.ts'
import { analyticsScript } from './script.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { countPageView } from './repository.ts'
import type { Routes } from '#server/http/contract.ts'

const View = z.object({ route: z.string().check(z.maxLength(200)) })

/** Views of pages, by day and route. No cookie, nobody's address, nothing of a visitor (SHELL-09). */
export const analytics: Routes = async (app, context) => {
  app.get('/_vercel/insights/script.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(analyticsScript),
  )
  const config = { counts: 'view', takes: 'json' } as const
  app.post(
    '/_vercel/insights/view',
    { config, schema: { hide: true, body: View } },
    async (request, reply) => {
      const { route } = request.body
      const day = timestamp().slice(0, 10)
      await context.database.write((db) => countPageView(db, { day, route: countedPattern(route) }))
      return reply.code(204).send()
    },
  )
}
