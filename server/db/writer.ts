import { setImmediate, setTimeout } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { StatementTrace } from './sqlite.ts'
import { asStorageError, isLocked } from './storageError.ts'

/**
 * What is to be written, and the answer it gives. It may run twice, so it touches nothing but `db`; and it awaits
 * nothing but `db`, because everybody's transaction stays open meanwhile.
 */
export type Job<T> = (db: Kysely<Schema>) => Promise<T>

export interface Writer {
  /** Resolves after the job's writes are on disk. @throws HttpError 507 when they cannot be. */
  write<T>(job: Job<T>): Promise<T>
  /** Resolves when nothing is waiting any more. */
  settle(): Promise<void>
}

interface Waiting {
  readonly run: () => Promise<() => void>
  readonly reject: (error: unknown) => void
  /** Milliseconds of `performance.now()`. */
  readonly deadline: number
}

export interface WriterOptions {
  readonly database: DatabaseSync
  readonly db: Kysely<Schema>
  /** Tables written since the last commit, filled by `watchWrites`. */
  readonly written: Set<string>
  /** Called right after a commit and before anybody is answered. */
  readonly onCommit: (tables: ReadonlySet<string>) => void
  readonly trace?: StatementTrace | undefined
}

/** How long a write waits for a lock that another process holds. */
const patienceMs = 2000
const firstPauseMs = 5
const longestPauseMs = 100

/**
 * Group commit: all that is asked for in one turn of the event loop shares one transaction and so one fsync. Each job
 * has its own savepoint, so that one that fails takes nobody along.
 */
export function createWriter({ database, db, written, onCommit, trace }: WriterOptions): Writer {
  let queue: Waiting[] = []
  let working: Promise<void> | undefined

  function exec(sql: string) {
    trace?.(sql)
    database.exec(sql)
  }

  /** Takes the lock; false when it could not be had yet. */
  function begin(): boolean {
    try {
      exec('BEGIN IMMEDIATE')
      return true
    } catch (error) {
      if (isLocked(error)) return false
      throw error
    }
  }

  function rollBack() {
    // SQLite may have rolled back already, as it does when the disk is full.
    if (database.isTransaction) exec('ROLLBACK')
    written.clear()
  }

  async function commit(batch: readonly Waiting[]) {
    const answers: (() => void)[] = []
    for (const job of batch) {
      exec('SAVEPOINT job')
      try {
        answers.push(await job.run())
      } catch (error) {
        if (!database.isTransaction) throw error
        exec('ROLLBACK TO job')
        answers.push(() => job.reject(asStorageError(error)))
      }
      exec('RELEASE job')
    }
    exec('COMMIT')
    onCommit(written)
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
        if (begin()) {
          await commit(batch)
          pauseMs = firstPauseMs
          await setImmediate()
          continue
        }
      } catch (error) {
        rollBack()
        for (const job of batch) job.reject(asStorageError(error))
        continue
      }
      const now = performance.now()
      const locked = asStorageError(Object.assign(new Error('database is locked'), { errcode: 5 }))
      for (const job of batch) if (job.deadline <= now) job.reject(locked)
      queue = [...batch.filter((job) => job.deadline > now), ...queue]
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
        queue.push({ run, reject, deadline: performance.now() + patienceMs })
        working ??= work().finally(() => {
          working = undefined
        })
      }),
    settle: async () => {
      while (working !== undefined) await working
    },
  }
}
