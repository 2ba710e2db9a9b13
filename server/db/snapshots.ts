import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { kyselyOver } from './sqlite.ts'
import type { StatementTrace } from './sqlite.ts'

/** Reads that belong together. It is called in the very moment from which on `db` stands still. */
type StillJob<T> = (db: Kysely<Schema>) => Promise<T>

export interface Snapshots {
  take<T>(job: StillJob<T>): Promise<T>
  close(): void
}

/**
 * Long reads on a connection of their own: they see the database as it stood when they began, while everybody else
 * reads what is committed meanwhile. One after the other, so that the memory such a read takes is taken once.
 */
export function createSnapshots(
  file: string,
  trace?: StatementTrace,
  onError?: (error: unknown) => void,
): Snapshots {
  let last: Promise<unknown> = Promise.resolve()
  // Opened at once: another file may lie there later.
  const connection = connect(file)
  const db = kyselyOver(connection, [], trace, onError)

  async function takeNow<T>(job: StillJob<T>): Promise<T> {
    connection.exec('BEGIN')
    try {
      // BEGIN alone does not look at the file yet.
      connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
      return await job(db)
    } finally {
      if (connection.isOpen) connection.exec('COMMIT')
    }
  }

  return {
    take: (job) => {
      const result = last.then(() => takeNow(job))
      // The next one starts whether this one succeeded or not; whoever asked hears of a failure through `result`.
      last = result.catch(() => undefined)
      return result
    },
    close: () => {
      if (connection.isOpen) connection.close()
    },
  }
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file)
  connection.exec('PRAGMA busy_timeout=20; PRAGMA query_only=ON; PRAGMA cache_size=-1000')
  return connection
}
