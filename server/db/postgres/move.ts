import { ConfigError } from '../../ConfigError.ts'
import { requireStopped } from '../restore.ts'
import { placeOf, reachPostgres } from './reach.ts'
import { upgrade } from './open.ts'
import { isFilled, restorePostgres } from './restore.ts'

/**
 * Copies a house from its SQLite file to a Postgres that holds nothing yet.
 * @throws ConfigError where the server is running, or the Postgres holds a house
 */
export async function move(file: string, url: string, dataDir: string): Promise<void> {
  requireStopped(file)
  await reachPostgres(url)
  await upgrade(url)
  if (await isFilled(url)) throw new ConfigError(`there is a house at ${placeOf(url)} already.`)
  await restorePostgres(file, url, dataDir)
}
