import * as z from 'zod/mini'
import { optionalTextOf } from './common.ts'
import { limits } from './limits.ts'

/** What is sent to staff as an alarm (ALARM-01). */
export const alarmKinds = [
  'kioskSilent',
  'selfTestFailed',
  'backupMissing',
  'diskFull',
  'reviewWaits',
  'narrationFailed',
  'wordsFail',
  'logBlocked',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

export const Alarm = z.object({
  id: z.int(),
  kind: z.enum(alarmKinds),
  /** Id of the kiosk or the device, or the machine whose disk it is; empty where there is but one. */
  item: z.string(),
  /** What the item was called when it began; null where it has no name. */
  name: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  since: z.string(),
  /** Null while it is open. */
  overAt: z.nullable(z.string()),
  /** Who of the staff has looked at it last, and what they wrote, which may be nothing. */
  seen: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
})
export type Alarm = z.infer<typeof Alarm>

/** How alarms are sent. */
export const channels = ['mail', 'webhook'] as const
export type Channel = (typeof channels)[number]

/** A channel by which alarms cannot be sent. */
export const FailingChannel = z.object({
  channel: z.enum(channels),
  /** ISO 8601 in UTC: the first try that failed since one that did not, and the last. */
  since: z.string(),
  at: z.string(),
  /** Of the last, without addresses. */
  reason: z.string(),
})
export type FailingChannel = z.infer<typeof FailingChannel>

/** The latest first. */
export const Alarms = z.object({
  open: z.array(Alarm),
  /** The last `mostPast` of those that are over. */
  past: z.array(Alarm),
  failing: z.array(FailingChannel),
  /** Where alarms are sent, as configured: addresses of mail, and whether a webhook is called. */
  receivers: z.object({ mail: z.array(z.string()), webhook: z.boolean() }),
})
export type Alarms = z.infer<typeof Alarms>

export const mostPast = 50

/** What was done about it, or is known. Empty: it was only seen. */
export const AlarmNote = z.object({ note: optionalTextOf(limits.lineChars) })
