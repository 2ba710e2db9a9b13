import type { FastifyInstance } from 'fastify'
import { mostUsageDays } from '#contract/adminSettings.ts'
import * as adminStoryRoutes from '#contract/adminStoryRoutes.ts'
import { timestamp } from '#server/context.ts'
import type { Context } from '#server/context.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { route } from '#server/http/route.ts'
import { countUnreviewedAvatars } from '#server/repositories/adminAvatars.ts'
import { auditPage, writeAudit } from '#server/repositories/audit.ts'
import { countNewDevices, orderDevices, renameDevice } from '#server/repositories/devices.ts'
import { countUnlooked } from '#server/repositories/moderation.ts'
import { usageBetween } from '#server/repositories/pageViews.ts'

const dayMs = 86_400_000
const usualUsageDays = 30

/** Who is logged in, devices, the audit list and the usage chart (ADMIN-13, ADMIN-14). */
export function addMuseumRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, adminStoryRoutes.me, async ({ member }) => ({
    ...member,
    waiting: {
      stories: await countUnlooked(db),
      avatars: await countUnreviewedAvatars(db),
      devices: await countNewDevices(db),
    },
  }))

  route(app, context, adminStoryRoutes.renameDevice, async ({ params, body, member }) => {
    const id = params.deviceId
    const { before, after } = await write(async (writing) => {
      const names = await renameDevice(writing, { id, ...body })
      await writeAudit(writing, {
        by: member.name,
        action: 'device.rename',
        item: { kind: 'device', id, name: names.after },
        before: { name: names.before },
        after: { name: names.after },
        now: timestamp(),
      })
      return names
    })
    return { statusCode: 200, message: `${before} is called ${after} now.` }
  })

  route(app, context, adminStoryRoutes.orderDevices, async ({ body, member }) => {
    await write(async (writing) => {
      const order = await orderDevices(writing, body.deviceIds)
      await writeAudit(writing, {
        by: member.name,
        action: 'device.order',
        item: { kind: 'device' },
        before: { deviceIds: order.before },
        after: { deviceIds: order.after },
        now: timestamp(),
      })
    })
    return { statusCode: 200, message: 'The order of the devices is set.' }
  })

  route(app, context, adminStoryRoutes.audit, ({ query }) => auditPage(db, query))

  route(app, context, adminStoryRoutes.usage, async ({ query }) => {
    const today = timestamp().slice(0, 10)
    const to = dayOf('to', query.to ?? today)
    const from = dayOf('from', query.from ?? timestamp(Date.parse(to) - (usualUsageDays - 1) * dayMs))
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
    if (days < 1) throw new HttpError(400, 'to: must not be before from')
    if (days > mostUsageDays)
      throw new HttpError(400, `from: must be at most ${mostUsageDays} days before to`)
    return usageBetween(db, from, to)
  })
}

/** @throws HttpError 400 for a day that no calendar has, such as the 30th of February. */
function dayOf(field: string, text: string): string {
  const day = text.slice(0, 10)
  const at = Date.parse(day)
  if (!Number.isNaN(at) && timestamp(at).startsWith(day)) return day
  throw new HttpError(400, `${field}: is no day of the calendar`)
}
