import type { Usage } from '#contract/adminSettings.ts'
import type { Db } from '#server/db/schema.ts'

/** Counts one view of a route on a day (`2026-05-17`). Nothing else is stored. */
export async function countPageView(db: Db, view: { day: string; route: string }): Promise<void> {
  await db
    .insertInto('page_view')
    .values({ ...view, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'route']).doUpdateSet((row) => ({ count: row('page_view.count', '+', 1) })),
    )
    .execute()
}

const dayMs = 86_400_000

export async function usageBetween(db: Db, from: string, to: string): Promise<Usage> {
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
