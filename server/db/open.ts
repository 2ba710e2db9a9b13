import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { watchWrites } from './changes.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { createSnapshots } from './snapshots.ts'
import type { SnapshotJob } from './snapshots.ts'
import { kyselyOver } from './sqlite.ts'
import type { StatementTrace } from './sqlite.ts'
import { createWriter } from './writer.ts'
import type { Job } from './writer.ts'

export interface Database {
  /** For reading: sees what is committed. */
  readonly db: Kysely<Schema>
  /** For reads that take long and must agree with each other; they wait for each other. */
  snapshot<T>(job: SnapshotJob<T>): Promise<T>
  /** A connection of its own that keeps little in memory, for reads that take as long as somebody's line is slow. */
  openReader(): Reader
  /** Resolves after the job's writes are on disk. @throws HttpError 507 when they cannot be. */
  write<T>(job: Job<T>): Promise<T>
  /** A number that grows with each commit that wrote to one of `tables`. */
  version(tables: readonly (keyof Schema)[]): number
  /** Finishes what is waiting, then closes. */
  close(): Promise<void>
  /** The connection that writes, for tests that make it fail. */
  readonly writing: DatabaseSync
}

export interface Reader {
  /** Each query sees what is committed then. */
  readonly db: Kysely<Schema>
  close(): void
}

export interface OpenOptions {
  readonly trace?: StatementTrace
  /** NORMAL loses what was answered when the power fails: for the benchmark that compares with it, nothing else. */
  readonly synchronous?: 'FULL' | 'NORMAL'
}

/** Opens the database file, makes it if there is none, and brings its tables up to date. */
export async function openDatabase(file: string, options: OpenOptions = {}): Promise<Database> {
  const { trace, synchronous = 'FULL' } = options
  mkdirSync(dirname(file), { recursive: true })
  const writing = new DatabaseSync(file)
  // A lock is waited for without blocking the event loop, see writer.ts.
  writing.exec(
    `PRAGMA busy_timeout=0; PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}; PRAGMA foreign_keys=ON`,
  )
  const written = new Set<string>()
  const writingDb = kyselyOver(writing, [watchWrites(written)], trace)
  await migrate(writingDb)
  written.clear()

  const reading = new DatabaseSync(file)
  reading.exec('PRAGMA busy_timeout=20; PRAGMA query_only=ON; PRAGMA cache_size=-16000')
  const db = kyselyOver(reading, [], trace)

  const snapshots = createSnapshots(file, trace)

  const versions = new Map<string, number>()
  function onCommit(tables: ReadonlySet<string>) {
    for (const table of tables) versions.set(table, (versions.get(table) ?? 0) + 1)
  }
  const writer = createWriter({ database: writing, db: writingDb, written, onCommit, trace })
  return {
    db,
    snapshot: snapshots.take,
    openReader: () => {
      const connection = new DatabaseSync(file)
      connection.exec('PRAGMA busy_timeout=20; PRAGMA query_only=ON; PRAGMA cache_size=-1000')
      return { db: kyselyOver(connection, [], trace), close: () => connection.close() }
    },
    write: writer.write,
    version: (tables) => tables.reduce((sum, table) => sum + (versions.get(table) ?? 0), 0),
    close: async () => {
      await writer.settle()
      snapshots.close()
      if (reading.isOpen) reading.close()
      if (writing.isOpen) writing.close()
    },
    writing,
  }
}
