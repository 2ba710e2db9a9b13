import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, backup } from 'node:sqlite'

/** In one step: a write of the running server in between would start the copy anew, again and again. */
const allPages = 2 ** 31 - 1

/**
 * Writes a consistent copy of the database file, while it is served, to `destination`, which appears only when it is
 * whole. @throws when the source does not exist, or the copy fails its check.
 */
export async function backupTo(databaseFile: string, destination: string): Promise<void> {
  mkdirSync(dirname(destination), { recursive: true })
  const unfinished = `${destination}.unfinished`
  rmSync(unfinished, { force: true })
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, unfinished, { rate: allPages })
    checkIntegrity(unfinished)
    renameSync(unfinished, destination)
  } finally {
    source.close()
    rmSync(unfinished, { force: true })
  }
}

/** @throws Error where pages are damaged, or rows refer to what is not there. */
export function checkIntegrity(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    const { integrity_check: result } = copy.prepare('PRAGMA integrity_check').get() ?? {}
    if (result !== 'ok') throw new Error(`The copy is damaged: ${String(result)}`)
    const [torn] = copy.prepare('PRAGMA foreign_key_check').all()
    if (torn !== undefined) throw new Error(`The copy is not whole: ${JSON.stringify(torn)}`)
  } finally {
    copy.close()
  }
}
