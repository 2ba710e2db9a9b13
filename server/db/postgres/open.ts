import type { Kysely } from 'kysely'
import { watchWrites } from '../changes.ts'
import { migrate, nextStep } from '../migrate.ts'
import type { Database } from '../open.ts'
import { createJournal } from '../removals.ts'
import type { Schema } from '../schema.ts'
import type { StatementTrace } from '../sqlite.ts'
import { createWriter } from '../writer.ts'
import { connect } from './client.ts'
import { kyselyOn } from './kyselyOn.ts'
import { locks } from './locks.ts'
import { makeOwnTables } from './ownTables.ts'
import { joinPeers } from './peers.ts'
import { openReading } from './reading.ts'
import { createSnapshots } from './snapshots.ts'
import { postgresTransactions } from './transactions.ts'
import { postgresTypes } from './types.ts'
import { createVersionReader, versionOf } from './versions.ts'

/** How long a write waits by itself: so long that a Postgres can be started anew. */
const defaultTimeoutMs = 10_000

export interface PostgresOptions {
  /** How long a write waits for another server's turn to end, or for a database that is away. */
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
  const { trace, print, removalsFile, beforeUpgrade, timeoutMs = defaultTimeoutMs } = options
  await upgrade(url, beforeUpgrade)
  const reading = openReading(url)
  const peers = await joinPeers(url, reading.askOnce)
  const snapshots = createSnapshots(url, trace)
  const transactions = postgresTransactions(url, trace)
  const written = new Set<string>()
  const writingDb = kyselyOn(transactions.ask, { plugins: [watchWrites(written)], trace, streams: true })
  const journal = removalsFile === undefined ? undefined : createJournal(removalsFile, writingDb)
  const writer = createWriter({
    transactions: journal?.over(transactions) ?? transactions,
    db: writingDb,
    written,
    timeoutMs,
  })
  const db: Kysely<Schema> = kyselyOn(reading.ask, { trace })
  const readVersions = createVersionReader((sql, values) => {
    trace?.(sql)
    return reading.askOnce(sql, values)
  })
  const database: Database = {
    db,
    snapshot: snapshots.take,
    // Each question is put by itself, so nothing is held between them.
    openReader: () => ({ db, close: () => {} }),
    write: writer.write,
    // Sending it keeps nobody waiting here, whenever that is.
    storeBlob: async () => {},
    version: async (tables) => versionOf(await readVersions(), tables),
    peers,
    damage: () => undefined,
    check: async () => {},
    emptyLog: () => {},
    isReplaced: () => false,
    close: async () => {
      await writer.settle()
      await transactions.close()
      await snapshots.close()
      await peers.close()
      await reading.close()
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
    const db = kyselyOn(ask, { plugins: [postgresTypes] })
    const step = await nextStep(db)
    if (step !== undefined) await before?.(step)
    await migrate(db)
    await makeOwnTables(ask)
  } finally {
    await close()
  }
}
