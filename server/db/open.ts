import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { identityOf } from './files.ts'
import { removalsSince } from './removals.ts'
import { createJournal, removalsFile } from './journal.ts'
import type { Redo } from './journal.ts'
import type { Db, Schema, Write } from './schema.ts'
import { findDamage } from './check.ts'
import { createSnapshots, kyselyOver } from './sqlite.ts'
import type { StatementTrace } from './sqlite.ts'
import { FileReplaced, storageFailureOf } from './storageError.ts'
import { upgradeFile } from './upgrade.ts'
import { createWriter } from './write.ts'

type Tables = readonly (keyof Schema)[]

/** Reads of one consistent state, and the versions of tables in it. */
export type SnapshotJob<T> = (db: Db, versionOf: (tables: Tables) => number) => Promise<T>

/** The database, SQLite or Postgres. */
export interface Database {
  /** For reading: sees committed data. */
  readonly db: Db
  /** For long reads of one consistent state; one at a time. */
  snapshot<T>(job: SnapshotJob<T>): Promise<T>
  /** For reads at the speed of a slow line: uses little memory and blocks nobody. */
  openReader(): Reader
  /** Resolves when the writes are on the disk. @throws StorageError when they cannot be written, or that is unknown */
  write<T>(job: Write<T>): Promise<T>
  /** Grows with every commit, of any server, to one of `tables`. Synchronous where this process is the only writer. */
  version(tables: Tables): number | Promise<number>
  readonly peers: Peers
  /** The damage found in the file; undefined: none so far. Always undefined for Postgres. */
  damage(): string | undefined
  /** Checks the whole file; `damage` has the result. */
  check(signal: AbortSignal): Promise<void>
  /** Empties the log beside the file, so that deleted data is off the disk. */
  emptyLog(): void
  /** Whether another program has been reading for so long that the log could not be emptied. */
  isLogBlocked(nowMs?: number): boolean
  /** Whether the file was replaced or removed since it was opened: then nothing can be stored. */
  isReplaced(): boolean
  /** Finishes pending writes, then closes. */
  close(): Promise<void>
}

export interface Reader {
  /** Each query sees the data committed at that time. */
  readonly db: Db
  close(): void
}

/** Sends short texts, below 8000 bytes, to every server, this one included, in one order. */
export interface PubSub {
  publish(text: string): Promise<void>
  subscribe(listener: (text: string) => void): void
}

/** The other servers of the same database. */
export interface Peers {
  /** The unique number of this server. */
  readonly self: number
  /** The other servers that are up or were until recently: after a broken connection a server is soon back. */
  others(): Promise<readonly number[]>
  /** Runs a job unless another server is running it; undefined then. */
  alone<T>(name: string, job: () => Promise<T>): Promise<T | undefined>
  /** Tells the others that there may be work. */
  call(): void
  /** Called when another server does so. */
  onCall(listener: () => void): void
  /** Called when another server has gone; it may have left unfinished work. */
  onLeft(listener: () => void): void
  /** Counts requests for rate limits; undefined: in this process. */
  readonly counters: FastifyRateLimitStoreCtor | undefined
  /** Undefined: this is the only server. */
  readonly pubSub: PubSub | undefined
}

export interface SqliteDatabase extends Database {
  /** Counted in memory, since this process is the only writer. */
  version(tables: Tables): number
  /** The writing connection, for tests that make it fail. */
  readonly writing: DatabaseSync
}

export interface OpenOptions {
  readonly trace?: StatementTrace
  /** NORMAL can lose committed data in a power cut: for tests and benchmarks only. */
  readonly synchronous?: 'FULL' | 'NORMAL'
  /** Prints a line for the person who starts the server. */
  readonly print?: ((line: string) => void) | undefined
  readonly redo?: Redo
}

/** ms after which another reader is considered stuck. */
const longestHeldMs = 10 * 60_000

/** ms that a write waits for a lock of another process. */
const timeoutMs = 2000

