import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { clockDoubtedSince, confirmClock } from '#server/db/clock.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { healthReport, startedAt } from '#server/alarms/health.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Heartbeats } from './heartbeats.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { screensForStaff } from './repository.ts'
import { locationsWithSettings } from './settings.ts'

/** What staff see of the kiosks and of the server (ADMIN-09). */
export const board: Routes<{ readonly heartbeats: Heartbeats }> = async (app, context) => {
  const { database, heartbeats, config } = context
  const { db, write } = database

  app.route({
    ...fromContract(kioskRoutes.screens),
    handler: async (request) => {
      // Where nothing can be stored staff look at the board all the more: as it was last.
      await heartbeats
        .keep()
        .catch((error: unknown) => request.log.warn({ err: error }, 'the list of screens is out of date'))
      return {
        now: timestamp(),
        version: await context.version(),
        screens: await screensForStaff(db),
        locations: await locationsWithSettings(db),
      }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.healthReport),
    handler: async () => ({
      now: timestamp(),
      version: await context.version(),
      startedAt: startedAt(),
      ...(await healthReport(database, config)),
    }),
  })

  app.route({
    ...fromContract(kioskRoutes.confirmClock),
    handler: async ({ member }) => {
      await write(async (writing) => {
        const nowMs = Date.now()
        const before = { seenAt: await clockDoubtedSince(writing, nowMs) }
        await confirmClock(writing, nowMs)
        const item = { kind: 'settings' } as const
        await writeAudit(writing, {
          by: member.name,
          action: 'clock.confirm',
          item,
          before,
          now: timestamp(nowMs),
        })
      })
      return { statusCode: 200, message: 'Clock confirmed.' }
    },
  })
}
