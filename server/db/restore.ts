import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../ConfigError.ts'
import { backupTo, checkIntegrity } from './backup.ts'
import { databaseFile } from './file.ts'
import { nextStep } from './migrate.ts'
import { openDatabase } from './open.ts'
import { kyselyOver } from './sqlite.ts'
import { backupFile } from './upgrade.ts'

/** Where a house keeps everything. */
interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/**
 * Puts a backup in the place of what the house holds now, which is copied into `backups` first.
 * @returns where that copy lies; undefined where there was nothing
 * @throws ConfigError where FILE is no whole backup of this or an earlier version, or a server is running
 */
export async function restore(file: string, place: Place): Promise<string | undefined> {
  await checkBackup(file)
  if (place.databaseUrl !== undefined) {
    return (await import('./postgres/restore.ts')).restorePostgres(file, place.databaseUrl, place.dataDir)
  }
  return restoreSqlite(file, place.dataDir)
}

async function restoreSqlite(file: string, dataDir: string): Promise<string | undefined> {
  const target = databaseFile({ dataDir })
  const former = existsSync(target) ? backupFile(dataDir, 'before-restore') : undefined
  if (former !== undefined) {
    requireStopped(target)
    await backupTo(target, former)
  }
  const unfinished = `${target}.unfinished`
  copyFileSync(file, unfinished)
  sync(unfinished)
  for (const end of ['-wal', '-shm']) rmSync(target + end, { force: true })
  renameSync(unfinished, target)
  sync(dirname(target))
  return former
}

/** A copy of a backup, with the tables of the present version. Gone when the job is done. */
export async function withPresentTables<T>(
  file: string,
  dataDir: string,
  job: (copy: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(dataDir, 'restore-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)
    await (await openDatabase(copy)).close()
    return await job(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new ConfigError(`there is no file ${file}.`)
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    checkIntegrity(file)
    const { count } =
      backup.prepare("select count(*) as count from sqlite_schema where name = 'user_story'").get() ?? {}
    if (count !== 1) throw new ConfigError(`${file} is no backup of the exhibition.`)
    await nextStep(kyselyOver(backup, []))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${file} is no whole backup: ${reason}`, { cause: error })
  } finally {
    backup.close()
  }
}

/** Only where nobody else has the file open can its journal be put away. @throws ConfigError */
export function requireStopped(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode=DELETE')
  } catch (error) {
    throw new ConfigError('the server is running. Stop it first.', { cause: error })
  } finally {
    database.close()
  }
}

/** Until it is on the disk. */
function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
