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

/** Copies all data while the server runs. @throws Error where the copy fails its check */
export async function makeBackup({ dataDir, databaseUrl, file }: Order): Promise<void> {
  if (databaseUrl === undefined) await backupTo(databaseFile({ dataDir }), file)
  else await (await import('#server/db/postgres/dump.ts')).dumpTo(databaseUrl, file)
}

export const backupJobs = {
  /**
   * Makes a backup and, where there is space, tries to restore it; otherwise only its integrity is checked.
   * @throws Error where that fails; then there is no backup
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
