import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ConfigError } from '#server/config/ConfigError.ts'
import { backupTo } from './backup.ts'
import { migrate, nextStep } from './migrate.ts'
import type { Schema } from './schema.ts'
import { tablesOf } from './tables.ts'

interface Upgraded {
  readonly file: string
  readonly writing: DatabaseSync
  /** Over `writing`. */
  readonly db: Kysely<Schema>
  readonly print: ((line: string) => void) | undefined
}

/**
 * Brings the tables of a database file up to date. Where they hold something, it is copied into the folder `backups`
 * beside it first: the way back to the version before.
 * @throws ConfigError where no copy can be made: then nothing is changed either
 */
export async function upgradeFile({ file, writing, db, print }: Upgraded): Promise<void> {
  const step = await nextStep(db)
  const copy = step === undefined ? undefined : await backupBefore(step, file, db)
  try {
    await migrate(db)
  } catch (error) {
    if (!isHalfMigrated(error)) throw error
    if (!isEmpty(writing)) throw new ConfigError(halfMigrated(file), { cause: error })
    dropTables(writing)
    await migrate(db)
  }
  if (step !== undefined && copy !== undefined) print?.(wasUpgraded(step, copy))
}

/** Named by the last change that it holds: an upgrade that was interrupted finds its copy there when it is tried again. */
async function backupBefore(step: string, file: string, db: Kysely<Schema>): Promise<string> {
  // Moves all that was committed into the file, whose time then tells of the last change.
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

/** Where a copy that the server makes by itself lies: named by its reason and a time, to the millisecond. */
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

/** Versions before this one did not undo what a killed start or upgrade had begun. */
function isHalfMigrated(error: unknown): boolean {
  return error instanceof Error && /already exists|duplicate column name/.test(error.message)
}

function halfMigrated(file: string): string {
  return (
    `The database ${file} stands in the middle of an upgrade that was interrupted under a former version. Nothing was ` +
    `stored since it began. Put back a copy from before it: npm run admin -- restore FILE, where FILE is the newest in ` +
    `${join(dirname(file), 'backups')} whose name begins with before-0; if this is said again, the one before that.`
  )
}

function isEmpty(database: DatabaseSync): boolean {
  return tablesOf(database).every(
    ({ name }) => database.prepare(`select 1 from ${name} limit 1`).get() === undefined,
  )
}

/** So that a first start can begin anew. */
function dropTables(database: DatabaseSync): void {
  const drops = tablesOf(database)
    .toReversed()
    .map(({ name }) => `drop table ${name};`)
  database.exec(`begin; ${drops.join(' ')} delete from kysely_migration; commit`)
}
