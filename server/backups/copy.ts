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
  /** Where lies what was there before; undefined where there was nothing. */
  readonly former: string | undefined
  readonly removed: string
}

/** What was removed since the backup is removed from its copy, too. @returns a sentence on it */
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
 * A checked copy of a backup, with the tables of the present version. Gone when the job is done.
 * @throws ConfigError where it is none
 */
export async function withPresentTables<T>(
  file: string,
  dataDir: string,
  job: (copy: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, 'restore.unfinished')
  // One that was killed leaves it.
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
    // Whatever the umask: it becomes the database.
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
