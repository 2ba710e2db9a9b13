import { randomUUID } from 'node:crypto'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { KioskFacts } from '#contract/kiosks.ts'
import { clockDoubtedSince, confirmClock } from '#server/db/clock.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { healthReport, startedAt } from '#server/alarms/health.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Heartbeats } from './heartbeats.ts'
import { writeAudit } from '#server/staff/audit.ts'
import {
  orderKiosk,
  removeKiosk,
  requireKiosk,
  saveSelfTest,
  screensForStaff,
  setKioskNames,
} from './repository.ts'
import { roomsWithSettings } from '#server/kiosks/settings.ts'
import { setKeyGroup } from '#server/staff/tokens.ts'

/** What staff see of the kiosks and of the server, and what they want of a kiosk (ADMIN-09, ADMIN-12). */
export const kiosks: Routes<{ readonly heartbeats: Heartbeats }> = async (app, context) => {
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
        rooms: await roomsWithSettings(db),
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

  app.route({
    ...fromContract(kioskRoutes.nameKiosk),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      const after = { name: orNull(body.name), room: orNull(body.room) }
      await write(async (writing) => {
        const { called, name, room } = await requireKiosk(writing, id)
        const before = { name, room }
        if (before.name === after.name && before.room === after.room) return
        await setKioskNames(writing, id, after)
        const item = { kind: 'screen', id, name: after.name ?? called } as const
        await writeAudit(writing, {
          by: member.name,
          action: 'screen.name',
          item,
          before,
          after,
          now: timestamp(),
        })
      })
      return { statusCode: 200, message: 'Name and location saved.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.reloadKiosk),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      const now = timestamp()
      await write(async (writing) => {
        const { called } = await requireKiosk(writing, id)
        await orderKiosk(writing, id, {
          orderId: randomUUID(),
          what: 'reload',
          when: body.when,
          by: member.name,
          now,
        })
        const item = { kind: 'screen', id, name: called } as const
        await writeAudit(writing, { by: member.name, action: 'screen.reload', item, after: { ...body }, now })
      })
      return { statusCode: 200, message: 'The screen reloads at its next contact.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.restartKiosk),
    handler: async ({ params, member }) => {
      const id = params.screenId
      const now = timestamp()
      await write(async (writing) => {
        const { called, facts } = await requireKiosk(writing, id)
        if (KioskFacts.parse(JSON.parse(facts)).restartsBy === undefined)
          throw new HttpError(
            409,
            'This screen has no kiosk program that can restart its computer. You can only reload its page.',
          )
        await orderKiosk(writing, id, {
          orderId: randomUUID(),
          what: 'restart',
          when: 'alone',
          by: member.name,
          now,
        })
        const item = { kind: 'screen', id, name: called } as const
        await writeAudit(writing, { by: member.name, action: 'screen.restart', item, now })
      })
      return { statusCode: 200, message: 'The computer restarts when nobody uses the screen.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.forgetKiosk),
    handler: async ({ params, member }) => {
      const id = params.screenId
      await write(async (writing) => {
        const { called } = await requireKiosk(writing, id)
        await removeKiosk(writing, id)
        const item = { kind: 'screen', id, name: called } as const
        await writeAudit(writing, { by: member.name, action: 'screen.forget', item, now: timestamp() })
      })
      heartbeats.drop(id)
      return { statusCode: 200, message: 'Screen removed.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.reportSelfTest),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      const now = timestamp()
      await write(async (writing) => {
        const { called } = await requireKiosk(writing, id)
        await saveSelfTest(writing, id, { results: body.results, by: member.name, now })
        const failed = body.results.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))
        const item = { kind: 'screen', id, name: called } as const
        await writeAudit(writing, {
          by: member.name,
          action: 'screen.selfTest',
          item,
          after: { failed },
          now,
        })
      })
      return { statusCode: 200, message: 'Result saved.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.setKeyGroup),
    handler: async ({ params, body, member }) => {
      await write(async (writing) => {
        const room = orNull(body.room)
        const key = await setKeyGroup(writing, params.keyId, room)
        if (key === undefined) throw new HttpError(404, 'There is no such screen link.')
        if (key.room === room) return
        const item = { kind: 'kioskKey', id: key.id, ...(key.label !== null && { name: key.label }) } as const
        const change = { before: { room: key.room }, after: { room } }
        await writeAudit(writing, {
          by: member.name,
          action: 'kioskKey.room',
          item,
          ...change,
          now: timestamp(),
        })
      })
      return { statusCode: 200, message: 'Location of the screen link saved.' }
    },
  })
}

const orNull = (text: string) => (text === '' ? null : text)
