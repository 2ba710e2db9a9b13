import { hostname } from 'node:os'
import { devices } from '#content/exhibits/index.ts'
import { silentAfterMs, hasFailedSelfTest, isExpected, nameOfKiosk } from '#contract/kiosks.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '../db/schema.ts'
import { diskOf } from './health.ts'
import { nightlyBackupStatus } from '#server/backups/nightly.ts'
import type { Problem } from './repository.ts'
import { unfinishedJobs } from '#server/jobs/repository.ts'
import { locationsWithSettings, kiosksForStaff } from '#server/kiosks/repository.ts'
import { oldestUnreviewed } from '#server/stories/moderation.ts'
import { wordsFailingSince } from '#server/stories/wordsFailing.ts'

const hourMs = 3_600_000
/** So long that a day on which the museum is closed does not count. */
const reviewMs = 48 * hourMs
/** A service may be away for so long before it is an alarm, ms. */
const serviceMs = 24 * hourMs
/** Share of the disk that is free when the alarm begins, and up to which it goes on, so that it does not flicker. */
const leastFree = 0.1
const enoughFree = 0.12

export interface Watch {
  readonly nowMs: number
  /** When this server began to watch: kiosks that were silent before may have had no server. */
  readonly sinceMs: number
}

export function disksOf({ databaseUrl, dataDir, backupDir }: Config) {
  const machine = databaseUrl === undefined ? '' : hostname()
  return [
    { item: machine, folder: dataDir },
    { item: `${machine} BACKUP_DIR`.trim(), folder: backupDir },
  ]
}

export async function findProblems(
  db: Db,
  config: Config,
  { isLogBlocked, ...watch }: Watch & { readonly isLogBlocked: boolean },
): Promise<Problem[]> {
  return [
    ...(await kioskProblems(db, watch)),
    ...(await backupProblem(db, config, watch)),
    ...(await diskProblems(config)),
    ...(isLogBlocked ? [{ kind: 'logBlocked' as const, item: '', name: null, begins: true }] : []),
    ...(await reviewProblem(db, watch)),
    ...(await narrationProblems(db)),
    ...(await wordsProblem(db, watch)),
  ]
}

async function kioskProblems(db: Db, { nowMs, sinceMs }: Watch): Promise<Problem[]> {
  const hasWatched = nowMs - sinceMs > silentAfterMs
  const locations = await locationsWithSettings(db)
  return (await kiosksForStaff(db)).flatMap((kiosk) => {
    const subject = { item: kiosk.id, name: nameOfKiosk(kiosk) }
    return [
      ...(nowMs - Date.parse(kiosk.seenAt) > silentAfterMs
        ? [
            {
              kind: 'kioskSilent' as const,
              ...subject,
              // Outside opening hours a kiosk may be off; that does not end an alarm.
              begins: hasWatched && isExpected(kiosk, locations, nowMs),
            },
          ]
        : []),
      ...(hasFailedSelfTest(kiosk) ? [{ kind: 'selfTestFailed' as const, ...subject, begins: true }] : []),
    ]
  })
}

/** After a start there is an hour to make up for it. */
async function backupProblem(db: Db, config: Config, { nowMs, sinceMs }: Watch): Promise<Problem[]> {
  const { isMissing } = await nightlyBackupStatus(db, config, nowMs, 0)
  const begins = nowMs - sinceMs > hourMs
  return isMissing ? [{ kind: 'backupMissing', item: '', name: null, begins }] : []
}

async function diskProblems(config: Config): Promise<Problem[]> {
  const seen: string[] = []
  const problems: Problem[] = []
  for (const { item, folder } of disksOf(config)) {
    const disk = await diskOf(folder)
    // Backups beside the data have no disk of their own.
    if (disk === null || seen.includes(JSON.stringify(disk))) continue
    seen.push(JSON.stringify(disk))
    const free = disk.freeBytes / disk.bytes
    if (free < enoughFree)
      problems.push({ kind: 'diskFull', item, name: item === '' ? null : item, begins: free < leastFree })
  }
  return problems
}

async function reviewProblem(db: Db, { nowMs }: Watch): Promise<Problem[]> {
  const oldest = await oldestUnreviewed(db)
  return oldest !== null && nowMs - Date.parse(oldest) > reviewMs
    ? [{ kind: 'reviewWaits', item: '', name: null, begins: true }]
    : []
}

/** Ends only when the narration is made: a start retries failed jobs. */
async function narrationProblems(db: Db): Promise<Problem[]> {
  const jobs = Map.groupBy(await unfinishedJobs(db, 'narration'), ({ subject }) => subject)
  return [...jobs].map(([deviceId, rows]) => ({
    kind: 'narrationFailed',
    item: String(deviceId),
    // A name that a visitor gave to a device is never sent.
    name: devices.find(({ id }) => id === deviceId)?.name ?? `#${deviceId}`,
    begins: rows.some(({ state }) => state === 'failed'),
  }))
}

async function wordsProblem(db: Db, { nowMs }: Watch): Promise<Problem[]> {
  const since = await wordsFailingSince(db)
  return since !== null && nowMs - Date.parse(since) > serviceMs
    ? [{ kind: 'wordsFail', item: '', name: null, begins: true }]
    : []
}
