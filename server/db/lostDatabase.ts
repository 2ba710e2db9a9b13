import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '#server/config/ConfigError.ts'
import { databaseFile } from './file.ts'
import { lastBackupFile } from './lastBackup.ts'

const markerIn = (dataDir: string) => join(dataDir, 'has-database')

/** Notes that there is a database in this folder now. */
export function markAsUsed(dataDir: string): void {
  const marker = markerIn(dataDir)
  if (existsSync(marker)) return
  writeFileSync(
    marker,
    'There is a database of the exhibition in this folder; without it the server does not start.\n',
  )
}

/**
 * A server that found no database would make an empty one. Where something tells that there was one, that is not what
 * anybody wants. @throws ConfigError that says what was found, and what to do
 */
export function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile({ dataDir })
  const isMissing = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (!isMissing && hasTables(file)) return
  const backups = join(dataDir, 'backups')
  const found = [markerIn(dataDir), lastBackupFile(dataDir)].filter((trace) => existsSync(trace))
  if (existsSync(backups) && readdirSync(backups).length > 0) found.push(backups)
  // Beside a file with a first page the log may be that of a first start that was killed.
  if (isMissing && existsSync(`${file}-wal`)) found.push(`${file}-wal`)
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
