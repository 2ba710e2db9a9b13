import { rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backupTo } from '#server/db/backup.ts'
import { databaseFile } from '#server/db/files.ts'
import { withPresentTables } from './copy.ts'
import { isFull } from '#server/db/storageError.ts'

interface Order {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly file: string
}

/** Copies all that the server keeps, while it is served. @throws Error where the copy fails its check */
export async function makeBackup({ dataDir, databaseUrl, file }: Order): Promise<void> {
  if (databaseUrl === undefined) await backupTo(databaseFile({ dataDir }), file)
  else await (await import('#server/db/postgres/dump.ts')).dumpTo(databaseUrl, file)
}

export const backupJobs = {
  /**
   * A backup that was tried as a restore does it, which takes as much room again for a while. Where there is none it is
   * checked all the same.
   * @throws Error where it could not be made or restored: then there is none
   */
  make: async (order: Order): Promise<{ bytes: number; isTried: boolean }> => {
    await makeBackup(order)
    const { size: bytes } = statSync(order.file)
    try {
      await withPresentTables(order.file, dirname(order.file), async () => {})
      return { bytes, isTried: true }
    } catch (error) {
      if (isFull(error)) return { bytes, isTried: false }
      rmSync(order.file)
      throw error
    }
  },
}
