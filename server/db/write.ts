import { setTimeout } from 'node:timers/promises'
import { DeleteQueryNode, InsertQueryNode, TableNode, UpdateQueryNode } from 'kysely'
import type { KyselyPlugin, OperationNode, RootOperationNode, Transaction } from 'kysely'
import type { Journal, NotedRemovals, RemovalRow } from './journal.ts'
import type { Schema, Write } from './schema.ts'
import { asStorageError, isAway, isPassing, StorageError } from './storageError.ts'

export interface WriterOptions {
  /** Runs a job in an isolated transaction. */
  readonly transaction: <T>(job: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>
  /** The rows that a transaction has added to `removal`; `after` is the last known id. */
  readonly removedIn: (trx: Transaction<Schema>, after: number) => Promise<readonly RemovalRow[]>
  readonly journal: Journal | undefined
  /** The last statements of a transaction that wrote to these tables. */
  readonly beforeCommit?: (trx: Transaction<Schema>, tables: ReadonlySet<string>) => Promise<void>
  /** Called before the caller gets the answer. */
  readonly onCommit?: (tables: ReadonlySet<string>) => void
  /** ms for which a write is retried while others block it or the database is away. */
  readonly timeoutMs: number
}

export interface Writer {
  /** Resolves when the writes are on the disk. @throws StorageError when they cannot be written, or that is unknown */
  write<T>(job: Write<T>): Promise<T>
  /** Resolves when no write is running. */
  settle(): Promise<void>
}

const firstPauseMs = 5
const longestPauseMs = 100

/** One transaction per job, retried while others block it. */
export function createWriter(options: WriterOptions): Writer {
  const pending = new Set<Promise<unknown>>()
  return {
    write: (job) => {
      const result = write(options, job).finally(() => pending.delete(result))
      pending.add(result)
      return result
    },
    settle: async () => {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

async function write<T>(options: WriterOptions, job: Write<T>): Promise<T> {
  const deadline = performance.now() + options.timeoutMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await writeOnce(options, job)
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw asStorageError(error)
    }
    // Random, so that the same two do not collide again.
    await setTimeout(pauseMs * Math.random())
  }
}

async function writeOnce<T>(options: WriterOptions, job: Write<T>): Promise<T> {
  const { transaction, removedIn, journal, beforeCommit, onCommit } = options
  const tables = new Set<string>()
  let noted: NotedRemovals | undefined
  let isCommitting = false
  try {
    const answer = await transaction(async (trx) => {
      const result = await job(trx.withPlugin(watchWrites(tables)))
      await beforeCommit?.(trx, tables)
      if (tables.has('removal')) noted = await journal?.note((after) => removedIn(trx, after))
      isCommitting = true
      return result
    })
    noted?.confirm()
    onCommit?.(tables)
    return answer
  } catch (error) {
    if (!isCommitting || !isAway(error)) {
      noted?.undo()
      throw error
    }
    // The answer to COMMIT is lost, and it may have succeeded: then the journal is right. If not, the next start
    // repeats the removal. The client sends again with the same Idempotency-Key.
    noted?.confirm()
    throw new StorageError('unknown', error)
  }
}

/** Notes the tables that queries write, to invalidate lists. Raw SQL is not seen: use the query builder. */
function watchWrites(written: Set<string>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const table = writtenTable(node)
      if (table !== undefined) written.add(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return nameOf(node.into)
  if (UpdateQueryNode.is(node)) return nameOf(node.table)
  if (DeleteQueryNode.is(node)) return nameOf(node.from.froms[0])
  return undefined
}

function nameOf(node: OperationNode | undefined): string | undefined {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined
}
