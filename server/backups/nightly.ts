import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { HealthReport } from '#contract/kiosks.ts'
import { clockDoubtedSince } from '#server/db/clock.ts'
import type { Config } from '#server/config/config.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { backupJobs } from './backupJobs.ts'
import type { Database } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { setSetting, settingOf } from '#server/db/settings.ts'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'

const hourMs = 3_600_000
const dailyBackups = 7
const weeklyBackups = 4
/** A backup copies some MB per second; one that takes longer than this has hung. */
const timeoutMs = 12 * hourMs

const untried =
  'the nightly backup is whole, but was not restored for a try: the disk of BACKUP_DIR has no room for that'
const settingName = 'nightlyBackup'
const Backup = z.object({ at: z.string(), bytes: z.number() })
type Backup = z.infer<typeof Backup>

interface Options {
  readonly database: Pick<Database, 'db' | 'write' | 'peers' | 'isReplaced'>
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'backupHour'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface NightlyBackups {
  /** Makes last night's backup unless it exists. Never rejects: failures are logged. */
  look(nowMs: number): Promise<void>
  /** Stops a backup in progress; the next start makes it. */
  stop(): Promise<void>
}

export function createNightlyBackups({ database, config, log }: Options): NightlyBackups {
  const { db, write, peers } = database
  const work = createOwnProcess<typeof backupJobs>({
    program: fileURLToPath(new URL('./backupProcess.ts', import.meta.url)),
    name: 'The backup',
    idleMs: 0,
    timeoutMs,
  })
  let triesAgainMs = -Infinity
  let running: Promise<void> | undefined
  let isStopping = false

  async function isDue(nowMs: number) {
    const at = Date.parse((await lastNightlyBackup(db))?.at ?? '')
    // A backup from the future was made with a wrong clock.
    return !(at >= lastNightMs(nowMs, config.backupHour) && at <= nowMs)
  }
  async function makeIfDue(nowMs: number) {
    const pauseMs = triesAgainMs - nowMs
    // A longer pause comes from a clock that was ahead.
    if ((pauseMs > 0 && pauseMs <= hourMs) || !(await isDue(nowMs))) return
    // Of several servers only one makes it.
    await peers.alone('automatic backup', async () => {
      if (await isDue(nowMs)) await make(nowMs)
    })
  }
  async function make(nowMs: number) {
    if (database.isReplaced()) throw new Error('the database file was replaced')
    const { dataDir, databaseUrl, backupDir } = config
    const file = join(backupDir, nameOf(nowMs))
    const { bytes, isTried } = await work.run('make', { dataDir, databaseUrl, file })
    // With a clock that is years ahead, the wrong backups would be deleted.
    if ((await clockDoubtedSince(db, nowMs)) === null) removeOthers(backupDir)
    const backup: Backup = { at: timestamp(nowMs), bytes }
    await write((writing) => setSetting(writing, settingName, JSON.stringify(backup)))
    if (isTried) log.info({ file, bytes }, 'automatic backup')
    else log.warn({ file, bytes }, untried)
  }
  return {
    look: (nowMs) => {
      running ??= makeIfDue(nowMs)
        .catch((error: unknown) => {
          triesAgainMs = nowMs + hourMs
          if (!isStopping) log.error({ err: error }, 'the automatic backup failed; next attempt in an hour')
        })
        .finally(() => {
          running = undefined
        })
      return running
    },
    stop: async () => {
      isStopping = true
      await work.close()
      await running
    },
  }
}

async function lastNightlyBackup(db: Db): Promise<Backup | null> {
  const value = await settingOf(db, settingName)
  return value === undefined ? null : Backup.parse(JSON.parse(value))
}

/** When the last backup was due in the machine's time zone, ms since 1970. */
function lastNightMs(nowMs: number, hour: number): number {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(Temporal.Now.timeZoneId())
  const due = now.withPlainTime({ hour })
  return (due.epochMilliseconds > nowMs ? due.subtract({ days: 1 }) : due).epochMilliseconds
}

/**
 * The status for staff. A backup is missing an hour after it was due, or after the start.
 * @param startedMs start of the server, ms since 1970
 */
export async function nightlyBackupStatus(
  db: Db,
  { backupHour }: Pick<Config, 'backupHour'>,
  nowMs: number,
  startedMs: number,
): Promise<HealthReport['nightlyBackup']> {
  const last = await lastNightlyBackup(db)
  const dueMs = lastNightMs(nowMs - hourMs, backupHour)
  const isThere = last !== null && Date.parse(last.at) >= dueMs
  return { last, isMissing: !isThere && nowMs - startedMs > hourMs }
}

const nameOf = (atMs: number) => `nightly-${timestamp(atMs).slice(0, 23).replaceAll(':', '')}.sqlite`
const ownName = /^nightly-(\d{4}-\d\d-\d\d)T\d{6}\.\d{3}\.sqlite$/

/** Keeps the newest backup of each recent day and week. Files with other names stay. */
function removeOthers(folder: string): void {
  const backups = readdirSync(folder).filter((name) => ownName.test(name))
  const newestFirst = backups.toSorted().toReversed()
  const newestOf = (periodOf: (name: string) => string, count: number) =>
    [...Map.groupBy(newestFirst, periodOf).values()].slice(0, count).map(([newest]) => newest)
  const stored = new Set([...newestOf(dayOf, dailyBackups), ...newestOf(weekOf, weeklyBackups)])
  for (const name of backups) if (!stored.has(name)) rmSync(join(folder, name))
}

const dayOf = (name: string) => name.replace(ownName, '$1')

/** The Monday before. */
function weekOf(name: string): string {
  const day = Temporal.PlainDate.from(dayOf(name))
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}
