import { setTimeout } from 'node:timers/promises'
import { sql, DataTypeNode, GeneratedNode, OperationNodeTransformer, RawNode } from 'kysely'
import type { Transaction, ColumnDefinitionNode, KyselyPlugin, OperationNode } from 'kysely'
import { migrate, nextStep } from '#server/db/migrate.ts'
import type { Database, SnapshotJob } from '#server/db/open.ts'
import { createJournal } from '#server/db/journal.ts'
import type { Redo } from '#server/db/journal.ts'
import type { StatementTrace } from '#server/db/sqlite.ts'
import type { Schema } from '#server/db/schema.ts'
import { DatabaseLocked, isAway } from '#server/db/storageError.ts'
import { createWriter } from '#server/db/write.ts'
import { connect } from './client.ts'
import { locks } from './locks.ts'
import { joinPeers, tryAlone } from './peers.ts'
import type { PeerOptions } from './peers.ts'
import { openPool, withPool } from './pool.ts'
import { countCommit, createVersionReader, readVersions, versionOf } from './versions.ts'
import { foldInPostgres } from '#server/db/fold.ts'
import type { Ask } from './client.ts'

/** ms in which a Postgres can be restarted. */
const usualTimeoutMs = 10_000
/** ms between checks whether another server has finished its upgrade. */
const pauseMs = 200

export interface PostgresOptions {
  /** ms for which a write is retried while others block it or the database is away. */
  readonly timeoutMs?: number
  /** Most ms that a query may take. */
  readonly silenceMs?: number
  readonly peers?: PeerOptions
  readonly trace?: StatementTrace | undefined
  /** Prints a line for the person who starts the server. */
  readonly print?: ((line: string) => void) | undefined
  /** The journal of this server; without it removals are noted in the database only. See ../removals.ts. */
  readonly removalsFile?: string
  readonly redo?: Redo
  /** Called before tables with data are changed, with the name of the first migration. */
  readonly beforeUpgrade?: (step: string) => Promise<void>
}

/** Opens the database and upgrades its tables. @throws ConfigError where that is impossible */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { trace, print, removalsFile, redo, beforeUpgrade, timeoutMs = usualTimeoutMs } = options
  await upgrade(url, beforeUpgrade)
  const pool = openPool(url, { trace, silenceMs: options.silenceMs })
  const { db } = pool
  const peers = await joinPeers(url, pool, options.peers)
  const journal = removalsFile === undefined ? undefined : createJournal(removalsFile, redo)
  const currentVersions = createVersionReader((question) => {
    trace?.(question)
    return pool.ask(question)
  })
  const writer = createWriter({
    // Serializable, so a job may read first and write then. Of two conflicting transactions Postgres refuses one,
    // which is retried.
    transaction: (job) =>
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (trx) => {
          await begin(trx)
          return job(trx)
        }),
    removedIn: ownRemovals,
    journal,
    beforeCommit: countCommit,
    timeoutMs,
  })
  /** One at a time, which limits the memory used. */
  let lastSnapshot: Promise<unknown> = Promise.resolve()

  function snapshot<T>(job: SnapshotJob<T>): Promise<T> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // The first query fixes the state that the transaction sees.
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
          // Those that are waiting would wait as long for nothing.
          if (isAway(error) && lastSnapshot !== settled) throw error
        },
      )
      settled.catch(() => {})
      lastSnapshot = settled
      return result
    },
    // Each query runs by itself, so nothing is held in between.
    openReader: () => ({ db, close: () => {} }),
    write: writer.write,
    version: async (tables) => versionOf(await currentVersions(), tables),
    peers,
    damage: () => undefined,
    check: async () => {},
    emptyLog: () => {},
    isLogBlocked: () => false,
    isReplaced: () => false,
    close: async () => {
      await writer.settle()
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

/** Committed data must not be lost, whatever the database's setting; a stricter one stays. */
const synchronousCommit = sql`set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, true)`

/** Writers share a lock that a restore takes exclusively. */
async function begin(trx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(locks.writing)}) as taken, ${synchronousCommit}`.execute(
    trx,
  )
  if (rows[0]?.taken !== true) throw new DatabaseLocked('A backup is being restored')
}

/** The rows of this transaction only. */
async function ownRemovals(trx: Transaction<Schema>) {
  return trx
    .selectFrom('removal')
    .select(['id', 'kind', 'item', 'item_created_at as itemCreatedAt', 'at'])
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .orderBy('id')
    .execute()
}

/** One server does it; the others wait. */
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

/** Tables for several servers: versions and counts. They are not part of a backup, so no migration makes them. */
async function makeOwnTables(ask: Ask): Promise<void> {
  const icu = await ask(`select 1 from pg_collation where collname = 'und-x-icu'`)
  await ask(`
    begin;
    select pg_advisory_xact_lock(${locks.writing});
    create table if not exists table_commit (
      name text collate "C" not null,
      commits bigint not null
    );
    create unlogged table if not exists request_count (
      key text collate "C" primary key,
      count bigint not null,
      ends_at timestamptz not null
    );
    ${foldInPostgres(icu.rows.length > 0)};
    alter table media alter column bytes set storage external;
    commit`)
}

/**
 * Adapts migrations, written once for both engines, to Postgres: numbers as wide as in SQLite, byte-wise comparison of
 * texts, ids that are never reused.
 */
const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => new PostgresTypes().transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

class PostgresTypes extends OperationNodeTransformer {
  protected override transformColumnDefinition(
    ...[given, queryId]: Parameters<OperationNodeTransformer['transformColumnDefinition']>
  ): ColumnDefinitionNode {
    const { autoIncrement, ...column } = super.transformColumnDefinition(given, queryId)
    const dataType = typeOf(column.dataType)
    if (autoIncrement !== true) return { ...column, dataType }
    return {
      ...column,
      dataType,
      generated: GeneratedNode.create({ identity: true, byDefault: true }),
    }
  }
}

function typeOf(node: OperationNode): OperationNode {
  if (!DataTypeNode.is(node)) return node
  switch (node.dataType) {
    case 'integer':
      return DataTypeNode.create('bigint')
    case 'real':
      return DataTypeNode.create('double precision')
    case 'blob':
      return DataTypeNode.create('bytea')
    case 'text':
      return RawNode.createWithSql('text collate "C"')
    default:
      return node
  }
}
