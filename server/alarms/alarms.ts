import type { FastifyBaseLogger } from 'fastify'
import { silentAfterMs } from '#contract/kiosks.ts'
import type { Alarm, Channel } from '#contract/alarms.ts'
import type { Config } from '#server/config/config.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Database } from '../db/open.ts'
import { storeAlarms, noteNotified, noteTry, unsentAlarms } from './repository.ts'
import { mailAlarms, postAlarms } from './mail.ts'
import { disksOf, findProblems } from './problems.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** ms. Mail servers may take ten minutes to accept a mail (RFC 5321); after a shorter wait it would be sent twice. */
const usualMailMs = 15 * minuteMs
/** ms that a closing server waits for it. */
const closingMs = 1000

export interface AlarmOptions {
  readonly database: Pick<Database, 'db' | 'write' | 'peers' | 'isLogBlocked'>
  readonly config: Config
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** ms for a webhook, and for mail before the next check. */
  readonly sendingMs?: number
  /** ms for a mail. */
  readonly mailMs?: number
}

export interface AlarmWatch {
  /** Finds alarms that have begun or ended, and sends them. Never rejects: a failure is logged. */
  look(nowMs: number): Promise<void>
  stop(): Promise<void>
}

/** Alarms for staff (ALARM-01). */
export function createAlarms({
  database,
  config,
  log,
  sendingMs = 20_000,
  mailMs = usualMailMs,
}: AlarmOptions): AlarmWatch {
  const { db, peers } = database
  const { mail, webhook } = config.alerts
  const senders: Readonly<Record<Channel, Sender | undefined>> = {
    mail: mail && ((alarms, signal) => Promise.race([mailAlarms(mail, alarms), endOf(signal)])),
    webhook: webhook && ((alarms, signal) => postAlarms(webhook, alarms, signal)),
  }
  const limitsMs: Readonly<Record<Channel, number>> = { mail: mailMs, webhook: sendingMs }
  const sending = new Map<Channel, Promise<unknown>>()
  const failures = { mail: 0, webhook: 0 }
  const unnoted: Record<Channel, readonly Alarm[]> = { mail: [], webhook: [] }
  const triesAgainMs = { mail: -Infinity, webhook: -Infinity }
  const stopping = new AbortController()
  let isFailing = false
  let sinceMs = NaN
  let lookedMs = NaN
  let running: Promise<void> | undefined

  const isQuiet = (atMs: number) => {
    const { from, to } = config.alerts.quietHours ?? { from: 0, to: 0 }
    const hour = new Date(atMs).getHours()
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to
  }

  async function lookNow(nowMs: number) {
    // After a clock change or a sleep, the time of silence of others is unknown.
    if (!(nowMs >= lookedMs && nowMs - lookedMs <= silentAfterMs)) sinceMs = nowMs
    lookedMs = nowMs
    // One server at a time, so that nothing is sent twice.
    await peers.alone('alarms', async () => {
      await storeAlarms(database, {
        problems: await findProblems(db, config, { nowMs, sinceMs, isLogBlocked: database.isLogBlocked() }),
        now: timestamp(nowMs),
        mayEnd: ({ kind, item, looked_at }) =>
          // Each machine checks its own disk.
          kind !== 'diskFull' ||
          disksOf(config).some((disk) => disk.item === item) ||
          nowMs - Date.parse(looked_at) > hourMs,
        isUnsent: (alarm, channel) =>
          senders[channel] === undefined ||
          (alarm[`${channel}_sent`] === null && isQuiet(Date.parse(alarm.since)) && isQuiet(nowMs)),
      })
    })
    if (isQuiet(nowMs)) return
    // A slow mail does not delay the next check.
    const limit = endOf(AbortSignal.timeout(sendingMs)).catch(() => undefined)
    await Promise.all([sendOnce('webhook', nowMs), Promise.race([sendOnce('mail', nowMs), limit])])
  }

  /** One server at a time; each finishes what it has begun. */
  function sendOnce(channel: Channel, nowMs: number): Promise<unknown> | undefined {
    if (senders[channel] === undefined) return undefined
    const telling =
      sending.get(channel) ??
      peers.alone(`alarms.${channel}`, () => tell(channel, nowMs)).finally(() => sending.delete(channel))
    sending.set(channel, telling)
    return telling
  }

  async function tell(channel: Channel, nowMs: number) {
    const send = senders[channel]
    const pauseMs = triesAgainMs[channel] - nowMs
    // A longer pause comes from a clock that was ahead.
    if (send === undefined || (pauseMs > 0 && pauseMs <= hourMs)) return
    try {
      await note(channel, unnoted[channel])
      const alarms = await unsentAlarms(db, channel)
      if (alarms.length === 0) return
      await send(alarms, AbortSignal.any([stopping.signal, AbortSignal.timeout(limitsMs[channel])]))
      await note(channel, alarms)
      await database.write((writing) => noteTry(writing, channel, timestamp(nowMs), null))
      failures[channel] = 0
      log.info({ alarms: alarms.map(({ id }) => id) }, `alarms sent by ${channel}`)
    } catch (error) {
      if (stopping.signal.aborted) return
      const minutes = Math.min(2 ** failures[channel], 60)
      failures[channel] += 1
      triesAgainMs[channel] = nowMs + minutes * minuteMs
      const reason = reasonOf(error)
      log.error({ reason }, `alarms could not be sent by ${channel}; next attempt in ${minutes} min`)
      await database
        .write((writing) => noteTry(writing, channel, timestamp(nowMs), reason))
        .catch((err: unknown) => log.error({ err }, `the failure of ${channel} could not be stored`))
    }
  }

  /** Nothing more is sent while a sent message cannot be noted: it would be repeated. */
  async function note(channel: Channel, alarms: readonly Alarm[]) {
    if (alarms.length === 0) return
    unnoted[channel] = alarms
    await database.write((writing) => noteNotified(writing, channel, alarms))
    unnoted[channel] = []
  }

  return {
    look: (nowMs) => {
      running ??= lookNow(nowMs)
        .then(() => {
          isFailing = false
        })
        .catch((error: unknown) => {
          if (!isFailing && !stopping.signal.aborted) log.error({ err: error }, 'the check for alarms failed')
          isFailing = true
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
    stop: async () => {
      const timer = setTimeout(() => stopping.abort(), closingMs)
      await running
      await Promise.allSettled(sending.values())
      clearTimeout(timer)
    },
  }
}

type Sender = (alarms: readonly Alarm[], signal: AbortSignal) => Promise<void>

export function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Without addresses, which mail servers often repeat. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error instanceof Error ? error.message : String(error)}${cause}`.replaceAll(/\S+@\S+/g, '…')
}
