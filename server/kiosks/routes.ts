import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { settingsOver } from '#contract/kioskSettings.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Heartbeats } from './heartbeats.ts'
import { groupOfKiosk, saveSelfTest } from './repository.ts'
import { readSettings, settingsOfLocation } from './settings.ts'

/** Reports of kiosks (ADMIN-09), and whether the server works. */
export const kiosks: Routes<{ readonly heartbeats: Heartbeats }> = async (app, context) => {
  const { db } = context.database

  app.route({
    ...fromContract(kioskRoutes.health),
    handler: async () => {
      const damage = context.database.damage()
      if (damage !== undefined) {
        throw new HttpError(
          503,
          `The database is damaged: ${damage}. Restore a backup; docs/operating/moving.md says how.`,
        )
      }
      // What every list asks; no query on SQLite.
      await context.database.version(['setting'])
      await db.selectFrom('setting').select('name').limit(1).execute()
      return {
        status: 'ok' as const,
        now: timestamp(),
        version: await context.version(),
        upSeconds: Math.round(process.uptime()),
      }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.heartbeat),
    handler: async (request) => {
      const { body } = request
      const now = timestamp()
      const keyHash = request.kioskKey
      const { screen: id, facts, executed, selfTest: results } = body
      const wishes = await context.heartbeats.take({ id, keyHash, seenAt: now, facts, executed })
      if (wishes === 'otherKey')
        throw new HttpError(
          409,
          'This screen is known with another kiosk key. End that key first, or open the screen with it.',
        )
      if (results !== undefined) {
        // Makes sure that a new kiosk has a row.
        await context.heartbeats.keep()
        await context.database.write((writing) => saveSelfTest(writing, id, { results, by: null, now }))
      }
      const location =
        wishes === undefined
          ? await groupOfKiosk(db, id, keyHash)
          : (wishes.own_location ?? wishes.key_location)
      const settings =
        wishes === undefined
          ? (await settingsOfLocation(db, location)).settings
          : settingsOver(readSettings(wishes.own_settings), readSettings(wishes.location_settings))
      return { now, version: await context.version(), location, order: openOrder(wishes, executed), settings }
    },
  })
}

interface Ordered {
  readonly order_id: string | null
  readonly order_what: 'reload' | 'restart' | null
  readonly order_when: 'alone' | 'now' | null
}

/** The order of staff, unless the kiosk has just executed it. */
function openOrder(ordered: Ordered | undefined, executed: string | null) {
  const { order_id: id = null, order_what: what, order_when: when = null } = ordered ?? {}
  return id === null || when === null || id === executed
    ? null
    : { id, what: what ?? ('reload' as const), when }
}
