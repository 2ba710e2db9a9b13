import { setTimeout } from 'node:timers/promises'
import { migrate, nextStep } from '../migrate.ts'
import type { Database, SnapshotJob } from '../open.ts'
import { createJournal } from '#server/backups/journal.ts'
import type { StatementTrace } from '../sqlite.ts'
import { isAway } from '../storageError.ts'
import { connect } from './client.ts'
import { makeOwnTables } from './ownTables.ts'
import { joinPeers, tryAlone } from './peers.ts'
import type { PeerOptions } from './peers.ts'
import { openPool, withPool } from './pool.ts'
import { postgresTypes } from './types.ts'
import { createVersionReader, readVersions, versionOf } from './versions.ts'
import { write } from './write.ts'

/** So long that a Postgres can be started anew. */
const usualTimeoutMs = 10_000
/** How often an upgrade asks whether another server has ended its own, ms. */
const pauseMs = 200

export interface PostgresOptions {
  /** How long a write is tried again while another one is in its way or the database is away. */
  readonly timeoutMs?: number
  /** How long a question may be without an answer, ms. */
  readonly silenceMs?: number
  readonly peers?: PeerOptions
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
  const pool = openPool(url, { trace, silenceMs: options.silenceMs })
  const { db } = pool
  const peers = await joinPeers(url, pool, options.peers)
  const journal = removalsFile === undefined ? undefined : createJournal(removalsFile)
  const currentVersions = createVersionReader((question) => {
    trace?.(question)
    return pool.ask(question)
  })
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
      const settled = result.then(
        () => {},
        (error: unknown) => {
          // Those that wait already would each wait as long for nothing.
          if (isAway(error) && lastSnapshot !== settled) throw error
        },
      )
      settled.catch(() => {})
      lastSnapshot = settled
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
    isLogHeld: () => false,
    isReplaced: () => false,
    close: async () => {
      while (writing.size > 0) await Promise.allSettled(writing)
      await lastSnapshot.catch(() => undefined)
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
    while (!(await tryAlone(ask, 'upgrade'))) await setTimeout(pauseMs)
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
