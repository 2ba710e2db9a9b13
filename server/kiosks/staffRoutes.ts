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
  saveSelfTest,
  orderKiosk,
  removeKiosk,
  screensForStaff,
  setKioskNames,
} from '#server/kiosks/repository.ts'
import { roomsWithSettings } from '#server/kiosks/settings.ts'
import { requireKiosk } from '#server/kiosks/requireKiosk.ts'
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
        .catch((error: unknown) => request.log.warn({ err: error }, 'the board is not up to date'))
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
      return { statusCode: 200, message: 'The clock counts as right.' }
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
      return { statusCode: 200, message: 'The screen is named.' }
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
      return { statusCode: 200, message: 'The screen reloads at its next sign of life.' }
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
            'This screen has no launcher that can restart its machine: only its page can be loaded anew.',
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
      return { statusCode: 200, message: 'The machine restarts once nobody is there.' }
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
      return { statusCode: 200, message: 'The screen is forgotten.' }
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
      return { statusCode: 200, message: 'The result is kept.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.setKeyGroup),
    handler: async ({ params, body, member }) => {
      await write(async (writing) => {
        const room = orNull(body.room)
        const key = await setKeyGroup(writing, params.keyId, room)
        if (key === undefined) throw new HttpError(404, 'There is no such kiosk key.')
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
      return { statusCode: 200, message: 'The room of the key is set.' }
    },
  })
}

const orNull = (text: string) => (text === '' ? null : text)
