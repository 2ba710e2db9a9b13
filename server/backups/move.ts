import { ConfigError } from '#server/config/ConfigError.ts'
import { withPresentTables } from './copy.ts'
import { lockStopped } from './restore.ts'
import { loadInto } from '#server/db/postgres/load.ts'
import { upgrade } from '#server/db/postgres/open.ts'
import { placeOf, reachPostgres } from '#server/db/postgres/reach.ts'
import { isFilled, whileNobodyWrites } from './restorePostgres.ts'

/**
 * Copies everything from a SQLite file to a Postgres that holds nothing yet.
 * @throws ConfigError where the server is running, or the Postgres is in use
 */
export async function move(file: string, url: string, dataDir: string): Promise<void> {
  const lock = lockStopped(file)
  try {
    await reachPostgres(url)
    await upgrade(url)
    await whileNobodyWrites(url, async (ask) => {
      if (await isFilled(ask)) throw new ConfigError(`there is a house at ${placeOf(url)} already.`)
      await withPresentTables(file, dataDir, (copy) => loadInto(ask, copy))
    })
  } finally {
    lock?.close()
  }
}
