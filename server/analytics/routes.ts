import * as z from 'zod/mini'
import { mostUsageDays } from '#contract/adminSettings.ts'
import type { Usage } from '#contract/adminSettings.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { countedPattern } from './patterns.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Routes } from '#server/http/contract.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'

const View = z.object({ route: z.string().check(z.maxLength(200)) })

const dayMs = 86_400_000
const usualUsageDays = 30

/**
 * Page views by day and route, and their chart (ADMIN-14). No cookies, no addresses, nothing of visitors (SHELL-09).
 */
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

  app.route({
    ...fromContract(adminStoryRoutes.usage),
    handler: async ({ query }) => {
      const today = timestamp().slice(0, 10)
      const last = dayOf('to', query.to ?? today)
      const first = dayOf('from', query.from ?? timestamp(Date.parse(last) - (usualUsageDays - 1) * dayMs))
      const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1
      if (days < 1) throw new HttpError(400, 'to: must not be before from')
      if (days > mostUsageDays)
        throw new HttpError(400, `from: must be at most ${mostUsageDays} days before to`)
      return usageBetween(context.database.db, first, last)
    },
  })
}

/** @throws HttpError 400 for a day that does not exist, such as the 30th of February */
function dayOf(field: string, text: string): string {
  const day = text.slice(0, 10)
  const at = Date.parse(day)
  if (!Number.isNaN(at) && timestamp(at).startsWith(day)) return day
  throw new HttpError(400, `${field}: is no day of the calendar`)
}

/** Counts one view of a route on a day (`2026-05-17`). Nothing else is kept of it. */
async function countPageView(db: Db, view: { day: string; route: string }): Promise<void> {
  await db
    .insertInto('page_view')
    .values({ ...view, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'route']).doUpdateSet((row) => ({ count: row('page_view.count', '+', 1) })),
    )
    .execute()
}

async function usageBetween(db: Db, from: string, to: string): Promise<Usage> {
  const views = await db
    .selectFrom('page_view')
    .select(['day', 'route', 'count as views'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('route')
    .execute()
  const ofDay = new Map<string, number>()
  const ofRoute = new Map<string, number>()
  for (const { day, route, views: count } of views) {
    ofDay.set(day, (ofDay.get(day) ?? 0) + count)
    ofRoute.set(route, (ofRoute.get(route) ?? 0) + count)
  }
  const days: Usage['days'] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10)
    days.push({ day, views: ofDay.get(day) ?? 0 })
  }
  const routes = [...ofRoute].map(([route, count]) => ({ route, views: count }))
  return { from, to, days, routes: routes.toSorted((a, b) => b.views - a.views), views }
}

/**
 * Served as `/_vercel/insights/script.js`: the counterpart of @vercel/analytics, without cookies and third parties.
 * `window.vaq` holds calls made before the script loaded; later ones go through `window.va`. Only the route's pattern
 * is sent: no path, no referrer, nothing of the visitor.
 */
export const analyticsScript = `(function () {
  'use strict'
  function send(kind, event) {
    if (kind !== 'pageview' || !event || typeof event.route !== 'string') return
    fetch('/_vercel/insights/view', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ route: event.route }),
      credentials: 'omit',
      keepalive: true,
    }).catch(function () {
      // A view that is not counted is no loss to a visitor.
    })
  }
  var waiting = window.vaq || []
  window.vaq = []
  window.va = send
  waiting.forEach(function (call) {
    send(call[0], call[1])
  })
})()
`
