import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lies beside the data; its time is that of the last backup. */
export const lastBackupFile = (dataDir: string) => join(dataDir, 'last-backup')

/** Notes that a backup has just been made, for the status that staff see. */
export async function noteBackup(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(lastBackupFile(dataDir), '')
}

/** When the last backup was made, ISO 8601; null: none is known of. */
export async function lastBackupAt(dataDir: string): Promise<string | null> {
  const mark = await stat(lastBackupFile(dataDir)).catch(() => null)
  return mark && mark.mtime.toISOString()
}
