import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { asStorageError, isPassing } from './storageError.ts'

/**
 * What is to be written, and the answer it gives. It may run twice, so it touches nothing but `db`; and it awaits
 * nothing but `db`, because everybody's transaction stays open meanwhile.
 */
export type Job<T> = (db: Kysely<Schema>) => Promise<T>

export interface Writer {
  /** Resolves after the job's writes are on disk. @throws StorageError when they cannot be. */
  write<T>(job: Job<T>): Promise<T>
  /** Resolves when nothing is waiting any more. */
  settle(): Promise<void>
}

/**
 * Transactions of the one connection that writes. From `begin` on nobody else writes, in no process: a job may look first
 * and write then.
 */
export interface Transactions {
  begin(): Promise<void>
  savepoint(): Promise<void>
  release(): Promise<void>
  rollBackJob(): Promise<void>
  /** Resolves when it is on disk. */
  commit(): Promise<void>
  rollBack(): Promise<void>
  /** Whether what other jobs wrote in this transaction can still be committed after a job has failed. */
  stands(): boolean
}

interface Waiting {
  readonly run: () => Promise<() => void>
  readonly reject: (error: unknown) => void
  /** Milliseconds of `performance.now()`. */
  readonly deadline: number
}

export interface WriterOptions {
  readonly transactions: Transactions
  readonly db: Kysely<Schema>
  /** Tables written since the last commit, filled by `watchWrites`. */
  readonly written: Set<string>
  /** Called right after a commit and before anybody is answered. */
  readonly onCommit?: (tables: ReadonlySet<string>) => void
  /** How long a write waits for what passes by itself: a lock that another process holds. */
  readonly timeoutMs: number
}

const firstPauseMs = 5
const longestPauseMs = 100

/**
 * Group commit for SQLite, which has one writer: all that is asked for in one turn of the event loop shares one transaction and so one fsync. Each job
 * has its own savepoint, so that one that fails takes nobody along.
 */
export function createWriter({ transactions, db, written, onCommit, timeoutMs }: WriterOptions): Writer {
  let queue: Waiting[] = []
  let working: Promise<void> | undefined

  async function commit(batch: readonly Waiting[]) {
    const answers: (() => void)[] = []
    await transactions.begin()
    for (const job of batch) {
      await transactions.savepoint()
      try {
        answers.push(await job.run())
      } catch (error) {
        if (!transactions.stands()) throw error
        await transactions.rollBackJob()
        answers.push(() => job.reject(asStorageError(error)))
      }
      await transactions.release()
    }
    await transactions.commit()
    onCommit?.(written)
    written.clear()
    for (const answer of answers) answer()
  }

  async function work() {
    let pauseMs = firstPauseMs
    await setImmediate()
    while (queue.length > 0) {
      const batch = queue
      queue = []
      try {
        await commit(batch)
        pauseMs = firstPauseMs
        await setImmediate()
        continue
      } catch (error) {
        await transactions.rollBack()
        written.clear()
        const now = isPassing(error) ? performance.now() : Infinity
        for (const job of batch) if (job.deadline <= now) job.reject(asStorageError(error))
        queue = [...batch.filter((job) => job.deadline > now), ...queue]
        if (now === Infinity) continue
      }
      await setTimeout(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  return {
    write: (job) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          const answer = await job(db)
          return () => resolve(answer)
        }
        queue.push({ run, reject, deadline: performance.now() + timeoutMs })
        working ??= work().finally(() => {
          working = undefined
        })
      }),
    settle: async () => {
      while (working !== undefined) await working
    },
  }
}
