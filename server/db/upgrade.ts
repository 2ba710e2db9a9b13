import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { ConfigError } from '../ConfigError.ts'
import { backupTo } from './backup.ts'
import { nextStep } from './migrate.ts'
import type { Schema } from './schema.ts'

/**
 * Copies a database file into the folder `backups` beside it before its tables are changed: the way back to the version
 * before. @throws ConfigError where no copy can be made: then nothing is changed either
 */
export async function backupBeforeUpgrade(
  db: Kysely<Schema>,
  file: string,
  print: ((line: string) => void) | undefined,
): Promise<void> {
  const step = await nextStep(db)
  if (step === undefined) return
  const copy = backupFile(dirname(file), `before-${step}`)
  try {
    await backupTo(file, copy)
  } catch (error) {
    throw new ConfigError(noBackup(copy, error), { cause: error })
  }
  print?.(`The database is upgraded (${step}). As it was before, it lies in ${copy}.`)
}

/** Where a copy that the house makes by itself lies: named by its reason and the time. */
export function backupFile(dataDir: string, reason: string, now = new Date()): string {
  const time = now.toISOString().slice(0, 23).replaceAll(':', '')
  return join(dataDir, 'backups', `${reason}-${time}.sqlite`)
}

export function noBackup(copy: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `The database was not upgraded, because no backup could be written to ${copy}: ${reason}`
}
