import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { removeAgain } from './applyRemovals.ts'
import type { Config } from '#server/config/config.ts'
import { databaseFile, lastBackupFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/open.ts'
import { ConfigError } from '#server/config/ConfigError.ts'
import { storageFailureOf } from '#server/db/storageError.ts'
import type { StorageFailure } from '#server/db/storageError.ts'

/**
 * Opens the configured database: Postgres or a SQLite file. Code for Postgres is loaded only when needed.
 * @param print for the person who starts the server
 * @throws ConfigError where it cannot be opened, or has disappeared
 */
export async function connectDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  print?: (line: string) => void,
): Promise<Database> {
  const { databaseUrl: url, dataDir } = config
  if (url !== undefined) {
    const { connectPostgres } = await import('./connectPostgres.ts')
    return connectPostgres(url, dataDir, print)
  }
  const file = databaseFile(config)
  try {
    refuseLostDatabase(dataDir)
    const database = await openDatabase(file, { print, redo: removeAgain })
    markAsUsed(dataDir)
    return database
  } catch (error) {
    throw asOpenError(error, file)
  }
}

const sentences: Readonly<Partial<Record<StorageFailure, string>>> = {
  locked: 'another program holds it, maybe a restore. Start again when it has ended.',
  readOnly: 'the file or its folder is read-only. Let the user that runs the server write to both.',
  failing: 'the disk fails. Look at the system’s log; then start again, or restore a backup on another disk.',
  full: 'the disk is full. Nothing was changed. Make some room, then start again.',
  closed:
    'it cannot be opened. It must be a file, in a folder that the user that runs the server may write to.',
  damaged:
    'it is damaged. Keep it: move it and every file whose name begins like its own to another folder. Then restore the ' +
    'latest backup: npm run admin -- restore FILE.',
}

/** Turns the error of a file that cannot be opened into a sentence; other errors stay. */
function asOpenError(error: unknown, file: string): unknown {
  if (error instanceof ConfigError) return error
  if (error instanceof Error && 'syscall' in error) {
    return new ConfigError(`The folder ${dirname(file)} (DATA_DIR) cannot be used: ${error.message}.`, {
      cause: error,
    })
  }
  const failure = storageFailureOf(error)
  const sentence = failure && sentences[failure]
  return sentence === undefined
    ? error
    : new ConfigError(`The database ${file} cannot be used: ${sentence}`, { cause: error })
}

const markerIn = (dataDir: string) => join(dataDir, 'has-database')

function markAsUsed(dataDir: string): void {
  const marker = markerIn(dataDir)
  if (existsSync(marker)) return
  writeFileSync(
    marker,
    'There is a database of the exhibition in this folder; without it the server does not start.\n',
  )
}

/**
 * A server without a database file makes an empty one. If there are traces of an earlier one, it must not.
 * @throws ConfigError with what was found and what to do
 */
function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile({ dataDir })
  const isGone = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (!isGone && hasTables(file)) return
  const backups = join(dataDir, 'backups')
  const found = [markerIn(dataDir), lastBackupFile(dataDir)].filter((trace) => existsSync(trace))
  if (existsSync(backups) && readdirSync(backups).length > 0) found.push(backups)
  // With a main file present, the log may be that of a first start that was killed.
  if (isGone && existsSync(`${file}-wal`)) found.push(`${file}-wal`)
  if (found.length === 0) return
  throw new ConfigError(
    `The database ${file} is missing or empty, but there was one: ${found.join(' and ')} ` +
      `${found.length === 1 ? 'tells' : 'tell'} of it. Put the file back, or restore a backup: npm run admin -- restore FILE. ` +
      `To begin with an empty exhibition instead, move everything out of ${dataDir} first.`,
  )
}

function hasTables(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('select 1 from sqlite_schema limit 1').get() !== undefined
  } finally {
    database.close()
  }
}
