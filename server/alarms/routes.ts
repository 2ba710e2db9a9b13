import * as kioskRoutes from '#contract/kioskRoutes.ts'
import type { Channel } from '#contract/alarms.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { alarmsForStaff, failingChannels, findAlarm, noteAlarm } from '#server/alarms/repository.ts'
import { endOf, reasonOf } from './alarms.ts'
import { mailTest, postTest } from './mail.ts'
import { writeAudit } from '#server/staff/audit.ts'

/** ms that staff wait for a test message to be accepted. */
const limitMs = 20_000

/** Alarms and what staff do about them (ALARM-05). */
export const alarms: Routes = async (app, context) => {
  const { db, write } = context.database
  const { mail, webhook } = context.config.alerts

  app.route({
    ...fromContract(kioskRoutes.alarms),
    handler: async ({ query }) => ({
      ...(await alarmsForStaff(db, query.screenId)),
      failing: (await failingChannels(db)).filter(
        ({ channel }) => context.config.alerts[channel] !== undefined,
      ),
      receivers: { mail: [...(mail?.to ?? [])], webhook: webhook !== undefined },
    }),
  })

  app.route({
    ...fromContract(kioskRoutes.testAlarms),
    handler: async ({ member }) => {
      if (!mail && !webhook)
        throw new HttpError(409, 'No mail and no webhook is configured. Set SMTP_URL or ALERT_WEBHOOK.')
      const signal = AbortSignal.timeout(limitMs)
      const failed = (channel: Channel) => (error: unknown) =>
        `The test message could not be sent by ${channel}: ${reasonOf(error)}`
      const failures = await Promise.all([
        mail && Promise.race([mailTest(mail), endOf(signal)]).then(() => undefined, failed('mail')),
        webhook && postTest(webhook, signal).then(() => undefined, failed('webhook')),
      ])
      const reasons = failures.filter((reason) => reason !== undefined)
      if (reasons.length > 0) throw new HttpError(502, reasons.join(' '))
      await write((writing) =>
        writeAudit(writing, { by: member.name, action: 'alarm.test', item: { kind: 'settings' } }),
      )
      return { statusCode: 200, message: 'Test message sent.' }
    },
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
        // Alarms about a kiosk appear in the activity of that kiosk.
        const isOfKiosk = kind === 'kioskSilent' || kind === 'selfTestFailed'
        const subject = isOfKiosk ? ({ kind: 'screen', id: item } as const) : ({ kind: 'alarm', id } as const)
        await writeAudit(writing, {
          by: member.name,
          action: 'alarm.note',
          item: { ...subject, ...(name !== null && { name }) },
          after: { alarm: kind, note: body.note },
          now,
        })
      })
      return { statusCode: 200, message: 'Alarm acknowledged.' }
    },
  })
}
