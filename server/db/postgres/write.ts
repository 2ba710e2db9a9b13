import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { watchWrites } from '../changes.ts'
import type { Journal } from '#server/backups/journal.ts'
import type { Schema } from '../schema.ts'
import { DatabaseLocked, UnknownOutcome, asStorageError, isAway, isPassing } from '../storageError.ts'
import type { Job } from '../writer.ts'
import { locks } from './locks.ts'
import { countCommit, wasCommitted } from './versions.ts'

export interface WriteOptions {
  readonly db: Kysely<Schema>
  readonly journal: Journal | undefined
  /** How long a write is tried again while another one is in its way or the database is away, ms. */
  readonly timeoutMs: number
}

const firstPauseMs = 5
const longestPauseMs = 100
/** How long to ask what became of a commit, ms. */
const outcomeTimeoutMs = 20_000

/**
 * One transaction a job. They are serializable: as if one came after the other, so a job may look first and write then,
 * whatever other servers do. Where two are in each other's way Postgres refuses one of them, and it is done again.
 */
export async function write<T>({ db, journal, timeoutMs }: WriteOptions, job: Job<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await writeOnce(db, journal, job)
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw asStorageError(error)
    }
    // By chance, so that the same two do not meet again.
    await setTimeout(pauseMs * Math.random())
  }
}

async function writeOnce<T>(db: Kysely<Schema>, journal: Journal | undefined, job: Job<T>): Promise<T> {
  const trx = await db.startTransaction().setIsolationLevel('serializable').execute()
  const written = new Set<string>()
  try {
    await begin(trx)
    const answer = await job(trx.withPlugin(watchWrites(written)))
    const mark = await countCommit(trx, [...written])
    const commit = () => commitForSure(db, trx, mark)
    if (journal !== undefined && written.has('removal')) {
      await journal.around(() => ownRemovals(trx), commit)
    } else await commit()
    return answer
  } finally {
    if (!trx.isCommitted && !trx.isRolledBack) {
      // A connection that cannot even do that is thrown away by Kysely; what went wrong is told already.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined)
    }
  }
}

/** What was answered must not be lost, whatever the database is set to; a stricter setting stays. */
const synchronousCommit = sql`set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, true)`

/** Writers share a lock that a restore takes for itself. */
async function begin(trx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(locks.writing)}) as taken, ${synchronousCommit}`.execute(
    trx,
  )
  if (rows[0]?.taken !== true) throw new DatabaseLocked('A backup is being restored')
}

/** The rows of this transaction, whatever others add meanwhile. */
async function ownRemovals(trx: Transaction<Schema>) {
  return trx
    .selectFrom('removal')
    .select(['id', 'kind', 'item', 'item_created_at as itemCreatedAt', 'at'])
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .orderBy('id')
    .execute()
}

/** A lost answer to COMMIT says nothing; the mark of the transaction can be looked for afterwards. */
async function commitForSure(
  db: Kysely<Schema>,
  trx: { commit(): { execute(): Promise<void> } },
  mark: string | undefined,
): Promise<void> {
  try {
    await trx.commit().execute()
  } catch (error) {
    if (mark === undefined || !isAway(error)) throw error
    if (!(await findOutcome(db, mark, error))) throw error
  }
}

/** @throws UnknownOutcome where nobody can tell */
async function findOutcome(db: Kysely<Schema>, mark: string, cause: unknown): Promise<boolean> {
  const deadline = performance.now() + outcomeTimeoutMs
  while (performance.now() < deadline) {
    try {
      return await wasCommitted(db, mark)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await setTimeout(longestPauseMs)
  }
  throw new UnknownOutcome('It is not known whether a transaction was committed', { cause })
}
