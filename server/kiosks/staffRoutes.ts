import { randomUUID } from 'node:crypto'
import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { KioskFacts } from '#contract/kiosks.ts'
import type { Db } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { found, HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import type { Heartbeats } from './heartbeats.ts'
import { writeAudit } from '#server/staff/audit.ts'
import type { AuditNote } from '#server/staff/audit.ts'
import {
  kioskCalled,
  locationsWithSettings,
  orderKiosk,
  removeKiosk,
  saveSelfTest,
  setKioskNames,
  kiosksForStaff,
} from './repository.ts'
import { clockDoubtedSince, confirmClock } from '#server/db/clock.ts'
import { healthReport, startedAt } from '#server/alarms/health.ts'

/** @throws HttpError 404 where there is no such kiosk */
export const requireKiosk = async (db: Db, id: string) =>
  found(await kioskCalled(db, id), 'There is no such screen; it may have been removed.')

/** Kiosks and the server for staff (ADMIN-09, ADMIN-12). */
export const staffKiosks: Routes<{ readonly heartbeats: Heartbeats }> = async (app, context) => {
  const { database, heartbeats, config } = context
  const { db, write } = database

  /**
   * Changes a kiosk and notes it.
   * @param act returns the note; undefined where it changed nothing
   */
  const actOn = (
    kioskId: string,
    done: Pick<AuditNote, 'by' | 'action'>,
    act: (
      writing: Db,
      kiosk: Awaited<ReturnType<typeof requireKiosk>>,
      now: string,
    ) => Promise<(Pick<AuditNote, 'before' | 'after'> & { name?: string }) | undefined>,
  ) =>
    write(async (writing) => {
      const now = timestamp()
      const kiosk = await requireKiosk(writing, kioskId)
      const note = await act(writing, kiosk, now)
      if (note === undefined) return
      const { name = kiosk.called, ...facts } = note
      await writeAudit(writing, { ...done, item: { kind: 'screen', id: kioskId, name }, ...facts, now })
    })

  app.route({
    ...fromContract(kioskRoutes.nameKiosk),
    handler: async ({ params, body, member }) => {
      const id = params.screenId
      const after = { name: body.name || null, location: body.location || null }
      await actOn(id, { by: member.name, action: 'screen.name' }, async (writing, kiosk) => {
        const before = { name: kiosk.name, location: kiosk.location }
        if (before.name === after.name && before.location === after.location) return undefined
        await setKioskNames(writing, id, { name: after.name, location: after.location })
        return { name: after.name ?? kiosk.called, before, after }
      })
      return { statusCode: 200, message: 'Name and location saved.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.reloadKiosk),
    handler: async ({ params, body, member: { name: by } }) => {
      const id = params.screenId
      await actOn(id, { by, action: 'screen.reload' }, async (writing, _kiosk, now) => {
        await orderKiosk(writing, id, { orderId: randomUUID(), what: 'reload', when: body.when, by, now })
        return { after: { ...body } }
      })
      return { statusCode: 200, message: 'The screen reloads at its next contact.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.restartKiosk),
    handler: async ({ params, member: { name: by } }) => {
      const id = params.screenId
      await actOn(id, { by, action: 'screen.restart' }, async (writing, { facts }, now) => {
        if (KioskFacts.parse(JSON.parse(facts)).restartsBy === undefined)
          throw new HttpError(
            409,
            'This screen has no kiosk program that can restart its computer. You can only reload its page.',
          )
        await orderKiosk(writing, id, { orderId: randomUUID(), what: 'restart', when: 'alone', by, now })
        return {}
      })
      return { statusCode: 200, message: 'The computer restarts when nobody uses the screen.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.forgetKiosk),
    handler: async ({ params, member }) => {
      const id = params.screenId
      await actOn(id, { by: member.name, action: 'screen.forget' }, async (writing) => {
        await removeKiosk(writing, id)
        return {}
      })
      heartbeats.drop(id)
      return { statusCode: 200, message: 'Screen removed.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.reportSelfTest),
    handler: async ({ params, body: { results }, member: { name: by } }) => {
      const id = params.screenId
      await actOn(id, { by, action: 'screen.selfTest' }, async (writing, _kiosk, now) => {
        await saveSelfTest(writing, id, { results, by, now })
        return {
          after: { failed: results.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : [])) },
        }
      })
      return { statusCode: 200, message: 'Result saved.' }
    },
  })

  app.route({
    ...fromContract(kioskRoutes.kiosks),
    handler: async (request) => {
      // If nothing can be stored, the last state is shown.
      await heartbeats
        .keep()
        .catch((error: unknown) => request.log.warn({ err: error }, 'the list of screens is out of date'))
      return {
        now: timestamp(),
        version: await context.version(),
        screens: await kiosksForStaff(db),
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
        await writeAudit(writing, { by: member.name, action: 'clock.confirm', item, before })
      })
      return { statusCode: 200, message: 'Clock confirmed.' }
    },
  })
}
