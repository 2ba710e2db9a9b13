import { removeAgain } from './applyRemovals.ts'
import { ConfigError } from '#server/config/ConfigError.ts'
import type { Database } from '#server/db/open.ts'
import { removalsFile } from '#server/db/journal.ts'
import { backupFile, noBackup, wasUpgraded } from '#server/db/upgrade.ts'
import { dumpTo } from '#server/db/postgres/dump.ts'
import { openPostgres } from '#server/db/postgres/open.ts'
import { placeOf, reachPostgres } from '#server/db/postgres/reach.ts'

/**
 * Opens the Postgres of a server. Before an upgrade it is copied into `dataDir`.
 * @param print for the person who starts the server
 * @throws ConfigError where it cannot be opened
 */
export async function connectPostgres(
  url: string,
  dataDir: string,
  print?: (line: string) => void,
): Promise<Database> {
  await reachPostgres(url, print)
  let upgraded: string | undefined
  const database = await openPostgres(url, {
    print,
    removalsFile: removalsFile(dataDir),
    redo: removeAgain,
    beforeUpgrade: async (step) => {
      const copy = backupFile(dataDir, `before-${step}`)
      try {
        await dumpTo(url, copy)
      } catch (error) {
        throw new ConfigError(noBackup(copy, error), { cause: error })
      }
      upgraded = wasUpgraded(step, copy)
    },
  })
  if (upgraded !== undefined) print?.(upgraded)
  print?.(`Everything is stored in Postgres at ${placeOf(url)}.`)
  return database
}
