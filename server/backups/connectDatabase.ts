import { removeAgain } from './applyRemovals.ts'
import type { Config } from '#server/config/config.ts'
import { databaseFile } from '#server/db/file.ts'
import { markAsUsed, refuseLostDatabase } from '#server/db/lostDatabase.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/open.ts'
import { asOpenError } from '#server/db/openError.ts'

/**
 * Opens what the configuration names: Postgres, or a SQLite file. Nothing of Postgres is loaded without need.
 * @param print takes what the person who starts the server should read
 * @throws ConfigError where it cannot be opened by anybody, or is not there although it was
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
