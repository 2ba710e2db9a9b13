import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { HealthReport } from '#contract/kiosks.ts'
import { clockDoubtedSince } from '#server/db/clock.ts'
import type { Config } from '#server/config/config.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Database } from '#server/db/open.ts'
import { lastBackupAt, databaseFile } from '#server/db/files.ts'
import { generationStatus } from '#server/narrations/generationStatus.ts'
import { nightlyBackupStatus } from '#server/backups/nightly.ts'

type Facts = Omit<HealthReport, 'now' | 'version' | 'startedAt'>

/** The state of the server, so that staff act before a disk is full or a backup is a year old. */
export async function healthReport(
  { db, isReplaced }: Pick<Database, 'db' | 'isReplaced'>,
  config: Config,
): Promise<Facts> {
  const { narrations, stories } = await generationStatus(db, config.ai)
  const work = [narrations, ...Object.values(stories)]
  return {
    databaseBytes: await sizeOf(databaseFile(config)),
    disk: await diskOf(config.dataDir),
    lastBackupAt: await lastBackupAt(config.dataDir),
    nightlyBackup: await nightlyBackupStatus(db, config, Date.now(), startedMs()),
    clockDoubtedSince: await clockDoubtedSince(db, Date.now()),
    databaseReplaced: isReplaced(),
    work: {
      waiting: work.reduce((sum, { pending }) => sum + pending, 0),
      failed: work.reduce((sum, { failed }) => sum + failed, 0),
    },
  }
}

/** The file with what SQLite keeps beside it; null where the database is none of this machine's. */
async function sizeOf(file: string): Promise<number | null> {
  const sizes = await Promise.all(['', '-wal'].map((end) => stat(file + end).catch(() => null)))
  return sizes[0] === null ? null : sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0)
}

/** The disk that a folder lies on, or will lie on once it is made; null where it is unknown. */
export async function diskOf(folder: string): Promise<Facts['disk']> {
  const disk = await statfs(folder).catch(() => null)
  if (disk !== null) return { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize }
  const parent = dirname(resolve(folder))
  return parent === folder ? null : diskOf(parent)
}

export const startedAt = () => timestamp(startedMs())

const startedMs = () => Date.now() - process.uptime() * 1000
