import { closeSync, fsyncSync, openSync, statSync } from 'node:fs'

/** Returns when the file is on the disk. */
export function syncFile(file: string): void {
  sync(file, 'r+')
}

/** Returns when it is on the disk which files a folder holds. Windows knows no such call. */
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

/** Device and inode: another file in the same place differs in them. Undefined where there is none. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
