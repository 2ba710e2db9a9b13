import type { Selectable } from 'kysely'
import { channels, FailingChannel, mostPast } from '#contract/alarms.ts'
import type { Alarm, AlarmKind, Channel } from '#contract/alarms.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'

type Row = Selectable<Schema['alarm']>

export interface Problem {
  readonly kind: AlarmKind
  readonly item: string
  readonly name: string | null
  /** Whether an alarm may begin with it; otherwise it only keeps one open. */
  readonly begins: boolean
}

interface Change {
  readonly problems: readonly Problem[]
  readonly now: string
  /** Whether this server can tell that a missing problem has ended. */
  readonly mayEnd: (alarm: Row) => boolean
  /** Whether its end need not be sent. */
  readonly isUnsent: (alarm: Row, channel: Channel) => boolean
}

/** Opens and ends alarms by the present problems. Writes only changes. */
export async function storeAlarms(
  { db, write }: { readonly db: Db; write<T>(job: (db: Db) => Promise<T>): Promise<T> },
  { problems, now, mayEnd, isUnsent }: Change,
): Promise<void> {
  const open = await db.selectFrom('alarm').selectAll().where('over_at', 'is', null).execute()
  const isSame = (one: { kind: AlarmKind; item: string }, other: { kind: AlarmKind; item: string }) =>
    one.kind === other.kind && one.item === other.item
  const begun = problems.filter((problem) => problem.begins && !open.some((alarm) => isSame(alarm, problem)))
  const over = open.filter((alarm) => !problems.some((problem) => isSame(alarm, problem)) && mayEnd(alarm))
  const disks = open.filter(
    (alarm) => alarm.kind === 'diskFull' && problems.some((problem) => isSame(alarm, problem)),
  )
  if (begun.length + over.length + disks.length === 0) return
  await write(async (writing) => {
    for (const { kind, item, name } of begun)
      await writing.insertInto('alarm').values({ kind, item, name, since: now, looked_at: now }).execute()
    for (const alarm of over)
      await writing
        .updateTable('alarm')
        .set({ over_at: now })
        .$if(isUnsent(alarm, 'mail'), (update) => update.set({ mail_sent: 'over' }))
        .$if(isUnsent(alarm, 'webhook'), (update) => update.set({ webhook_sent: 'over' }))
        .where('id', '=', alarm.id)
        .execute()
    for (const { id } of disks)
      await writing.updateTable('alarm').set({ looked_at: now }).where('id', '=', id).execute()
  })
}

/** Alarms whose beginning or end was not sent yet, the oldest first. */
export async function unsentAlarms(db: Db, channel: Channel): Promise<Alarm[]> {
  const notified = `${channel}_sent` as const
  const rows = await db
    .selectFrom('alarm')
    .selectAll()
    .where((row) =>
      row.or([
        row(notified, 'is', null),
        row.and([row(notified, '=', 'open'), row('over_at', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(toAlarm)
}

/** Notes that these alarms were sent in this state. */
export async function noteNotified(db: Db, channel: Channel, notified: readonly Alarm[]): Promise<void> {
  for (const { id, overAt } of notified)
    await db
      .updateTable('alarm')
      .set({ [`${channel}_sent` as const]: overAt === null ? 'open' : 'over' })
      .where('id', '=', id)
      .execute()
}

const failingSetting = (channel: Channel) => `alarms.${channel}`

/** Channels on which the last try to inform staff failed. */
export async function failingChannels(db: Db): Promise<FailingChannel[]> {
  const texts = await Promise.all(channels.map((channel) => settingOf(db, failingSetting(channel))))
  return texts.flatMap((text) => (text ? FailingChannel.parse(JSON.parse(text)) : []))
}

/** Notes the result of the last try. @param reason null: it was sent */
export async function noteTry(db: Db, channel: Channel, now: string, reason: string | null): Promise<void> {
  const before = (await failingChannels(db)).find((one) => one.channel === channel)
  if (reason === null && before === undefined) return
  const failing =
    reason === null ? '' : JSON.stringify({ channel, since: before?.since ?? now, at: now, reason })
  await setSetting(db, failingSetting(channel), failing)
}

/** Of one item, or all. The latest first. */
export async function alarmsForStaff(db: Db, item: string | undefined) {
  const latest = db
    .selectFrom('alarm')
    .selectAll()
    .$if(item !== undefined, (query) => query.where('item', '=', item ?? ''))
    .orderBy('id', 'desc')
  const open = await latest.where('over_at', 'is', null).execute()
  const past = await latest.where('over_at', 'is not', null).limit(mostPast).execute()
  return { open: open.map(toAlarm), past: past.map(toAlarm) }
}

export async function findAlarm(db: Db, id: number): Promise<Alarm | undefined> {
  const row = await db.selectFrom('alarm').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toAlarm(row)
}

export async function noteAlarm(db: Db, id: number, { by, at, note }: NonNullable<Alarm['seen']>) {
  await db.updateTable('alarm').set({ seen_by: by, seen_at: at, note }).where('id', '=', id).execute()
}

export async function removeAlarms(db: Db, before: string): Promise<void> {
  await db.deleteFrom('alarm').where('over_at', '<', before).execute()
}

function toAlarm({ id, kind, item, name, since, over_at, seen_by, seen_at, note }: Row): Alarm {
  const seen = seen_by === null || seen_at === null ? null : { by: seen_by, at: seen_at, note: note ?? '' }
  return { id, kind, item, name, since, overAt: over_at, seen }
}
