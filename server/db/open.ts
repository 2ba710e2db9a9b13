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

/** Reads that belong together, from the moment on at which `db` stands still, and the version of tables in it. */
export type SnapshotJob<T> = (db: Db, versionOf: (tables: Tables) => number) => Promise<T>

/** What the server keeps, in SQLite or in Postgres. */
export interface Database {
  /** For reading: sees what is committed. */
  readonly db: Db
  /** For reads that take long and must agree with each other; they wait for each other. */
  snapshot<T>(job: SnapshotJob<T>): Promise<T>
  /** For reads that take as long as somebody's line is slow: keeps little in memory and nobody waiting. */
  openReader(): Reader
  /** Resolves after the job's writes are on disk. @throws StorageError when they cannot be, or nobody knows. */
  write<T>(job: Write<T>): Promise<T>
  /**
   * A number that grows with each commit that wrote to one of `tables`, by whichever server. At once where
   * this process is the only one that writes.
   */
  version(tables: Tables): number | Promise<number>
  readonly peers: Peers
  /** What a read, a write or a check has found damaged in the file; undefined: nothing so far. Postgres watches its own. */
  damage(): string | undefined
  /** Looks through the whole file for damage, which `damage` then tells. */
  check(signal: AbortSignal): Promise<void>
  /** Empties the log beside the file, so that what was deleted is nowhere any more. */
  emptyLog(): void
  /** Whether another program has read for so long that the log could not be emptied. */
  isLogBlocked(nowMs?: number): boolean
  /** Whether the file that was opened is not any more the one in its place: then nothing can be stored. */
  isReplaced(): boolean
  /** Finishes what is waiting, then closes. */
  close(): Promise<void>
}

export interface Reader {
  /** Each query sees what is committed then. */
  readonly db: Db
  close(): void
}

/** Carries short texts, below 8000 bytes, to every server, this one too, to all in one order. */
export interface PubSub {
  publish(text: string): Promise<void>
  subscribe(listener: (text: string) => void): void
}

/** The other servers that share the database. */
export interface Peers {
  /** Which of the servers this is: no other has this number. */
  readonly self: number
  /** The others that are up, or were a moment ago: one whose connection broke is back soon. */
  others(): Promise<readonly number[]>
  /** Does something unless another server is doing the same; undefined then. */
  alone<T>(name: string, job: () => Promise<T>): Promise<T | undefined>
  /** Tells the others that there may be work. */
  call(): void
  /** Hears the others' calls. */
  onCall(listener: () => void): void
  /** Hears that another server is gone; it may have left work behind. */
  onLeft(listener: () => void): void
  /** Where requests are counted for rate limits; undefined: in this process. */
  readonly counters: FastifyRateLimitStoreCtor | undefined
  /** Undefined: there is but this server. */
  readonly pubSub: PubSub | undefined
}

export interface SqliteDatabase extends Database {
  /** This process alone writes, so it counts by itself: without a query. */
  version(tables: Tables): number
  /** The connection that writes, for tests that make it fail. */
  readonly writing: DatabaseSync
}

export interface OpenOptions {
  readonly trace?: StatementTrace
  /** NORMAL loses what was answered when the power fails: for benches that fill a database, nothing else. */
  readonly synchronous?: 'FULL' | 'NORMAL'
  /** Takes what the person who starts the server should read. */
  readonly print?: ((line: string) => void) | undefined
  readonly redo?: Redo
}

/** What reads for so long beside the server does not end by itself, ms. */
const longestHeldMs = 10 * 60_000

/** How long a write waits for a lock that another process holds. */
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
    // A write that is taken back: it fails where the file is read-only, which would only be noticed by the next visitor.
    writing.exec(
      `PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous};
       PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON; BEGIN; PRAGMA user_version=0; ROLLBACK`,
    )
    await upgradeFile({ file, db: writingDb, print })
    // From now on a lock is waited for without blocking the event loop, see write.ts.
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
      // In a file that nobody finds any more nothing is stored.
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

/** One server owns one file; it has another number at each start, so that it knows what the one before it left. */
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
 * Moves what the log of a file holds into the file, and empties it: what was deleted before is then in neither.
 * @returns whether; not while somebody reads or writes
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
