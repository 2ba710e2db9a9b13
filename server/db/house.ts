import type { Config } from '../config.ts'
import { databaseFile } from './file.ts'
import { openDatabase } from './open.ts'
import type { Database } from './open.ts'

/**
 * Opens what the configuration names: Postgres, or a SQLite file. Nothing of Postgres is loaded without need.
 * @param print takes what the person who starts the server should read
 * @throws ConfigError where it cannot be opened by anybody
 */
export async function openHouse(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  print?: (line: string) => void,
): Promise<Database> {
  const { databaseUrl: url, dataDir } = config
  if (url === undefined) return openDatabase(databaseFile(config), { print })
  const { openPostgresHouse } = await import('./postgres/house.ts')
  return openPostgresHouse(url, dataDir, print)
}
