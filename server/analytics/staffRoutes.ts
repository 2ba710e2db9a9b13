import { mostUsageDays } from '#contract/adminSettings.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { usageBetween } from '#server/analytics/repository.ts'

const dayMs = 86_400_000
const usualUsageDays = 30

/** The usage chart (ADMIN-14). */
export const usage: Routes = async (app, context) => {
  const { db } = context.database

  app.route({
    ...fromContract(adminStoryRoutes.usage),
    handler: async ({ query }) => {
      const today = timestamp().slice(0, 10)
      const to = dayOf('to', query.to ?? today)
      const from = dayOf('from', query.from ?? timestamp(Date.parse(to) - (usualUsageDays - 1) * dayMs))
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
      if (days < 1) throw new HttpError(400, 'to: must not be before from')
      if (days > mostUsageDays)
        throw new HttpError(400, `from: must be at most ${mostUsageDays} days before to`)
      return usageBetween(db, from, to)
    },
  })
}

/** @throws HttpError 400 for a day that no calendar has, such as the 30th of February. */
function dayOf(field: string, text: string): string {
  const day = text.slice(0, 10)
  const at = Date.parse(day)
  if (!Number.isNaN(at) && timestamp(at).startsWith(day)) return day
  throw new HttpError(400, `${field}: is no day of the calendar`)
}
