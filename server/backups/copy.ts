import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '#server/config/ConfigError.ts'
import { backupTo } from '#server/db/backup.ts'
import { migrate, nextStep } from '#server/db/migrate.ts'
import type { Removal } from '#server/db/removals.ts'
import { kyselyOver } from '#server/db/sqlite.ts'
import { isFull } from '#server/db/storageError.ts'
import { removeAgain } from './applyRemovals.ts'

export interface Restored {
  /** Path of the former data; undefined where there were none. */
  readonly former: string | undefined
  readonly removed: string
}

/** Repeats removals since the backup in its copy. @returns a sentence on what was done */
export async function removeFromCopy(copy: string, removals: readonly Removal[]): Promise<string> {
  const database = new DatabaseSync(copy)
  try {
    database.exec('PRAGMA secure_delete=ON')
    return await kyselyOver(database, [])
      .transaction()
      .execute((db) => removeAgain(db, removals))
  } finally {
    database.close()
  }
}

/**
 * Gives the job a checked copy of a backup, upgraded to the present tables, and deletes the copy afterwards.
 * @throws ConfigError where the file is no backup
 */
export async function withPresentTables<T>(
  file: string,
  dataDir: string,
  job: (copy: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, 'restore.unfinished')
  // Left by a process that was killed.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const copy = join(folder, 'copy.sqlite')
    await makeCopy(file, copy)
    return await job(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeCopy(file: string, copy: string): Promise<void> {
  try {
    await backupTo(file, copy)
    // Independent of the umask, since the copy becomes the database.
    chmodSync(copy, 0o600)
    const database = new DatabaseSync(copy)
    try {
      const { count } =
        database.prepare("select count(*) as count from sqlite_schema where name = 'user_story'").get() ?? {}
      if (count !== 1) throw new ConfigError(`${file} is no backup of the exhibition.`)
      const db = kyselyOver(database, [])
      await nextStep(db)
      await migrate(db)
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (isFull(error)) throw new ConfigError(noSpace(file, dirname(copy)), { cause: error })
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${file} is no whole backup: ${reason}`, { cause: error })
  }
}

function noSpace(file: string, folder: string): string {
  const megabytes = Math.ceil(statSync(file).size / 1_000_000)
  return (
    `the disk is full. ${file} may well be good: to look, it is copied to ${folder}, which takes ${megabytes} MB. ` +
    'Make room there, then try again.'
  )
}
