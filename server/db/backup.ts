import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFile, syncFolder } from './files.ts'

/** An unfinished copy without changes for this long was abandoned by a killed process. */
const abandonedMs = 12 * 3_600_000

/**
 * Writes a consistent copy of the running server's database to `destination`, which appears when it is complete.
 * Deleted data is not copied. Blocks the thread.
 * @throws when the source does not exist, or source or copy fail the check
 */
export async function backupTo(databaseFile: string, destination: string): Promise<void> {
  const unfinished = prepareBackup(destination)
  const source = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  try {
    checkWhole(source, databaseFile)
    // Reads one state of the source without blocking writers.
    source.prepare('VACUUM INTO ?').run(unfinished)
    finishBackup(destination)
  } finally {
    source.close()
    removeUnfinished(destination)
  }
}

/** Makes the folder and removes abandoned copies. @returns the path to write to */
export function prepareBackup(destination: string): string {
  const folder = dirname(destination)
  mkdirSync(folder, { recursive: true })
  removeUnfinished(destination)
  removeAbandoned(folder)
  return unfinishedOf(destination)
}

/** @throws Error where the copy is damaged */
export function finishBackup(destination: string): void {
  const unfinished = unfinishedOf(destination)
  checkIntegrity(unfinished)
  syncFile(unfinished)
  renameSync(unfinished, destination)
  syncFolder(dirname(destination))
}

export function removeUnfinished(destination: string): void {
  for (const end of ['', '-journal']) rmSync(unfinishedOf(destination) + end, { force: true })
}

function removeAbandoned(folder: string, nowMs = Date.now()): void {
  for (const name of readdirSync(folder)) {
    if (!/\.sqlite\.unfinished(-journal)?$/.test(name)) continue
    const file = join(folder, name)
    if (nowMs - statSync(file).mtimeMs > abandonedMs) rmSync(file, { force: true })
  }
}

const unfinishedOf = (destination: string) => `${destination}.unfinished`

/** @throws Error where pages are damaged, or rows refer to what is not there. */
function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file)
  try {
    checkWhole(database, file)
  } finally {
    database.close()
  }
}

function checkWhole(database: DatabaseSync, file: string): void {
  const { integrity_check: result } = database.prepare('PRAGMA integrity_check').get() ?? {}
  if (result !== 'ok') throw new Error(`${file} is damaged: ${String(result)}`)
  const [torn] = database.prepare('PRAGMA foreign_key_check').all()
  if (torn !== undefined) throw new Error(`${file} is not whole: ${JSON.stringify(torn)}`)
}

/** ms after which copies made by the server are deleted: they contain data that was deleted since. */
const copiesMs = 30 * 86_400_000

/** Removes old copies that the server made before upgrades and restores, and abandoned ones. */
export function removeOldCopies(dataDir: string, nowMs: number): void {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return
  removeAbandoned(folder, nowMs)
  for (const name of readdirSync(folder)) {
    if (!/^before-.*\.sqlite$/.test(name)) continue
    const file = join(folder, name)
    if (nowMs - statSync(file).mtimeMs > copiesMs) rmSync(file)
  }
}
