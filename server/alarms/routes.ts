import * as kioskRoutes from '#contract/kioskRoutes.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { alarmsForStaff, failingChannels, findAlarm, noteAlarm } from '#server/alarms/repository.ts'
import { writeAudit } from '#server/staff/audit.ts'

/** Alarms, and what staff did about them (ALARM-05). */
export const alarms: Routes = async (app, context) => {
  const { db, write } = context.database

  app.route({
    ...fromContract(kioskRoutes.alarms),
    handler: async ({ query }) => ({
      ...(await alarmsForStaff(db, query.screenId)),
      failing: (await failingChannels(db)).filter(
        ({ channel }) => context.config.alerts[channel] !== undefined,
      ),
    }),
  })

  app.route({
    ...fromContract(kioskRoutes.noteAlarm),
    handler: async ({ params, body, member }) => {
      const id = params.alarmId
      const now = timestamp()
      await write(async (writing) => {
        const alarm = await findAlarm(writing, id)
        if (alarm === undefined) throw new HttpError(404, 'There is no such alarm.')
        const { kind, item, name } = alarm
        await noteAlarm(writing, id, { by: member.name, at: now, note: body.note })
        // What concerns a screen stands in the log of that screen.
        const isOfKiosk = kind === 'kioskSilent' || kind === 'selfTestFailed'
        const about = isOfKiosk ? ({ kind: 'screen', id: item } as const) : ({ kind: 'alarm', id } as const)
        await writeAudit(writing, {
          by: member.name,
          action: 'alarm.note',
          item: { ...about, ...(name !== null && { name }) },
          after: { alarm: kind, note: body.note },
          now,
        })
      })
      return { statusCode: 200, message: 'Alarm acknowledged.' }
    },
  })
}
