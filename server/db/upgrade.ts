import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { ConfigError } from '#server/config/ConfigError.ts'
import { backupTo } from './backup.ts'
import { migrate, nextStep } from './migrate.ts'
import type { Db } from './schema.ts'

interface Upgraded {
  readonly file: string
  readonly db: Db
  readonly print: ((line: string) => void) | undefined
}

/**
 * Upgrades the tables of a database file. A database with data is first copied into the folder `backups`, as a way
 * back.
 * @throws ConfigError where no copy can be made; then nothing is changed
 */
export async function upgradeFile({ file, db, print }: Upgraded): Promise<void> {
  const step = await nextStep(db)
  const copy = step === undefined ? undefined : await backupBefore(step, file, db)
  await migrate(db)
  if (step !== undefined && copy !== undefined) print?.(wasUpgraded(step, copy))
}

/** Named by the time of the last change, so that a repeated upgrade finds its copy. */
async function backupBefore(step: string, file: string, db: Db): Promise<string> {
  // Moves the log into the file, whose modification time is then that of the last change.
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  const changedAt = rows[0]?.busy === 0 ? statSync(file).mtime : new Date()
  const copy = backupFile(dirname(file), `before-${step}`, changedAt)
  if (existsSync(copy)) return copy
  try {
    await backupTo(file, copy)
  } catch (error) {
    throw new ConfigError(noBackup(copy, error), { cause: error })
  }
  return copy
}

/** Path of a copy that the server makes by itself, named by reason and time. */
export function backupFile(dataDir: string, reason: string, time = new Date()): string {
  return join(dataDir, 'backups', `${reason}-${time.toISOString().slice(0, 23).replaceAll(':', '')}.sqlite`)
}

export function noBackup(copy: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `The database was not upgraded, because no backup could be written to ${copy}: ${reason}`
}

export function wasUpgraded(step: string, copy: string): string {
  return `The database was upgraded (${step}). As it was before, it lies in ${copy}.`
}
