import {
  existsSync,
  linkSync,
  mkdirSync,
  readSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { ConfigError } from '#server/config/ConfigError.ts'
import { removeFromCopy, withPresentTables } from './copy.ts'
import type { Restored } from './copy.ts'
import { databaseFile, identityOf, syncFile, syncFolder } from '#server/db/files.ts'
import { readRemovals, removalsFile } from '#server/db/journal.ts'
import { isPassing } from '#server/db/storageError.ts'
import { backupFile } from '#server/db/upgrade.ts'

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/**
 * Replaces the database by a backup, and keeps the old one in `backups`. What was withdrawn, deleted or revoked since
 * the backup stays so, and the sessions of staff end. All or nothing.
 * @throws ConfigError where FILE is no complete backup of this or an earlier version, or a server is running
 */
export async function restore(file: string, place: Place): Promise<Restored> {
  requireBackup(file)
  const { dataDir, databaseUrl } = place
  if (databaseUrl === undefined) return restoreSqlite(file, dataDir)
  return (await import('./restorePostgres.ts')).restorePostgres(file, databaseUrl, dataDir)
}

async function restoreSqlite(file: string, dataDir: string): Promise<Restored> {
  const target = databaseFile({ dataDir })
  if (identityOf(file) === identityOf(target)) throw new ConfigError(`${file} is the database itself.`)
  return withPresentTables(file, dataDir, async (copy) => {
    const lock = existsSync(target) ? lockStopped(target) : undefined
    try {
      const removed = await removeFromCopy(copy, readRemovals(removalsFile(dataDir)))
      if (lock !== undefined) continueIds(copy, lock)
      syncFile(copy)
      const former = setAside(target, backupFile(dataDir, 'before-restore'))
      // Windows cannot replace an open file. If a server opens it in this moment, the next step fails.
      if (process.platform === 'win32') lock?.close()
      renameSync(copy, target)
      syncFolder(dataDir)
      return { former, removed }
    } finally {
      if (lock?.isOpen === true) lock.close()
    }
  })
}

/** @throws ConfigError with a sentence for files that are commonly mistaken for backups */
function requireBackup(file: string): void {
  if (!existsSync(file)) throw new ConfigError(`there is no file ${file}.`)
  if (!statSync(file).isFile()) throw new ConfigError(`${file} is no file.`)
  const start = firstBytes(file, 200)
  const tool = start.startsWith('PGDMP')
    ? 'pg_restore'
    : start.includes('PostgreSQL database dump')
      ? 'psql'
      : undefined
  if (tool !== undefined) {
    throw new ConfigError(`${file} was made by pg_dump: ${tool} puts it back, and it takes a Postgres.`)
  }
}

function firstBytes(file: string, count: number): string {
  const bytes = Buffer.alloc(count)
  const handle = openSync(file, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(handle, bytes, 0, count, 0))
  } finally {
    closeSync(handle)
  }
}

/** SQLite's result codes for unreadable files, https://www.sqlite.org/rescode.html */
const damaged: ReadonlySet<unknown> = new Set([11, 26])

/**
 * Locks the database of a stopped server without its log, so that no server can start on it.
 * @returns undefined where the file is too damaged to open
 * @throws ConfigError where a server is running
 */
export function lockStopped(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN IMMEDIATE')
    // A server that started in between has changed it back.
    const { journal_mode: mode } = lock.prepare('PRAGMA journal_mode').get() ?? {}
    if (mode !== 'delete') throw new ConfigError(running)
    return lock
  } catch (error) {
    lock.close()
    if (isPassing(error)) throw new ConfigError(running, { cause: error })
    if (error instanceof Error && 'errcode' in error && damaged.has(error.errcode)) return undefined
    throw error
  }
}

const running = 'the server is running. Stop it first.'

/**
 * Keeps the file under a second name. Only a damaged or lost file still has a log, which is moved, too: SQLite would
 * apply it to the next file. @returns the second name; undefined where there is no file
 */
function setAside(target: string, former: string): string | undefined {
  const existing = ['', '-wal', '-journal'].filter((end) => existsSync(target + end))
  if (existing.length > 0) mkdirSync(dirname(former), { recursive: true })
  for (const end of existing) linkSync(target + end, former + end)
  if (existing.length > 0) syncFolder(dirname(former))
  for (const end of ['-wal', '-shm', '-journal']) rmSync(target + end, { force: true })
  return existing.includes('') ? former : undefined
}

const Sequences = z.array(z.object({ name: z.string(), seq: z.number() }))

/** Ids that were used since the backup are not used again, since personal links name stories by id. */
function continueIds(copy: string, current: DatabaseSync): void {
  let given: z.infer<typeof Sequences>
  try {
    given = Sequences.parse(current.prepare('select name, seq from sqlite_sequence').all())
  } catch {
    // Too damaged to read; items can then be told apart by their time only.
    return
  }
  const database = new DatabaseSync(copy)
  try {
    const insert = database.prepare(
      'insert into sqlite_sequence (name, seq) select ?, 0 where ? not in (select name from sqlite_sequence)',
    )
    const raise = database.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?')
    for (const { name, seq } of given) {
      insert.run(name, name)
      raise.run(seq, name)
    }
  } finally {
    database.close()
  }
}