export async function openDatabase(file: string, options: OpenOptions = {}): Promise<SqliteDatabase> {
  const { trace, synchronous = 'FULL', print, redo } = options
  mkdirSync(dirname(file), { recursive: true })
  const found = identityOf(file)
  const writing = new DatabaseSync(file)
  const opened = found ?? identityOf(file)
  const isReplaced = () => identityOf(file) !== opened
  let damage: string | undefined
  const onError = (error: unknown) => {
    if (error instanceof Error && storageFailureOf(error) === 'damaged') damage ??= error.message
  }
  const writingDb = kyselyOver(writing, [], trace, onError)
  try {
    // Writes and rolls back, so that a read-only file is noticed at the start.
    writing.exec(
      `PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous};
       PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; BEGIN; PRAGMA user_version=0; ROLLBACK`,
    )
    await upgradeFile({ file, db: writingDb, print })
    // From here on, write.ts waits for locks without blocking the event loop.
    writing.exec('PRAGMA busy_timeout=0')
  } catch (error) {
    writing.close()
    throw error
  }

  const reading = new DatabaseSync(file)
  reading.exec('PRAGMA busy_timeout=20; PRAGMA query_only=ON; PRAGMA cache_size=-16000')
  const db = kyselyOver(reading, [], trace, onError)

  const versions = new Map<string, number>()
  let isLogEmpty = false
  /** Since when it cannot be emptied, ms of `performance.now()`. */
  let logBlockedMs: number | undefined
  function onCommit(tables: ReadonlySet<string>) {
    isLogEmpty = false
    for (const table of tables) versions.set(table, (versions.get(table) ?? 0) + 1)
  }
  const version: SqliteDatabase['version'] = (tables) =>
    tables.reduce((sum, table) => sum + (versions.get(table) ?? 0), 0)

  const snapshots = createSnapshots(file, trace, onError)
  const journal = createJournal(removalsFile(dirname(file)), redo)
  function requireFile() {
    if (isReplaced()) throw new FileReplaced('The database file was replaced or is gone')
  }
  const writer = createWriter({
    transaction: async (job) => {
      requireFile()
      const answer = await writingDb.transaction().execute(job)
      // A write to a removed file would be lost.
      requireFile()
      return answer
    },
    removedIn: removalsSince,
    journal,
    onCommit,
    timeoutMs,
  })
  const database: SqliteDatabase = {
    db,
    snapshot: (job) => snapshots.take((still) => job(still, version)),
    openReader: () => {
      const connection = new DatabaseSync(file, { readOnly: true, timeout: 20 })
      connection.exec('PRAGMA cache_size=-1000')
      return { db: kyselyOver(connection, [], trace, onError), close: () => connection.close() }
    },
    write: writer.write,
    version,
    peers: noPeers(),
    damage: () => damage,
    check: async (signal) => {
      const found = await findDamage(file, signal)
      damage ??= found
    },
    emptyLog: () => {
      isLogEmpty ||= emptyLog(file)
      logBlockedMs = isLogEmpty ? undefined : (logBlockedMs ?? performance.now())
    },
    isLogBlocked: (nowMs = performance.now()) =>
      logBlockedMs !== undefined && nowMs - logBlockedMs > longestHeldMs,
    isReplaced,
    close: async () => {
      await writer.settle()
      snapshots.close()
      if (reading.isOpen) reading.close()
      if (writing.isOpen) writing.close()
    },
    writing,
  }
  try {
    await journal.align(database, print)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** One server has its own file. It gets a new number at each start, so that it recognizes work left by the last run. */
function noPeers(): Peers {
  return {
    self: randomInt(1, 2 ** 31),
    others: async () => [],
    alone: (_name, job) => job(),
    call: () => {},
    onCall: () => {},
    onLeft: () => {},
    counters: undefined,
    pubSub: undefined,
  }
}

/**
 * Moves the log into the file and truncates it, so that deleted data is in neither.
 * @returns whether it could; not while others read or write
 */
function emptyLog(file: string): boolean {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    return connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch (error) {
    if (storageFailureOf(error) === 'locked') return false
    throw error
  } finally {
    connection.close()
  }
}
