import { migrate, nextStep } from '../migrate.ts'
import type { Database, SnapshotJob } from '../open.ts'
import { createJournal } from '../removals.ts'
import type { StatementTrace } from '../sqlite.ts'
import { connect } from './client.ts'
import { locks } from './locks.ts'
import { makeOwnTables } from './ownTables.ts'
import { joinPeers } from './peers.ts'
import { openPool, withPool } from './pool.ts'
import { postgresTypes } from './types.ts'
import { createVersionReader, readVersions, versionOf } from './versions.ts'
import { write } from './write.ts'

/** So long that a Postgres can be started anew. */
const usualTimeoutMs = 10_000

export interface PostgresOptions {
  /** How long a write is tried again while another one is in its way or the database is away. */
  readonly timeoutMs?: number
  readonly trace?: StatementTrace | undefined
  /** Takes what the person who starts the server should read. */
  readonly print?: ((line: string) => void) | undefined
  /** The journal of this server; without it only the database notes what is removed. See ../removals.ts. */
  readonly removalsFile?: string
  /** Called before tables that hold something are changed, with the name of the first step. */
  readonly beforeUpgrade?: (step: string) => Promise<void>
}

/** Opens the database, and brings its tables up to date. @throws ConfigError where nobody can work with it */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { trace, print, removalsFile, beforeUpgrade, timeoutMs = usualTimeoutMs } = options
  await upgrade(url, beforeUpgrade)
  const pool = openPool(url, { trace })
  const { db } = pool
  const peers = await joinPeers(url, pool)
  const journal = removalsFile === undefined ? undefined : createJournal(removalsFile)
  const currentVersions = createVersionReader(db)
  const writing = new Set<Promise<unknown>>()
  /** One after the other, so that the memory such a read takes is taken once. */
  let lastSnapshot: Promise<unknown> = Promise.resolve()

  function snapshot<T>(job: SnapshotJob<T>): Promise<T> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // The first question is the moment at which the transaction stands still.
        const versions = await readVersions(trx)
        return job(trx, (tables) => versionOf(versions, tables))
      })
  }

  const database: Database = {
    db,
    snapshot: (job) => {
      const result = lastSnapshot.then(() => snapshot(job))
      lastSnapshot = result.catch(() => undefined)
      return result
    },
    // Each question is put by itself, so nothing is held between them.
    openReader: () => ({ db, close: () => {} }),
    write: (job) => {
      const result = write({ db, journal, timeoutMs }, job).finally(() => writing.delete(result))
      writing.add(result)
      return result
    },
    version: async (tables) => versionOf(await currentVersions(), tables),
    peers,
    damage: () => undefined,
    check: async () => {},
    emptyLog: () => {},
    isReplaced: () => false,
    close: async () => {
      while (writing.size > 0) await Promise.allSettled(writing)
      await lastSnapshot
      await peers.close()
      await pool.close()
    },
  }
  try {
    await journal?.align(database, print)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** One server does it, whoever comes first; the others wait. */
export async function upgrade(url: string, before?: PostgresOptions['beforeUpgrade']): Promise<void> {
  const { ask, close } = await connect(url)
  try {
    await ask('select pg_advisory_lock($1, hashtext($2))', [locks.alone, 'upgrade'])
    await withPool(
      url,
      async (db) => {
        const step = await nextStep(db)
        if (step !== undefined) await before?.(step)
        await migrate(db)
      },
      { plugins: [postgresTypes] },
    )
    await makeOwnTables(ask)
  } finally {
    await close()
  }
}
