import { closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'

/** Returns when the file is on the disk. */
export function syncFile(file: string): void {
  sync(file, 'r+')
}

/** Returns when the folder's entries are on the disk. Windows has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r')
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Device and inode, which differ for another file at the same path. Undefined where there is none. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

export function databaseFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'nachklang.sqlite')
}

/** Its modification time is that of the last backup. */
export const lastBackupFile = (dataDir: string) => join(dataDir, 'last-backup')

export async function noteBackup(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(lastBackupFile(dataDir), '')
}

/** When the last backup was made, ISO 8601; null: unknown. */
export async function lastBackupAt(dataDir: string): Promise<string | null> {
  const mark = await stat(lastBackupFile(dataDir)).catch(() => null)
  return mark && mark.mtime.toISOString()
}
