import { dirname } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createNightlyBackups, nightlyBackupStatus } from '#server/backups/nightly.ts'
import type { TestApp } from './helpers.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** By the machine's time zone, as the hour is set. Tomorrow, so that the clock is not doubted. */
export const night = new Date(Date.now() + dayMs).setHours(4, 0, 0, 0)
export const fileOf = (at: number) =>
  `nightly-${new Date(at).toISOString().slice(0, 23).replaceAll(':', '')}.sqlite`

export function nightly(museum: TestApp, environment: Record<string, string> = {}) {
  const dataDir = dirname(museum.file)
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: museum.url, ...environment })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const backups = createNightlyBackups({ database: museum.database, config, log })
  onTestFinished(() => backups.stop())
  const status = (nowMs: number, startedMs = 0) =>
    nightlyBackupStatus(museum.database.db, config, nowMs, startedMs)
  return { ...backups, log, status, folder: config.backupDir }
}
